import { type Attempt, hashOf, refused, Shelf, shorten, taken } from '@getaway/kernel';
import * as v from 'valibot';
import { readTile } from '../city/tile.ts';
import { factFaults, warningsAbout } from '../city/validate.ts';
import { BOARD_FACTS } from './boardFacts.ts';
import { PLAN_FACTS, STACK_FACTS } from './cardFacts.ts';
import { CONTACT_FACTS } from './contactFacts.ts';
import type { Fact, PackFault } from './fact.ts';
import { HOUSE } from './house.ts';
import type { Pack, PackDocument } from './pack.ts';
import { packSchema } from './schema.ts';

/** The requirements for every pack, apart from its tiles. */
const FACTS: readonly Fact[] = [...CONTACT_FACTS, ...PLAN_FACTS, ...STACK_FACTS, ...BOARD_FACTS];

/** Everything that is wrong with a pack document. If the list is empty, the pack can be played. */
export function packFaults(document: unknown): readonly PackFault[] {
  const reading = readDocument(document);
  return 'faults' in reading ? reading.faults : [];
}

function readPack(document: unknown): Attempt<Pack> {
  const reading = readDocument(document);
  if ('faults' in reading) {
    const { faults } = reading;
    const others = faults.length === 1 ? '' : ` There are ${faults.length} faults in all.`;
    return refused('badPack', `The pack: ${faults[0]?.sentence}${others}`);
  }
  const { tiles, contacts, plans, ...figures } = reading.pack;
  return taken({
    ...figures,
    tiles: Object.fromEntries(
      tiles.map(readTile).flatMap(({ tile }) => (tile === undefined ? [] : [[tile.id, tile] as const])),
    ),
    contacts: new Map(contacts.map((contact) => [contact.id, contact])),
    plans: new Map(plans.map((plan) => [plan.id, plan])),
  });
}

type Reading = { readonly pack: PackDocument } | { readonly faults: readonly PackFault[] };

function readDocument(document: unknown): Reading {
  const parsed = v.safeParse(packSchema, document);
  if (!parsed.success) return { faults: parsed.issues.map(shapeFault) };
  const pack = parsed.output;
  const faults: readonly PackFault[] = [
    ...factFaults(pack.tiles).map(({ code, sentence }) => ({ code, sentence })),
    ...FACTS.flatMap(({ code, problems }) => problems(pack).map((problem) => ({ code, sentence: `${problem}.` }))),
  ];
  return faults.length > 0 ? { faults } : { pack };
}

function shapeFault(issue: v.BaseIssue<unknown>): PackFault {
  const path = v.getDotPath(issue);
  const ownWords = issue.kind === 'validation' && !issue.message.startsWith('Invalid ');
  const trouble =
    ownWords || issue.expected === null
      ? issue.message
      : `expected ${issue.expected}, found ${shorten(issue.received)}`;
  return { code: 'shape', sentence: path === null ? `${trouble}.` : `The field ${shorten(path)}: ${trouble}.` };
}

export const PACKS = new Shelf<Pack>(readPack, ({ tiles }) =>
  warningsAbout(Object.values(tiles)).map(({ sentence }) => sentence),
);
PACKS.put(HOUSE);

/**
 * The hash of the house pack. The message catalogues contain the names of its tiles. Other packs contain the names of
 * their own tiles.
 */
export const HOUSE_HASH = hashOf(HOUSE);
