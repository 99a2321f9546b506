import type { VNode } from 'preact';
import type { Look } from './look.ts';

/** The head, lit from the left. */
export const HEADS: Readonly<Record<Look['head'], VNode>> = {
  oval: (
    <g>
      <ellipse class="skin" cx="32" cy="28" rx="11.500" ry="13.500" />
      <path
        class="skin-2"
        d="M32 14.500c6.400 0 11.500 6 11.500 13.500S38.400 41.500 32 41.500c5-3 6-8 6-13.500s-1-10.500-6-13.500z"
      />
    </g>
  ),
  long: (
    <g>
      <path class="skin" d="M22 24c0-7 4-10.500 10-10.500S42 17 42 24v8c0 7-5 12-10 12s-10-5-10-12z" />
      <path class="skin-2" d="M32 13.500c6 0 10 3.500 10 10.500v8c0 7-5 12-10 12 4-3 5-9 5-15s-1-12-5-15.500z" />
    </g>
  ),
  square: (
    <g>
      <path class="skin" d="M20 23c0-6 4-9 12-9s12 3 12 9v10c0 5-4 9-7 9H27c-3 0-7-4-7-9z" />
      <path class="skin-2" d="M32 14c8 0 12 3 12 9v10c0 5-4 9-7 9h-5c5-2 6-8 6-14s-1-11-6-14z" />
    </g>
  ),
  round: (
    <g>
      <circle class="skin" cx="32" cy="28.500" r="13.200" />
      <path
        class="skin-2"
        d="M32 15.300c7.300 0 13.200 6 13.200 13.200S39.300 41.700 32 41.700c5-2 7-7.500 7-13.200s-2-11-7-13.200z"
      />
    </g>
  ),
};

export const EYES: Readonly<Record<Look['eyes'], VNode>> = {
  plain: <path class="line" d="M25 25.500h4.500M34.500 25.500H39M26.500 28h1.500M36 28h1.500" />,
  shades: (
    <path
      class="ink"
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
      <path class="ink" d="M33 24.500h8.500c.5 5-1.500 7-4 7s-4.500-2-4.500-7z" />
    </g>
  ),
  visor: <rect class="tint" x="19.500" y="23.500" width="25" height="7" rx="3" />,
  lashes: (
    <g>
      <path class="line" d="M24 27.500q3-3 6 0M34 27.500q3-3 6 0M24 27.500l-1.500-1.500M40 27.500l1.500-1.500" />
      <path class="ink" d="M26 27a1.300 1.300 0 1 0 2.600 0zM36 27a1.300 1.300 0 1 0 2.600 0z" />
    </g>
  ),
  monocle: (
    <g class="line">
      <path d="M25 25.500h4.500M26.500 28h1.500M37.500 27.500h.5M37.500 32v8" />
      <circle cx="37.500" cy="27.500" r="4.300" />
    </g>
  ),
  brows: (
    <g>
      <path class="hair" d="M23 24.500 30 26.500v-2.200L24 22zM41 24.500 34 26.500v-2.200L40 22z" />
      <path class="line" d="M26.500 28.500h2M36 28.500h2" />
    </g>
  ),
  goggles: (
    <g>
      <path class="ink" d="M19.500 24h25v3.500h-25z" />
      <circle class="metal" cx="26.500" cy="27" r="5.200" />
      <circle class="metal" cx="37.500" cy="27" r="5.200" />
      <circle class="tint" cx="26.500" cy="27" r="3.300" />
      <circle class="tint" cx="37.500" cy="27" r="3.300" />
    </g>
  ),
};

export const MARKS: Readonly<Record<Look['mark'], VNode | null>> = {
  none: null,
  moustache: <path class="hair" d="M24.500 35.500q7.500-5 15 0-3.500 2.500-7.500.5-4 2-7.500-.5z" />,
  beard: (
    <path class="hair" d="M20.500 29c0 11 5 15 11.500 15s11.500-4 11.500-15c-1.500 5-5 4-11.500 4s-10 1-11.500-4z" />
  ),
  cigar: <path class="red" d="M34 36l11 3-.5 2.500-11-3.500z" />,
  headset: (
    <g>
      <rect class="red" x="18.500" y="25" width="4.500" height="8" rx="2" />
      <path class="line" d="M21 33q1 6 7 5.500" />
    </g>
  ),
  scar: <path class="red-line" d="M36.500 29.500l4.500 7M36.500 34l4-2M38.500 37l3-1.500" />,
  goatee: <path class="hair" d="M28 37.500h8l-2 7h-4zM26.500 35q5.500-2.500 11 0l-1 1.500h-9z" />,
  stubble: <path class="stubble" d="M22 33c2 8 5 10.500 10 10.500S40 41 42 33c-3 3-6 3-10 3s-7 0-10-3z" />,
  lips: <path class="red" d="M27.500 36q2.500-2 4.500-.8 2-1.200 4.500.8-4.500 3.800-9 0z" />,
  freckles: (
    <path
      class="freckles"
      d="M24.500 31.500h.1M26.800 32.600h.1M28.300 31.200h.1M36 31.200h.1M37.700 32.600h.1M39.600 31.500h.1"
    />
  ),
  toothpick: <path class="line" d="M34 37.200 44 40" />,
  plaster: (
    <g>
      <path class="light" d="M21.500 29.500 28 33l-1.500 3-6.500-3.500z" />
      <path class="line" d="M23.700 32.200h.1M25.500 33.100h.1" />
    </g>
  ),
  earrings: (
    <g class="brass-line">
      <circle cx="20" cy="34.500" r="2.600" />
      <circle cx="44" cy="34.500" r="2.600" />
    </g>
  ),
  bandana: (
    <g>
      <path class="tint" d="M20 31q12-3 24 0c0 7-5 14-12 14s-12-7-12-14z" />
      <path class="fold" d="M22 34q10-2 20 0M25 38.500q7-1.500 14 0" />
    </g>
  ),
};
