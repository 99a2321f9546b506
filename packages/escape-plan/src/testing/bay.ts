/**
 * A drawing for the tile `yard`, with water along the north, and with a store and another location on commercial land.
 */
export const BAY = String.raw`
    /W\W/W\W/W\W/W\
  /W\W/W\W/W\W/W\W/W\
/C\C/C\C/C\C/C\C/C\C/C\
\C/C\1/1\1/C\C/C\C/C\C/
  \C/C\C/C\2/2\2/C\C/
    \C/C\C/C\C/C\C/`;
