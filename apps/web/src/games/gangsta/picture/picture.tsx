import { drawingOf } from '../../../icons/Icon.tsx';
import { look } from '../../portraits/look.ts';
import { Portrait } from '../../portraits/Portrait.tsx';
import './picture.css';

/** Three members of a gang, and their loot. */
export const PICTURE = (
  <span class="home-crew">
    <Portrait look={look(['ushanka', 'brows', 'beard'], ['square', 'light', 'red'], ['leather', 'brass'])} />
    <Portrait look={look(['wide', 'shades', 'earrings'], ['round', 'tan', 'dark'], ['pearls', 'plum'])} />
    <Portrait look={look(['afro', 'round', 'headset'], ['oval', 'brown', 'red'], ['turtleneck', 'blue'])} />
    <svg class="home-loot" viewBox="0 0 512 512" aria-hidden="true">
      {drawingOf('jeweller')}
    </svg>
  </span>
);
