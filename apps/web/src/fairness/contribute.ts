import type { Attempt } from '@getaway/kernel';
import type { RoomScene } from '@getaway/protocol/room';
import type { RequestFields } from '@getaway/protocol/socket';
import { digestOfGame, nextDrawStep, type Passage } from '@getaway/table';
import { effect, type ReadonlySignal } from '@preact/signals';
import { newValue } from '../worker/newValue.ts';
import { keepWitness, witnessOf } from './witnesses.ts';

interface Seen {
  readonly id: string;
  readonly room: ReadonlySignal<RoomScene | undefined>;
  readonly log: readonly Passage[];
}

interface GatheringTable extends Seen {
  act(name: 'pledge' | 'disclose', fields: Contribution): Promise<Attempt<unknown>>;
}

type Contribution = Omit<RequestFields<'pledge'>, 'table'> | Omit<RequestFields<'disclose'>, 'table'>;

/**
 * Before the game, this device publishes the hash of a random value (its pledge). When all pledges are known, the
 * device discloses the value, which becomes part of the seed. After the game, the device stores a digest of what it has
 * seen.
 */
export function contributeTo(table: GatheringTable): () => void {
  let busy = false;
  const look = async (): Promise<void> => {
    const room = table.room.peek();
    const { draws, seat } = room ?? {};
    if (draws === undefined || seat === undefined || busy) return;
    const witness = witnessOf(table.id) ?? { commitment: draws.commitment, value: newValue() };
    keepWitness(table.id, witness);
    const step = nextDrawStep(draws, witness, { table: table.id, seat });
    if (step === undefined) return;
    if (step.do === 'disclose') keepWitness(table.id, step.witness);
    busy = true;
    const done = await table.act(step.do, step.fields);
    busy = false;
    if (step.do === 'disclose' && 'ok' in done) keepWitness(table.id, { ...step.witness, confirmed: true });
    if (table.room.peek() !== room) void look(); // the table has changed meanwhile
  };
  return effect(() => {
    rememberEnd(table);
    void look();
  });
}

/**
 * Stores a digest of the finished game. A stored digest is never overwritten. So a server that later sends a different
 * log can't replace the digest of what this device has seen.
 */
function rememberEnd({ id, room, log }: Seen): void {
  const { scene, seat } = room.value ?? {};
  const witness = witnessOf(id);
  if (scene?.result === undefined || seat === undefined || witness === undefined || witness.told !== undefined) return;
  keepWitness(id, { ...witness, told: { seat, digest: digestOfGame(log, scene.result) } });
}
