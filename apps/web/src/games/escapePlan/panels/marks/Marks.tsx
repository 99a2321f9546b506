import type { Colour } from '@getaway/escape-plan/content';
import { WOUND_CUBES } from '@getaway/escape-plan/reading';
import type { EscapePlan, Who } from '@getaway/escape-plan/view';
import { nameInForm } from '@getaway/text';
import type { VNode } from 'preact';
import { Icon } from '../../../../icons/Icon.tsx';
import type { IconName } from '../../../../icons/names.ts';
import { Explained } from '../../../../table/explain/Explained.tsx';
import { about } from '../../../../table/explain/subject.ts';
import { SeatMark } from '../../../../table/seats/SeatMark.tsx';
import { useTable } from '../../../../table/tableUi.ts';
import { whoName } from '../model/table.ts';
import './marks.css';

/** The mark of an owner. The mark of an automaton is its face. */
export function WhoMark({ who }: { readonly who: Who }): VNode {
  if (typeof who === 'number') return <SeatMark seat={who} />;
  return (
    <span class="ep-automaton-mark" data-who={who}>
      <Icon name={who} />
    </span>
  );
}

export function WhoName({ who }: { readonly who: Who }): VNode {
  const table = useTable<EscapePlan>();
  return (
    <span class="seat-name" {...about(typeof who === 'number' ? 'seat' : 'automaton', who)}>
      <WhoMark who={who} />
      <b>{whoName(table, who)}</b>
    </span>
  );
}

/** An icon with a count. Both are explained on request. */
export function Count({
  icon,
  count,
  name,
  kind = 'token',
  id,
}: {
  readonly icon: IconName;
  readonly count: number | string;
  readonly name: string;
  readonly kind?: string;
  readonly id: string;
}): VNode {
  return (
    <Explained kind={kind} id={id}>
      <span class="ep-count" data-none={count === 0}>
        <Icon name={icon} label={name} />
        <b>{count}</b>
      </span>
    </Explained>
  );
}

export function KeyMark({ colour, used = false }: { readonly colour: Colour; readonly used?: boolean }): VNode {
  const { voice } = useTable<EscapePlan>();
  const name = voice.say(used ? 'key.used' : 'key.name', { tone: nameInForm(voice, `tone.${colour}`, 'key') });
  return (
    <Explained kind="key" id={colour}>
      <span class="ep-key" data-colour={colour} data-used={used}>
        <Icon name="key" label={name} />
        <span aria-hidden="true">{voice.say(`initial.${colour}`)}</span>
      </span>
    </Explained>
  );
}

/** A cube with the colour and the emblem of its owner. It is hollow on an income hexagon. */
export function CubeMark({ who, hexagon }: { readonly who: Who; readonly hexagon: 'plain' | 'income' }): VNode {
  const table = useTable<EscapePlan>();
  const name = table.voice.say('cube.of', { name: whoName(table, who), hexagon });
  return (
    <Explained kind="token" id="cube">
      <span class="ep-cube" data-hexagon={hexagon} role="img" aria-label={name}>
        <WhoMark who={who} />
      </span>
    </Explained>
  );
}

/** N1. How the cubes will change notoriety at the next adjustment. */
export function NotorietyCubes({ red, blue }: { readonly red: number; readonly blue: number }): VNode | null {
  const { voice } = useTable<EscapePlan>();
  if (red + blue === 0) return null;
  return (
    <span
      class="ep-ncubes"
      role="img"
      aria-label={voice.say('notoriety.cubes', { red, blue })}
      {...about('token', 'cubes')}
    >
      {Array.from({ length: red }, (_, i) => (
        <i key={`r${i}`} data-kind="red">
          +
        </i>
      ))}
      {Array.from({ length: blue }, (_, i) => (
        <i key={`b${i}`} data-kind="blue">
          −
        </i>
      ))}
    </span>
  );
}

/** E4. The three wound cubes. A red cube is a wound. */
export function Wounds({ wounds }: { readonly wounds: number }): VNode {
  const { voice } = useTable<EscapePlan>();
  return (
    <span
      class="ep-wounds"
      role="img"
      aria-label={voice.say('wounds.of', { wounds, all: WOUND_CUBES })}
      {...about('token', 'wounds')}
    >
      {Array.from({ length: WOUND_CUBES }, (_, i) => (
        <i key={i} data-red={i < wounds}>
          {i < wounds ? '✕' : ''}
        </i>
      ))}
    </span>
  );
}
