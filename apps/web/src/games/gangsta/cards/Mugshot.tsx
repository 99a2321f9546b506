import type { VNode } from 'preact';
import { type Look, lookOf } from './looks.ts';
import './mugshot.css';

/** A police photo: a bust in front of height lines. */
export function Mugshot({ id }: { readonly id: string }): VNode {
  const { hat, eyes, mark } = lookOf(id);
  return (
    <svg class="gs-mugshot" viewBox="0 0 64 64" aria-hidden="true">
      <path class="lines" d="M0 9h64M0 21h64M0 33h64M0 45h64M0 57h64" />
      <path class="shade" d="M38 18 64 44v20H30z" />
      {BEHIND[hat] === undefined ? null : <path class="dark" d={BEHIND[hat]} />}
      <path class="skin-2" d="M26 36h12v14H26z" />
      <path class="dark" d="M5 64c1-13 13-17 21-18l6 5 6-5c8 1 20 5 21 18z" />
      <ellipse class="skin" cx="32" cy="28" rx="11.5" ry="13.5" />
      <path
        class="skin-2"
        d="M32 14.500c6.400 0 11.500 6 11.500 13.500S38.400 41.500 32 41.500c5-3 6-8 6-13.500s-1-10.500-6-13.500z"
      />
      <path class="line" d="M29 36.500q3 1.800 6 0M32 28.500v3.500" />
      {EYES[eyes]}
      {MARKS[mark]}
      {HATS[hat]}
    </svg>
  );
}

/** Hair and hoods behind the face. */
const BEHIND: Partial<Record<Look['hat'], string>> = {
  bob: 'M17 40c-3-22 4-31 15-31s18 9 15 31z',
  hood: 'M13 52c-5-28 5-45 19-45s24 17 19 45z',
  curls: 'M17 34c-6-3-5-11 0-13 0-8 8-13 15-12 8-1 15 4 15 12 5 2 6 10 0 13z',
};

const HATS: Readonly<Record<Look['hat'], VNode | null>> = {
  slick: <path class="dark" d="M20 26c-1-11 5-16 12.500-16S45 15 44 26c-2-6-6-8.500-12-8s-10 3-12 8z" />,
  bob: (
    <path class="dark" d="M19.500 30C18 17 23 11 32 11s14 6 12.500 19c-1-6-3-9-6-11-6 3-11 3-15 2-2 2-3.500 5-4 9z" />
  ),
  fedora: (
    <g>
      <path class="dark" d="M21 17c0-9 3-12 6.500-10.500 3 1 6 1 9 0C40 5 43 8 43 17z" />
      <path class="red" d="M21 14.500h22V18H21z" />
      <ellipse class="dark" cx="32" cy="18.500" rx="19" ry="3.600" />
    </g>
  ),
  beanie: (
    <g>
      <path class="dark" d="M20 20c0-9 5-14 12-14s12 5 12 14z" />
      <rect class="red" x="18.500" y="17" width="27" height="5.500" rx="2" />
    </g>
  ),
  cap: (
    <path class="dark" d="M20 20c0-9 5-13.500 12-13.500 6 0 11 3.500 12 10 5 .5 9 1.500 10 4-4 1.500-11 .5-14-.5z" />
  ),
  bun: (
    <g>
      <circle class="dark" cx="32" cy="8" r="5.500" />
      <path class="dark" d="M20 28c-1-12 5-17 12-17s13 5 12 17c-2-6-5-9-12-9s-10 3-12 9z" />
    </g>
  ),
  curls: <path class="dark" d="M20 25c1-9 6-11 12-11s11 2 12 11c-3-2-5-5-7-5-2 2-4 1-5 0-2 2-4 2-5 0-3 0-5 3-7 5z" />,
  bald: <path class="lines" d="M25 19q3-4 8-4" />,
  ushanka: (
    <g>
      <path class="dark" d="M18 20c0-9 5-14.500 14-14.500S46 11 46 20z" />
      <rect class="red" x="17" y="15" width="30" height="6" rx="3" />
      <rect class="dark" x="15" y="18" width="6.500" height="16" rx="3" />
      <rect class="dark" x="42.500" y="18" width="6.500" height="16" rx="3" />
    </g>
  ),
  wide: (
    <g>
      <path class="dark" d="M22 17c0-7 4-10 10-10s10 3 10 10z" />
      <path class="red" d="M22 13.500h20V17H22z" />
      <ellipse class="dark" cx="32" cy="18" rx="25" ry="4" />
    </g>
  ),
  hood: <path class="dark" d="M18 34c-2-16 4-24 14-24s16 8 14 24c-1-10-5-15-14-15s-13 5-14 15z" />,
};

const EYES: Readonly<Record<Look['eyes'], VNode>> = {
  plain: <path class="line" d="M25 25.500h4.500M34.500 25.500H39M26.500 28h1.500M36 28h1.500" />,
  shades: (
    <path
      class="dark"
      d="M20.500 24.500h23v2.500c0 3-2.500 5-5 5s-5-1.500-6-4.500h-1c-1 3-3.500 4.500-6 4.500s-5-2-5-5z"
    />
  ),
  round: (
    <g class="line">
      <circle cx="27" cy="27.500" r="4" />
      <circle cx="37" cy="27.500" r="4" />
      <path d="M31 27h2M27 27.500h.5M37 27.500h.5" />
    </g>
  ),
  patch: (
    <g>
      <path class="line" d="M20.500 22 44 28M25 27.500h3" />
      <path class="dark" d="M33 24.500h8.500c.5 5-1.500 7-4 7s-4.500-2-4.500-7z" />
    </g>
  ),
  visor: <rect class="red" x="19.500" y="23.500" width="25" height="7" rx="3" />,
};

const MARKS: Readonly<Record<Look['mark'], VNode | null>> = {
  none: null,
  moustache: <path class="dark" d="M24.500 35.500q7.500-5 15 0-3.500 2.500-7.500.5-4 2-7.500-.5z" />,
  beard: (
    <path class="dark" d="M20.500 29c0 11 5 15 11.500 15s11.500-4 11.500-15c-1.500 5-5 4-11.500 4s-10 1-11.500-4z" />
  ),
  cigar: <path class="red" d="M34 36l11 3-.5 2.500-11-3.500z" />,
  collar: <path class="light" d="M26 46.500h12v4H26z" />,
  tie: <path class="red" d="M30 50h4l2 10-4 4-4-4z" />,
  pearls: <path class="pearls" d="M24 47q8 8 16 0" />,
  headset: (
    <g>
      <rect class="red" x="18.500" y="25" width="4.500" height="8" rx="2" />
      <path class="line" d="M21 33q1 6 7 5.500" />
    </g>
  ),
  scar: <path class="red-line" d="M37.500 31l3 5M37 34.500l3-1" />,
};
