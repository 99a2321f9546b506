export { advance, answer, type Pauses, type Question } from './advance.ts';
export { AppendOnlyList } from './appendOnlyList.ts';
export { listUpTo, matches, recordUpTo, textUpTo } from './bounded.ts';
export {
  type Chance,
  chanceSchema,
  copyChance,
  drawBelow,
  type FastChance,
  secureChance,
  seededChance,
} from './chance.ts';
export { contentId } from './contentId.ts';
export { copyDeck, type Deck, deckSize, drawCard, dreamDeck, lookAtTop, newDeck, topFor } from './deck.ts';
export {
  type Definition,
  type Fault,
  type ForecastStatements,
  type Foresight,
  type LoggedChoice,
  type OptionSpec,
  type Outlook,
  otherSeats,
  type Players,
  type Setup,
  seatsFrom,
} from './definition.ts';
export { wholeNumber } from './document.ts';
export { type Entry, entrySchema, type LooseEntry, type Played } from './entry.ts';
export {
  type Beginning,
  bits256,
  type Contribution,
  commitmentOf,
  type Fairness,
  fairBeginning,
  pledgeOf,
} from './fairness.ts';
export { Game } from './game.ts';
export { type Journal, journalOf, playEntry, replay } from './journal.ts';
export { isTooDeep, parseJson } from './json.ts';
export { type Decision, Match } from './match.ts';
export { sameMove } from './move.ts';
export { digestOf, hashOf, type PackName, type PackReading, type PackShelf, Shelf } from './pack.ts';
export { layingOut } from './plan.ts';
export { loadPosition, type Position, positionOf } from './position.ts';
export {
  changeOf,
  type FigureChange,
  type Forecast,
  type Foreseen,
  forecasts,
  foreseesNothing,
  NOTHING_FORESEEN,
  preview,
} from './preview.ts';
export {
  type Attempt,
  type Refusal,
  type RefusalCode,
  read,
  reasonIn,
  refused,
  shorten,
  taken,
  type UndoReason,
} from './refusal.ts';
export type { Result, ScoreLine, SeatScore } from './result.ts';
export type { Automatic, Choice, Interruption, Rule, Rules, WhyNot } from './rule.ts';
export { readSetup, type SetupRequest } from './setup.ts';
export type { Frame, GameEvent, Move, SeatId, Shape, State, Viewer } from './shape.ts';
export { shuffle } from './shuffle.ts';
export {
  DANGERS,
  type Danger,
  type DangerKind,
  type Reason,
  type Statement,
  type StatementValue,
} from './statement.ts';
export { type UnverifiableReason, type Verification, type VerificationFault, verify } from './verify.ts';
export { type Hands, mergeView, openViewOf, type PrivatePart, privatePartFor, viewFor } from './view.ts';
export { ownOf, ownSeat } from './viewer.ts';
export { isVisible, replaceInvisible } from './visible.ts';
