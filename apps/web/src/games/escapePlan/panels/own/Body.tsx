import { packOf } from '@getaway/escape-plan/content';
import type { Move } from '@getaway/escape-plan/moves';
import { nextLine, nextWound, rowAfter } from '@getaway/escape-plan/reading';
import type { EscapePlan, SeatView } from '@getaway/escape-plan/view';
import type { SeatId } from '@getaway/kernel';
import { nameInForm } from '@getaway/text';
import type { VNode } from 'preact';
import { Icon } from '../../../../icons/Icon.tsx';
import { Choosable } from '../../../../table/choices/Choosable.tsx';
import { Explained, ExplainedGroup } from '../../../../table/explain/Explained.tsx';
import { about } from '../../../../table/explain/subject.ts';
import { useTable } from '../../../../table/tableUi.ts';
import { Count, KeyMark, NotorietyCubes, WhoName, Wounds } from '../marks/Marks.tsx';
import { movesCalled, movesOnKey } from '../model/moves.ts';
import { money, placeName } from '../model/table.ts';
import './body.css';

const SEND: Move = { move: 'useMember', does: 'loseNotoriety' };

interface Props {
  readonly held: SeatView;
  readonly seat: SeatId;
}

/** The viewer's thief: name, place, money and condition. */
export function Body({ held, seat }: Props): VNode {
  const table = useTable<EscapePlan>();
  const { voice } = table;
  return (
    <ExplainedGroup class="ep-body" label={voice.say('own.body')}>
      <p class="ep-body-name">
        <WhoName who={seat} />
        <span class="ep-soft">{placeName(table, held.at)}</span>
      </p>
      <p class="ep-purse" {...about('token', 'cash')}>
        <Icon name="money" label={voice.say('own.cash')} />
        <b>{held.cash === undefined ? voice.say('sign.unknown') : money(table, held.cash)}</b>
        <Explained kind="token" id="income">
          <span class="ep-soft">
            <Icon name="income" /> {voice.say('own.incomeShort', { sum: held.income })}
          </span>
        </Explained>
      </p>
      <Notoriety held={held} />
      <Health held={held} />
      <Holdings held={held} />
    </ExplainedGroup>
  );
}

function Notoriety({ held }: { readonly held: SeatView }): VNode {
  const table = useTable<EscapePlan>();
  const { voice, view } = table;
  const after = rowAfter(view, held);
  const line = nextLine(view, held.notoriety);
  return (
    <Explained kind="token" id="notoriety" class="ep-fact">
      <span class="ep-fact-line">
        <Icon name="notoriety" label={voice.say('own.notorietyName')} />
        <b>{held.notoriety}</b>
        <NotorietyCubes {...held.cubes} />
        {after === held.notoriety ? null : <b>{voice.say('own.becomes', { row: after })}</b>}
        <span class="ep-soft">{line === undefined ? '' : voice.say('own.lineAt', { row: line })}</span>
        <MiniTrack row={held.notoriety} after={after} />
      </span>
    </Explained>
  );
}

/**
 * A small notoriety track, lowest row first. It shows the lines, the current row and the row after the next adjustment.
 */
function MiniTrack({ row, after }: { readonly row: number; readonly after: number }): VNode {
  const { voice, view } = useTable<EscapePlan>();
  const { penalties, lines } = packOf(view).track;
  return (
    <span class="ep-minitrack" role="img" aria-label={voice.say('own.track', { row, after, top: penalties.length })}>
      {penalties.map((_, i) => (
        <i key={i} data-line={lines.includes(i + 1)} data-at={i + 1 === row} data-after={i + 1 === after} />
      ))}
    </span>
  );
}

function Health({ held }: { readonly held: SeatView }): VNode {
  const table = useTable<EscapePlan>();
  const { voice, view } = table;
  const next = nextWound(view, held);
  return (
    <Explained kind="token" id="wounds" class="ep-fact">
      <span class="ep-fact-line">
        <Icon name="wound" />
        <Wounds wounds={held.wounds} />
        <span class={next === 'cube' ? 'ep-soft' : 'ep-danger'}>{voice.say('own.nextWound', { next })}</span>
      </span>
    </Explained>
  );
}

/** How many of each thing the viewer has, and the moves that use it. */
function Holdings({ held }: { readonly held: SeatView }): VNode {
  const table = useTable<EscapePlan>();
  const { voice } = table;
  const aid = movesCalled(table, 'useFirstAid');
  const send = movesCalled(table, 'useMember');
  return (
    <div class="ep-holdings">
      <Explained kind="token" id="firstAid">
        <Choosable
          label={voice.say('own.firstAid', { ready: String(held.firstAid) })}
          moves={aid}
          candidate={{ move: 'useFirstAid' }}
          class="ep-chip"
        >
          <span data-off={!held.firstAid}>
            <Icon name="firstAid" />
            {held.firstAid ? null : <Icon name="skipped" />}
          </span>
        </Choosable>
      </Explained>
      <Explained kind="token" id="rest">
        <Choosable
          label={voice.say('own.rest', { rested: String(held.rested) })}
          moves={movesCalled(table, 'rest')}
          candidate={{ move: 'rest' }}
          class="ep-chip"
        >
          <Icon name={held.rested ? 'rested' : 'mayRest'} />
        </Choosable>
      </Explained>
      {held.members === 0 && held.markers === 2 ? null : (
        <Explained kind="token" id="member">
          <Choosable
            label={voice.say('own.members', { count: held.members })}
            moves={send}
            candidate={SEND}
            class="ep-chip"
          >
            <Icon name="gangMember" /> {held.members}
          </Choosable>
        </Explained>
      )}
      <Count icon="disc" count={held.discs} name={voice.say('own.discs', { count: held.discs })} id="disc" />
      <Count icon="can" count={held.cans} name={voice.say('own.cans', { count: held.cans })} id="can" />
      {held.keys.map(({ colour, used }, i) => {
        const moves = used ? [] : movesOnKey(table, colour);
        const key = `${colour}${i}`;
        return moves.length === 0 ? (
          <KeyMark key={key} colour={colour} used={used} />
        ) : (
          <Choosable
            key={key}
            label={voice.say('key.name', { tone: nameInForm(voice, `tone.${colour}`, 'key') })}
            moves={moves}
          >
            <KeyMark colour={colour} />
          </Choosable>
        );
      })}
    </div>
  );
}
