import type { VNode } from 'preact';

/** The terrains' textures: hatching, window grids, small roofs, waves. */
export function Patterns(): VNode {
  return (
    <defs>
      <pattern id="city-industrial" width="9" height="9" patternUnits="userSpaceOnUse" patternTransform="rotate(45)">
        <path d="M0 0V9" class="ink" stroke-width="2.4" />
      </pattern>
      <pattern id="city-commercial" width="22" height="22" patternUnits="userSpaceOnUse">
        <path class="panes" d="M3 3h5v6h-5zM14 3h5v6h-5zM3 14h5v6h-5zM14 14h5v6h-5z" />
        <path class="lit" d="M14 14h5v6h-5z" />
      </pattern>
      <pattern id="city-residential" width="26" height="22" patternUnits="userSpaceOnUse">
        <path class="roofs" d="M2 9l5-5 5 5zM15 20l5-5 5 5z" />
        <path class="walls" d="M4 9h6v3H4zM17 20h6v2h-6zM17 0h6v1h-6z" />
      </pattern>
      <pattern id="city-water" width="28" height="16" patternUnits="userSpaceOnUse">
        <path class="waves" d="M-2 5q4-4 8 0t8 0 8 0 8 0M-9 13q4-4 8 0t8 0 8 0 8 0 8 0" />
      </pattern>
      <pattern id="city-shutters" width="6" height="6" patternUnits="userSpaceOnUse">
        <path class="slats" d="M0 1.5H6" />
      </pattern>
      <pattern id="city-bars" width="14" height="14" patternUnits="userSpaceOnUse" patternTransform="rotate(45)">
        <rect class="bar-light" width="14" height="14" />
        <rect class="bar-red" width="7" height="14" />
      </pattern>
    </defs>
  );
}
