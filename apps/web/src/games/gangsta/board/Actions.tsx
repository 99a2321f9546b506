import type { Move } from '@getaway/gangsta/moves';
import type { Gangsta } from '@getaway/gangsta/view';
import type { VNode } from 'preact';
import { Icon } from '../../../icons/Icon.tsx';
import { Choosable } from '../../../table/choices/Choosable.tsx';
import { useTable } from '../../../table/tableUi.ts';
import { movesCalled } from '../model/moves.ts';
import { priceOf } from '../model/price.ts';

/** The choices that belong to no card, such as passing, peeking and declining. */
export function Actions(): VNode | null {
  const table = useTable<Gangsta>();
  const { voice, describer, asked } = table;
  const pass = movesCalled(table, 'pass');
  const look = movesCalled(table, 'look');
  const decline = movesCalled(table, 'decline');
  if (asked === undefined || pass.length + look.length + decline.length === 0) return null;
  const price = priceOf(table, pass[0]);
  const sum = price === undefined ? undefined : -price;
  return (
    <div class="gs-actions">
      {pass.length > 0 ? (
        <Action
          moves={pass}
          text={sum === undefined ? describer.move({ move: 'pass' }) : voice.say('board.pass', { sum })}
        />
      ) : null}
      {look.length > 0 ? <Action moves={look} text={describer.move({ move: 'look' })} /> : null}
      {decline.length > 0 ? (
        <Action moves={decline} text={describer.move({ move: 'decline' }, asked.frame.step)} />
      ) : null}
    </div>
  );
}

function Action({ moves, text }: { readonly moves: readonly Move[]; readonly text: string }): VNode {
  return (
    <Choosable label={text} moves={moves} class="gs-action">
      {moves[0]?.move === 'pass' ? <Icon name="money" /> : null}
      {text}
    </Choosable>
  );
}
