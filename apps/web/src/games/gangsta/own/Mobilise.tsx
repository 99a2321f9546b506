import type { Move } from '@getaway/gangsta/moves';
import type { Gangsta } from '@getaway/gangsta/view';
import type { VNode } from 'preact';
import { useEffect, useRef } from 'preact/hooks';
import { Choosable } from '../../../table/choices/Choosable.tsx';
import { useTable } from '../../../table/tableUi.ts';
import { GestureButton } from '../cards/GestureButton.tsx';
import { movesCalled } from '../model/moves.ts';
import { usePicks } from '../model/picks.ts';
import { useForeseen } from '../model/useForeseen.ts';
import './mobilise.css';

/** M. The player picks the members to call back, and pays for all of them with one button. */
export function Mobilise(): VNode | null {
  const table = useTable<Gangsta>();
  const picks = usePicks();
  const finish = useFinish();
  const activated = movesCalled(table, 'mobilise');
  const chosen = (picks?.members ?? []).flatMap((member) => activated.filter((move) => move.member === member));
  const picked = useCallBacks(chosen);
  // Picked members are called back first, in case the money is not enough for everybody.
  const everybody = useCallBacks([...chosen, ...activated.filter((move) => !chosen.includes(move))]);
  if (picks === undefined) return null;
  const { voice, describer } = table;
  const headquarters = movesCalled(table, 'callHeadquarters');
  const stop = movesCalled(table, 'stopMobilising');
  const enough = describer.move({ move: 'stopMobilising' });
  return (
    <div class="gs-mobilise">
      {chosen.length > 0 ? (
        <GestureButton moves={picked.moves} onPlay={finish}>
          {voice.say('own.mobilise', { count: picked.moves.length, cost: picked.cost })}
        </GestureButton>
      ) : (
        <p>{voice.say('own.pick')}</p>
      )}
      {picked.moves.length < chosen.length && picked.known ? (
        <p class="gs-warning">{voice.say('own.tooMany', { count: picked.moves.length })}</p>
      ) : null}
      {everybody.moves.length > chosen.length ? (
        <GestureButton moves={everybody.moves} onPlay={finish}>
          {voice.say(everybody.moves.length === activated.length ? 'own.everybody' : 'own.affordable', {
            count: everybody.moves.length,
            cost: everybody.cost,
          })}
        </GestureButton>
      ) : null}
      {headquarters.length > 0 ? (
        <Choosable label={describer.move({ move: 'callHeadquarters' })} moves={headquarters} class="gs-action">
          {voice.say('own.headquarters')}
        </Choosable>
      ) : null}
      <Choosable label={enough} moves={stop} class="gs-action">
        {enough}
      </Choosable>
    </div>
  );
}

interface CallBacks {
  /** The moves that the player can pay for. */
  readonly moves: readonly Move[];
  readonly cost: number;
  readonly known: boolean;
}

/**
 * The price of calling these members back one after the other, and how many the player can afford. Both come from the
 * forecasts.
 */
function useCallBacks(moves: readonly Move[]): CallBacks {
  const foreseen = useForeseen(moves);
  const made = foreseen?.events.flatMap((event) => (event.type === 'memberMobilised' ? [event.cost] : [])) ?? [];
  return {
    moves: moves.slice(0, made.length),
    cost: made.reduce((sum, cost) => sum + cost, 0),
    known: foreseen !== undefined,
  };
}

/** The table ignores a choice while another choice is pending. So the page tries again after this time. */
const RETRY_MS = 40;

/**
 * When the player has picked members and paid, calling back is over. If the table asks again, the page declines for the
 * player.
 */
function useFinish(): () => void {
  const table = useTable<Gangsta>();
  const number = table.asked?.number;
  const latest = useRef(table);
  latest.current = table;
  const answered = useRef<number>(undefined);
  useEffect(() => {
    if (answered.current === undefined || number === undefined || number <= answered.current) return undefined;
    answered.current = undefined;
    const timer = setInterval(() => {
      const [stop] = movesCalled(latest.current, 'stopMobilising');
      if (stop === undefined) clearInterval(timer);
      else latest.current.choose(stop);
    }, RETRY_MS);
    return () => clearInterval(timer);
  }, [number]);
  return () => {
    answered.current = number;
  };
}
