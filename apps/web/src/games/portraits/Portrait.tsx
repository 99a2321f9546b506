import type { VNode } from 'preact';
import { useMemo } from 'preact/hooks';
import { EYES, HEADS, MARKS } from './faces.tsx';
import { BEHIND, HATS } from './hats.tsx';
import type { Look } from './look.ts';
import { TOPS } from './tops.tsx';
import './portrait.css';

/** A police photo: a head and shoulders in front of height lines. */
export const Portrait = ({ look }: { readonly look: Look }): VNode => useMemo(() => drawn(look), [look]);

const drawn = ({ head, skin, hair, hat, eyes, mark, top, tint }: Look): VNode => (
  <svg class="portrait" viewBox="0 0 64 64" data-skin={skin} data-hair={hair} data-tint={tint} aria-hidden="true">
    <path class="lines" d="M0 9h64M0 21h64M0 33h64M0 45h64M0 57h64" />
    <path class="shadow" d="M38 18 64 44v20H30z" />
    {BEHIND[hat] ?? null}
    <path class="skin-2" d="M26 36h12v14H26z" />
    {TOPS[top]}
    {HEADS[head]}
    <path class="line" d="M32 28.500v3.500" />
    {mark === 'bandana' ? null : <path class="line" d="M29 36.500q3 1.800 6 0" />}
    {EYES[eyes]}
    {MARKS[mark]}
    {HATS[hat]}
  </svg>
);
