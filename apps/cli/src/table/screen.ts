import type { Move, Shape, Viewer } from '@getaway/kernel';
import type { DueDecision } from '@getaway/table';
import type { Drawing, Outcome } from '../games/game.ts';
import { describerAt, voiceAt } from '../games/voice.ts';
import { shell } from '../messages/shell.ts';
import { UNBROKEN, widthOf, wrap } from '../terminal/layout.ts';
import { briefChoices, type ChoiceLine, choiceLines } from './choices.ts';
import { sinceLastChoice, tell } from './digest.ts';
import { foretold } from './foretold.ts';
import { type MenuLine, menuOf } from './menu.ts';
import type { Session } from './session.ts';
import type { Terminal } from './terminal.ts';

/** The size of the screen. */
export interface Room {
  readonly dense: boolean;
  readonly shows?: Drawing<Shape>['shows'];
}

/** Everything a renderer needs to show the table to one viewer. */
export function drawingFor(
  { game, table }: Session,
  viewer: Viewer,
  { columns, paint }: Terminal,
  { dense, shows = 'everything' }: Room,
): Drawing<Shape> {
  const { players, asked } = table;
  const view = table.viewFor(viewer);
  const names = players.map(({ name }) => name);
  const own = asked?.seat === viewer ? asked : undefined;
  return {
    speaker: voiceAt(game, view),
    describer: describerAt(game, view, { seats: names, viewer: viewer === 'spectator' ? undefined : viewer }),
    players,
    paint,
    columns: columns(),
    dense,
    shows,
    moves: own?.moves ?? [],
    frame: own?.frame,
  };
}

/** Lines that the terminal adds below the screen: an empty line and the prompt. */
const BELOW = 2;
const SHORTEST_DIGEST = 3;

/** The decision, and the headings selected in the menu. */
export interface PendingChoice {
  readonly decision: DueDecision;
  readonly path: readonly string[];
}

/** The table, the digest, the question and its choices. The lower the screen, the more compact the layout. */
export function screenFor(
  session: Session,
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
  ];
  let screen: string[] = [];
  for (const density of tries) {
    screen = compose(session, asked, choices, terminal, density);
    // The digest shrinks before the table does.
    if (screen.length > room && (density.dense || density.shows !== undefined))
      screen = compose(session, asked, choices, terminal, { ...density, tooMany: screen.length - room });
    if (screen.length <= room) return screen;
  }
  return screen;
}

/** The choices as numbered on the screen. */
export function menuFor(session: Session, { decision, path }: PendingChoice, terminal: Terminal): readonly MenuLine[] {
  const { game, table } = session;
  const view = table.viewFor(decision.seat);
  return menuOf(game, decision, view, drawingFor(session, decision.seat, terminal, { dense: false }), path);
}

/** Every choice with its hint, in full length, for readers whose low screen showed only names. */
export const allChoices = (session: Session, asked: PendingChoice, terminal: Terminal): string[] => [
  '',
  ...choiceLines(
    choicesFor(session, asked, terminal),
    drawingFor(session, asked.decision.seat, terminal, { dense: false }),
  ),
];

/** The choices and their previews, computed once for a screen. */
function choicesFor(session: Session, asked: PendingChoice, terminal: Terminal): readonly ChoiceLine[] {
  const { game, table } = session;
  const { seat } = asked.decision;
  const view = table.viewFor(seat);
  const drawing = drawingFor(session, seat, terminal, { dense: false });
  const forecasts = table.forecasts(seat);
  const outcomeOf = (move: Move): Outcome<Shape> => ({
    events: table.foresee(seat, [move]).events,
    forecast: forecasts[asked.decision.moves.indexOf(move)],
  });
  const hintOf = (move: Move): string => {
    const outcome = outcomeOf(move);
    const foreseen = foretold(outcome.forecast, game, drawing);
    return [game.hint(view, move, outcome, drawing), ...foreseen].filter((part) => part !== '').join(' · ');
  };
  return menuFor(session, asked, terminal).map((line) =>
    'heading' in line
      ? {
          label: shell.say('prompt.more', { heading: line.heading }),
          hint: game.outlook?.(view, line.moves, drawing) ?? '',
        }
      : {
          label: drawing.describer.move(line.move),
          hint: hintOf(line.move),
        },
  );
}

interface Density extends Room {
  readonly brief: boolean;
  /** The number of lines missing for the whole digest. */
  readonly tooMany?: number;
}

function compose(
  session: Session,
  { decision, path }: PendingChoice,
  choices: readonly ChoiceLine[],
  terminal: Terminal,
  { dense, shows = 'everything', brief, tooMany = 0 }: Density,
): string[] {
  const drawing = drawingFor(session, decision.seat, terminal, { dense, shows });
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

/** Drawn from the seat's view alone, never from the state. */
export function drawTable({ game, table }: Session, viewer: Viewer, drawing: Drawing<Shape>): string[] {
  return game.draw(table.viewFor(viewer), drawing);
}

export function digestLines(
  { game, table }: Session,
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
  // If there is not enough room, keeps the last sentences and leaves them whole.
  for (let first = 1; first < told.length && lines.length + 1 > room; first += 1)
    lines = [`  ${shell.say('digest.more')}`, ...linesFrom(first)];
  return [paint('faint', heading + '─'.repeat(Math.max(0, columns - widthOf(heading)))), ...lines];
}

function promptLines({ describer, paint, columns, frame, dense }: Drawing<Shape>, decision: DueDecision): string[] {
  const prompt = describer.step(frame ?? decision.frame);
  const rules = shell.say('prompt.rules', { rules: decision.rules.join(UNBROKEN) });
  return [...(dense ? [] : ['']), ...wrap(`${prompt} ${rules}`, columns, '  ').map((line) => paint('title', line))];
}
