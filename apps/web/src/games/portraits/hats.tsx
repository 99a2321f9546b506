import type { VNode } from 'preact';
import type { Look } from './look.ts';

/** Hair and hoods behind the face. */
export const BEHIND: Partial<Record<Look['hat'], VNode>> = {
  bob: <path class="hair" d="M17 40c-3-22 4-31 15-31s18 9 15 31z" />,
  hood: <path class="tint" d="M13 52c-5-28 5-45 19-45s24 17 19 45z" />,
  curls: <path class="hair" d="M17 34c-6-3-5-11 0-13 0-8 8-13 15-12 8-1 15 4 15 12 5 2 6 10 0 13z" />,
  afro: <circle class="hair" cx="32" cy="21" r="19" />,
  long: <path class="hair" d="M16 54c-2-30 2-46 16-46s18 16 16 46z" />,
  ponytail: <path class="hair" d="M42 12c10-2 14 8 10 18-1 6-4 9-7 10 2-8 2-18-3-28z" />,
  headscarf: <path class="tint" d="M16 46c-4-24 3-38 16-38s20 14 16 38z" />,
  helmet: <path class="ink" d="M18 40c-3-20 2-32 14-32s17 12 14 32z" />,
};

export const HATS: Readonly<Record<Look['hat'], VNode | null>> = {
  slick: <path class="hair" d="M20 26c-1-11 5-16 12.500-16S45 15 44 26c-2-6-6-8.500-12-8s-10 3-12 8z" />,
  bob: (
    <path class="hair" d="M19.500 30C18 17 23 11 32 11s14 6 12.500 19c-1-6-3-9-6-11-6 3-11 3-15 2-2 2-3.500 5-4 9z" />
  ),
  fedora: (
    <g>
      <path class="ink" d="M21 17c0-9 3-12 6.500-10.500 3 1 6 1 9 0C40 5 43 8 43 17z" />
      <path class="tint" d="M21 14.500h22V18H21z" />
      <ellipse class="ink" cx="32" cy="18.500" rx="19" ry="3.600" />
    </g>
  ),
  beanie: (
    <g>
      <path class="tint" d="M20 20c0-9 5-14 12-14s12 5 12 14z" />
      <rect class="ink" x="18.500" y="17" width="27" height="5.500" rx="2" />
    </g>
  ),
  cap: (
    <g>
      <path class="tint" d="M20 20c0-9 5-13.500 12-13.500 6 0 11 3.500 12 10z" />
      <path class="ink" d="M20 20c7-2.500 16-4 24-3.500 5 .5 9 1.500 10 4-4 1.500-11 .5-14-.5-7-1.500-14-1-20 0z" />
    </g>
  ),
  bun: (
    <g>
      <circle class="hair" cx="32" cy="8" r="5.500" />
      <path class="hair" d="M20 28c-1-12 5-17 12-17s13 5 12 17c-2-6-5-9-12-9s-10 3-12 9z" />
    </g>
  ),
  curls: <path class="hair" d="M20 25c1-9 6-11 12-11s11 2 12 11c-3-2-5-5-7-5-2 2-4 1-5 0-2 2-4 2-5 0-3 0-5 3-7 5z" />,
  bald: <path class="gleam" d="M25 19q3-4 8-4" />,
  ushanka: (
    <g>
      <path class="ink" d="M18 20c0-9 5-14.500 14-14.500S46 11 46 20z" />
      <rect class="tint" x="17" y="15" width="30" height="6" rx="3" />
      <rect class="ink" x="15" y="18" width="6.500" height="16" rx="3" />
      <rect class="ink" x="42.500" y="18" width="6.500" height="16" rx="3" />
    </g>
  ),
  wide: (
    <g>
      <path class="ink" d="M22 17c0-7 4-10 10-10s10 3 10 10z" />
      <path class="tint" d="M22 13.500h20V17H22z" />
      <ellipse class="ink" cx="32" cy="18" rx="25" ry="4" />
    </g>
  ),
  hood: <path class="tint" d="M18 34c-2-16 4-24 14-24s16 8 14 24c-1-10-5-15-14-15s-13 5-14 15z" />,
  afro: <path class="hair" d="M19.500 24c2-6 6-9 12.500-9s10.500 3 12.500 9c-4-3-8-4-12.500-4s-8.500 1-12.500 4z" />,
  ponytail: (
    <path class="hair" d="M19.500 27c-1-11 4-16.500 12.500-16.500S45.500 15 44.500 27c-2-7-8-9-11-9-6 0-12 2-14 9z" />
  ),
  beret: (
    <g>
      <path class="tint" d="M16 19C14 9 26 4 36 6c9 1.500 13 7 11 11-9-2-22-1-31 2z" />
      <path class="ink" d="M34 6.500 36 3l1.500.5-1 3.500zM17 19c9-3 20-4 29.500-2v2.500c-9-2-20-1.500-29 1.500z" />
    </g>
  ),
  headscarf: (
    <path class="tint" d="M18 36c-3-18 4-27 14-27s17 9 14 27c-1-11-5-17-14-17s-13 6-14 17zM27 44l5-4 5 4-2 6h-6z" />
  ),
  parting: <path class="hair" d="M19.500 27C18 15 24 10 33 10s12.500 6 11.500 16c-3-3-8-5-14-10-3 5-8 6-11 11z" />,
  crop: <path class="hair" d="M20.500 24c-.5-9 4-12.500 11.500-12.500S44 15 43.500 24l-2-4.500h-19z" />,
  flatCap: (
    <g>
      <path class="tint" d="M18 20c0-8 6-12.500 14-12.500 9 0 14 4 15 10z" />
      <path class="ink" d="M18 20c9-4 20-4.500 29-2.500l3 3.500c-9-1-21-2-32 1z" />
    </g>
  ),
  helmet: (
    <g>
      <path
        class="ink"
        d="M18.500 25c0-10 5-16 13.500-16s13.500 6 13.500 16c-3-5-7-6.500-13.500-6.500S21.500 20 18.500 25z"
      />
      <path class="tint" d="M30.500 9h3v9.500h-3z" />
    </g>
  ),
  long: (
    <path class="hair" d="M19 34c-2-16 3-24 13-24s15 8 13 24c-1-8-3-13-7-16-3 1-5 1-6 0-1 1-3 1-6 0-4 3-6 8-7 16z" />
  ),
  mohawk: <path class="tint" d="M28 20c-2-8 0-15 4-17 4 2 6 9 4 17-2-1.500-6-1.500-8 0z" />,
};
