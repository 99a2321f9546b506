import type { Move, Shape, Viewer } from '@getaway/kernel';
import type { DueDecision, Player } from '@getaway/table';
import type { Drawing } from '../games/game.ts';
import { describerAt, voiceAt } from '../games/voice.ts';
import { shell } from '../messages/shell.ts';
import { NO_BREAK_SPACE, widthOf, wrap } from '../terminal/layout.ts';
import { barestChoices, briefChoices, type ChoiceLine, choiceLines } from './choices.ts';
import { sinceLastChoice, tell } from './digest.ts';
import { describeForecast, forecastsFor } from './forecasts.ts';
import { type MenuLine, menuOf } from './menu.ts';
import type { SeenSession } from './session.ts';
import type { Terminal } from './terminal.ts';

export interface Room {
  readonly dense: boolean;
  readonly shows?: Drawing<Shape>['shows'];
}

/** Everything a renderer needs to show the table to one viewer. */
export function drawingFor(
  { game, table }: Pick<SeenSession, 'game' | 'table'>,
  viewer: Viewer,
  terminal: Terminal,
  room: Room,
): Drawing<Shape> {
  const { players, asked } = table;
  const own = asked?.seat === viewer ? asked : undefined;
  return drawingOf(game, { players, viewer, view: table.viewFor(viewer), asked: own }, terminal, room);
}

interface Drawn {
  readonly players: readonly Player[];
  readonly viewer: Viewer;
  readonly view: object;
  readonly asked?: DueDecision | undefined;
}

export function drawingOf(
  game: SeenSession['game'],
  { players, viewer, view, asked }: Drawn,
  { columns, paint }: Terminal,
  { dense, shows = 'everything' }: Room,
): Drawing<Shape> {
  const seats = players.map(({ name }) => name);
  return {
    speaker: voiceAt(game, view),
    describer: describerAt(game, view, { seats, viewer: viewer === 'spectator' ? undefined : viewer }),
    players,
    paint,
    columns: columns(),
    dense,
    shows,
    moves: asked?.moves ?? [],
    frame: asked?.frame,
  };
}

/** How many lines the terminal adds below the screen: an empty line and the prompt. */
const BELOW = 2;
const SHORTEST_DIGEST = 3;

/** The pending decision, and the headings that the player has selected in the menu. */
export interface PendingChoice {
  readonly decision: DueDecision;
  readonly path: readonly string[];
}

/** The table, a summary of recent events, the question and its choices. The layout is more compact on small screens. */
export function screenFor(
  session: SeenSession,
  decision: DueDecision,
  terminal: Terminal,
  path: readonly string[] = [],
): string[] {
  const asked = { decision, path };
  const choices = choicesFor(session, asked, terminal);
  const room = terminal.rows() - BELOW;
  const tries: readonly Density[] = [
    { dense: false, brief: false },
    ...(session.game.map === undefined ? [] : [{ dense: false, shows: 'board', brief: false } as const]),
    { dense: true, brief: false },
    { dense: true, brief: true },
    { dense: true, shows: 'choice', brief: false },
    { dense: true, shows: 'choice', brief: true },
    { dense: true, shows: 'choice', brief: true, bare: true },
  ];
  let screen: string[] = [];
  for (const density of tries) {
    screen = compose(session, asked, choices, terminal, density);
    // If a layout is too long for the screen, its summary of recent events is shortened. The barest layout has no
    // summary, so its table is shortened instead.
    if (screen.length > room && (density.dense || density.shows !== undefined))
      screen = compose(session, asked, choices, terminal, { ...density, tooMany: screen.length - room });
    if (screen.length <= room) return screen;
  }
  return screen;
}

/** Asks the player to confirm a choice. Shows the table above the question if there is room for both. */
export function sureScreen(
  session: SeenSession,
  { seat }: DueDecision,
  question: readonly string[],
  terminal: Terminal,
): string[] {
  const drawing = drawingFor(session, seat, terminal, { dense: true, shows: 'choice' });
  const lines = question.flatMap((line) => wrap(line, drawing.columns, '  '));
  const table = [...drawTable(session, seat, drawing), ''];
  return table.length + lines.length > terminal.rows() - BELOW ? lines : [...table, ...lines];
}

export function menuFor(
  session: SeenSession,
  { decision, path }: PendingChoice,
  terminal: Terminal,
): readonly MenuLine[] {
  const { game, table } = session;
  const view = table.viewFor(decision.seat);
  return menuOf(game, decision, view, drawingFor(session, decision.seat, terminal, { dense: false }), path);
}

