import { LESSONS } from '@getaway/games/lessons';
import { tipKey } from '@getaway/lessons';
import { loadTexts, speaker } from '@getaway/text';
import type { GameId } from '../../browser/gameIds.ts';
import type { Locale } from '../../i18n/languages.ts';
import type { GameGuide } from '../gameGuide.ts';

/** Something that players often forget, with its rule. */
export interface Reminder {
  readonly rule: string;
  readonly text: string;
  /** Set for a reminder about one step. */
  readonly step?: string;
  /** Whether the reminder fits a view of the game. Without this function, it always fits. */
  isTrue?(view: object): boolean;
  /** Set for a simple reminder. The guide leaves it out. */
  readonly basic?: true;
}

/** A question to a player: its step, and the ids of its rules, the most important first. */
interface Question {
  readonly frame: { readonly step: string };
  readonly rules: readonly string[];
}

interface Guided {
  readonly id: GameId;
  guide(): Promise<GameGuide>;
}

/** The tips of a first game, then everything else that people forget. */
export async function loadReminders({ id, guide }: Guided, locale: Locale): Promise<readonly Reminder[]> {
  const [tips, words, { forgotten, messages }] = await Promise.all([
    LESSONS[id].tips(),
    LESSONS[id].words(locale),
    guide(),
  ]);
  const { GUIDE } = await loadTexts(locale, messages);
  const { say } = speaker<string>({ locale, catalogue: { ...words, ...GUIDE } });
  return [
    ...tips.map((tip) => ({ ...tip, text: say(tipKey(tip)) })),
    ...forgotten.map((rule) => ({ rule, text: say(`guide.forget.${rule}`) })),
  ];
}

/**
 * The reminders for a question: first those about its step, then those about its rules, then those about the section of
 * its main rule.
 */
export function remindersFor(reminders: readonly Reminder[], { frame, rules }: Question): readonly Reminder[] {
  const near = reminders.filter(({ step }) => step === frame.step);
  const named = reminders.filter(({ rule }) => rules.includes(rule));
  const beside = reminders.filter(({ rule }) => sectionOf(rule) === sectionOf(rules[0] ?? ''));
  return [...new Set([...near, ...named, ...beside])];
}

/** The rulebook names its sections by letters. */
const sectionOf = (rule: string): string => rule.slice(0, 1);
