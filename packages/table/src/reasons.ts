import type { Refusal, RefusalCode } from '@getaway/kernel';

/** Why a table of several people says no, by name: whoever shows it has a sentence for each, in every language. */
export const REASONS = [
  'addressInside',
  'askedAlready',
  'askedEnough',
  'badField',
  'begun',
  'botPlays',
  'chatPlayers',
  'chatTooFast',
  'damaged',
  'enoughPasskeys',
  'enoughUndos',
  'gameOver',
  'gameRuns',
  'journalLater',
  'nameTaken',
  'noBotPlays',
  'noLink',
  'noPack',
  'noSeat',
  'noSuchSeat',
  'nobodyAsked',
  'notBegun',
  'notOver',
  'onlyHost',
  'onlyOwner',
  'otherHost',
  'otherPage',
  'otherRules',
  'otherVersion',
  'passkeyKnown',
  'rematchOpen',
  'removed',
  'seatTaken',
  'seated',
  'stranger',
  'timeLeft',
  'tooDeep',
  'tooFarBack',
  'tooManyTables',
  'unproven',
] as const;
export type Reason = (typeof REASONS)[number];

interface Told {
  /** What the sentence in any language speaks of; seats are counted from 1, as people do. */
  readonly values?: Readonly<Record<string, string | number>>;
  readonly code?: RefusalCode;
}

/** A refusal that can be told in any language; its message is the English one, for programs and logs. */
export const refusedBecause = (
  because: Reason,
  message: string,
  { values, code = 'badRequest' }: Told = {},
): { readonly refusal: Refusal } => ({
  refusal: { code, message, because, ...(values === undefined ? {} : { values }) },
});
