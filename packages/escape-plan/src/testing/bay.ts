/** A tile for `yard` with water along the north, and a store and another location on its commercial land. */
export const BAY = String.raw`
    /W\W/W\W/W\W/W\
  /W\W/W\W/W\W/W\W/W\
/C\C/C\C/C\C/C\C/C\C/C\
\C/C\1/1\1/C\C/C\C/C\C/
  \C/C\C/C\2/2\2/C\C/
    \C/C\C/C\C/C\C/`;
