import type { VNode } from 'preact';
import type { LocationShape } from '../geometry/survey.ts';
import { Mark } from './Mark.tsx';
import { Marker } from './Marker.tsx';
import type { PlaceSign } from './places.ts';
import './building.css';

/** The share of its plot that a building covers. */
const COVERED = 0.84;
/** The height of a building, in map units. */
export const BLOCK_HEIGHT = 5;
const ICON = 30;

/**
 * A location, drawn as a block whose roof shows its kind. Closed locations are shuttered, blocked ones barred. A
 * location without a business is an empty plot.
 */
export function Building({ shape, sign }: { readonly shape: LocationShape; readonly sign: PlaceSign }): VNode {
  const { path, middle } = shape;
  const { look, icon, tag, isClosed, isBarred } = sign;
  const raisedBy = (lift: number): string =>
    `translate(${middle.x} ${middle.y - lift}) scale(${COVERED}) translate(${-middle.x} ${-middle.y})`;
  const isPlot = look === 'site';
  return (
    <g class="building" data-look={look} data-closed={isClosed} data-barred={isBarred}>
      {isPlot ? (
        <path class="plot" d={path} transform={raisedBy(0)} />
      ) : (
        <>
          <path class="cast" d={path} transform={`translate(7 7) ${raisedBy(0)}`} />
          <path class="wall" d={path} transform={raisedBy(0)} />
          <path class="roof" d={path} transform={raisedBy(BLOCK_HEIGHT)} />
          {isClosed ? <path d={path} transform={raisedBy(BLOCK_HEIGHT)} fill="url(#city-shutters)" /> : null}
          {isBarred ? <path d={path} transform={raisedBy(BLOCK_HEIGHT)} fill="url(#city-bars)" class="bars" /> : null}
        </>
      )}
      <g class="sign" style={`transform: translate(${middle.x}px, ${middle.y - BLOCK_HEIGHT}px) scale(var(--k))`}>
        {isClosed || isBarred ? <circle class="sign-plate" r="15" /> : null}
        <g class="sign-icon">
          <Mark icon={icon} size={isPlot ? ICON * 0.8 : ICON} />
        </g>
        {tag === '' ? null : (
          <g class="tag" style="transform: translate(15px, 11px) scale(var(--letter))">
            <circle r="12" />
            <text y="7">{tag}</text>
          </g>
        )}
        <Counts sign={sign} />
      </g>
    </g>
  );
}

/** The counts at a location: cubes, patrol cards, exit tiles, gang members. */
function Counts({ sign: { cubes, patrols, stack, members, hiredBy, isBarred } }: { readonly sign: PlaceSign }): VNode {
  return (
    <g>
      {cubes.map(({ who, hexagon }, i) => (
        <g key={String(who)} transform={`translate(${(i - (cubes.length - 1) / 2) * 15} -23)`}>
          <Marker who={who} hollow={hexagon === 'income'} />
        </g>
      ))}
      {hiredBy === undefined ? null : (
        <g transform="translate(0 -23)">
          <Marker who={hiredBy} hollow={false} />
        </g>
      )}
      {Array.from({ length: members ?? 0 }, (_, i) => (
        <g key={i} class="member" transform={`translate(${(i - 0.5) * 17} 20)`}>
          <circle r="8.5" />
          <Mark icon="gangMember" size={13} />
        </g>
      ))}
      {isBarred
        ? null
        : Array.from({ length: patrols }, (_, i) => (
            <rect key={i} class="patrol" x={-14 + 10 * i} y="-24" width="8" height="11" rx="1.5" />
          ))}
      {stack === undefined ? null : (
        <g class="stack" style="transform: translate(-16px, 11px) scale(var(--letter))">
          <rect x="-11" y="-11" width="22" height="22" rx="3" />
          <text y="7">{stack}</text>
        </g>
      )}
    </g>
  );
}
