import type { Attempt } from '@getaway/kernel';
import type { RequestFields } from '@getaway/protocol/socket';
import { nextDrawStep } from '@getaway/table';
import { effect } from '@preact/signals';
import type { OnlineTable } from '../online/table/onlineTable.ts';
import { keepWitness, witnessOf } from './kept.ts';
import { newValue } from './value.ts';

interface GatheringTable extends Pick<OnlineTable, 'id' | 'room'> {
  act(name: 'pledge' | 'disclose', fields: Contribution): Promise<Attempt<unknown>>;
}

type Contribution = Omit<RequestFields<'pledge'>, 'table'> | Omit<RequestFields<'disclose'>, 'table'>;

/** While people gather, this device pledges a value for the draws, and opens its pledge once all are sealed. */
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
    if (table.room.peek() !== room) void look(); // it was told anew meanwhile
  };
  return effect(() => {
    void table.room.value;
    void look();
  });
}
