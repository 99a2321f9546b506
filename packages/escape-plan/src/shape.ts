import type * as kernel from '@getaway/kernel';
import type { Event } from './events.ts';
import type { Frame } from './frames.ts';
import type { Move } from './moves.ts';
import type { RuleId } from './rulebook/en.ts';
import type { Options, State } from './state.ts';
import type { View } from './view.ts';

/** The types that the kernel needs for Escape Plan. */
export interface EscapePlan {
  readonly state: State;
  readonly frame: Frame;
  readonly move: Move;
  readonly event: Event;
  readonly view: View;
  readonly options: Options;
  readonly rule: RuleId;
}

export type Game = kernel.Game<EscapePlan>;
export type Automatic<F extends Frame> = kernel.Automatic<EscapePlan, F>;
export type Choice<F extends Frame, M extends Move> = kernel.Choice<EscapePlan, F, M>;
