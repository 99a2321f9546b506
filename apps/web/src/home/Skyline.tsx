import type { VNode } from 'preact';

/** The picture behind the title: a moon, a city, and a car on the road out of it. */
export function Skyline(): VNode {
  return (
    <svg class="skyline" viewBox="0 0 1600 360" preserveAspectRatio="xMaxYMax slice" aria-hidden="true">
      <circle class="sky-moon" cx="1190" cy="140" r="96" />
      <path
        class="sky-far"
        d="M560 262v-30h60v-26h50v40h50v-84h70v50h50v-30h60v60h50v-118h24v-24h16v24h24v96h60v-44h70v66h40v-96h80v44h50v-24h40v74h60v-52h60v36h56v66z"
      />
      <path
        class="sky-near"
        d="M0 290v-18h120v-22h90v18h130v-30h90v24h120v-20h90v26h70v-62h80v50h70v-22h50v44h90v-80h70v-30h36v30h44v66h90v-36h60v50h80v-58h70v30h50v-24h70v64z"
      />
      <path class="sky-windows" d={windows()} />
      <path class="sky-ground" d="M0 290h1600v70H0z" />
      <path class="sky-road" d="M1010 290h60l270 70H740z" />
      <path class="sky-line" d="M1037 295h6l3 9h-12zm-4 15h14l4 15h-22zm-7 22h28l6 28h-40z" />
      <path
        class="sky-car"
        d="M1100 306c3-12 9-18 17-18h36c8 0 14 6 18 18l11 6v19h-13v8h-16v-8h-37v8h-16v-8h-13v-19z"
      />
      <path class="sky-lamp" d="M1096 315h12v6h-12zm66 0h12v6h-12z" />
    </svg>
  );
}

/** The lit windows of the tall buildings, column by column. They are always the same. */
function windows(): string {
  const lit: string[] = [];
  for (const [left, top] of [
    [760, 214],
    [832, 238],
    [1000, 206],
    [1072, 172],
    [1110, 190],
    [1204, 222],
    [1340, 232],
    [1430, 244],
    [1540, 240],
  ] as const)
    for (let i = 0; i < 9; i += 1)
      if ((i * 7 + left) % 3 !== 0) lit.push(`M${left + (i % 3) * 16} ${top + Math.floor(i / 3) * 17}h7v9h-7z`);
  return lit.join('');
}