/** Every choice with its full hint. On a small screen, the usual list of choices cuts hints short. */
export const allChoices = (session: SeenSession, asked: PendingChoice, terminal: Terminal): string[] => [
  '',
  ...choiceLines(
    choicesFor(session, asked, terminal),
    drawingFor(session, asked.decision.seat, terminal, { dense: false }),
  ),
];

/** The choices with their hints, computed once per screen. */
function choicesFor(session: SeenSession, asked: PendingChoice, terminal: Terminal): readonly ChoiceLine[] {
  const { game, table } = session;
  const { seat } = asked.decision;
  const view = table.viewFor(seat);
  const drawing = drawingFor(session, seat, terminal, { dense: false });
  const forecastOf = forecastsFor(table, seat);
  const hintOf = (move: Move): string => {
    const foreseen = describeForecast(forecastOf(move), game, drawing);
    return [game.hint(view, move, drawing), ...foreseen].filter((part) => part !== '').join(' · ');
  };
  return menuFor(session, asked, terminal).map((line) =>
    'heading' in line
      ? {
          label: shell.say('prompt.more', { heading: line.heading }),
          hint: game.outlook?.(view, line.moves, drawing) ?? '',
        }
      : {
          label: drawing.describer.move(line.move, asked.decision.frame.step),
          hint: hintOf(line.move),
        },
  );
}

interface Density extends Room {
  readonly brief: boolean;
  /** Whether to show only what the choice needs, without the summary of recent events and the rule ids. */
  readonly bare?: boolean;
  /** How many lines of the summary of recent events do not fit on the screen. */
  readonly tooMany?: number;
}

function compose(
  session: SeenSession,
  { decision, path }: PendingChoice,
  choices: readonly ChoiceLine[],
  terminal: Terminal,
  { dense, shows = 'everything', brief, bare = false, tooMany = 0 }: Density,
): string[] {
  const drawing = drawingFor(session, decision.seat, terminal, { dense, shows });
  if (bare) {
    const table = drawTable(session, decision.seat, drawing);
    return [
      ...table.slice(0, Math.max(1, table.length - tooMany)),
      ...promptLines(drawing, { ...decision, rules: [] }),
      ...path.map((heading) => shell.say('prompt.heading', { heading })),
      ...barestChoices(choices, drawing),
    ];
  }
  const digest = digestLines(session, decision.seat, drawing, Number.POSITIVE_INFINITY);
  const room = Math.max(SHORTEST_DIGEST, digest.length - tooMany);
  return [
    ...drawTable(session, decision.seat, drawing),
    ...(tooMany === 0 ? digest : digestLines(session, decision.seat, drawing, room)),
    ...promptLines(drawing, decision),
    ...path.map((heading) => shell.say('prompt.heading', { heading })),
    ...(brief ? briefChoices(choices, drawing) : choiceLines(choices, drawing)),
  ];
}

/** Draws the table only from what the seat may see, never from the whole state. */
export function drawTable({ game, table }: SeenSession, viewer: Viewer, drawing: Drawing<Shape>): string[] {
  return game.draw(table.viewFor(viewer), drawing);
}

export function digestLines(
  { game, table }: SeenSession,
  viewer: Viewer,
  { describer, columns, paint, dense }: Drawing<Shape>,
  room: number,
): string[] {
  const told = tell(sinceLastChoice(table.sceneFor(viewer).log.passages, viewer), {
    describer,
    leaveOut: game.isMinor,
  });
  if (told.length === 0) return [];
  const heading = `── ${shell.say(viewer === 'spectator' ? 'digest.end' : 'digest.heading')} `;
  const linesFrom = (first: number): string[] =>
    (dense ? [told.slice(first).join(' ')] : told.slice(first))
      .flatMap((text) => wrap(text, columns - 2))
      .map((line) => `  ${line}`);
  let lines = linesFrom(0);
  // If there is not enough room, drops the oldest sentences of the summary and keeps the others whole.
  for (let first = 1; first < told.length && lines.length + 1 > room; first += 1)
    lines = [`  ${shell.say('digest.more')}`, ...linesFrom(first)];
  return [paint('faint', heading + '─'.repeat(Math.max(0, columns - widthOf(heading)))), ...lines];
}

function promptLines(
  { describer, paint, columns, frame, dense }: Drawing<Shape>,
  decision: Pick<DueDecision, 'frame' | 'rules'>,
): string[] {
  const prompt = describer.step(frame ?? decision.frame);
  const ids = decision.rules.join(NO_BREAK_SPACE);
  const text = ids === '' ? prompt : `${prompt} ${shell.say('prompt.rules', { rules: ids })}`;
  return [...(dense ? [] : ['']), ...wrap(text, columns, '  ').map((line) => paint('title', line))];
}
