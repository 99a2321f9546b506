import { randomBytes } from 'node:crypto';
import { type DrawWitness, nextDrawStep } from '@getaway/table';
import type { Client } from './client.ts';

/**
 * Does what a page does for the draws of one table: contributes a value, and remembers what it has seen of the proof.
 */
export class TestDevice {
  readonly client: Client;
  readonly #table: string;
  #busy = false;
  witness: DrawWitness | undefined;

  constructor(client: Client, table: string) {
    this.client = client;
    this.#table = table;
    client.onMessage = () => setImmediate(() => void this.#look());
    void this.#look();
  }

  async #look(): Promise<void> {
    const { draws, seat } = this.client.tables.get(this.#table)?.room ?? {};
    if (draws === undefined || seat === undefined || this.#busy) return;
    this.witness ??= { commitment: draws.commitment, value: randomBytes(32).toString('hex') };
    const step = nextDrawStep(draws, this.witness, { table: this.#table, seat });
    if (step === undefined) return;
    if (step.do === 'disclose') this.witness = step.witness;
    this.#busy = true;
    const { error } = await this.client.ask(step.do, { table: this.#table, ...step.fields });
    this.#busy = false;
    if (step.do === 'disclose' && error === undefined) this.witness = { ...this.witness, confirmed: true };
  }
}
