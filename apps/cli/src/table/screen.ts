import { type Decision, preview, type Shape, type Viewer } from '@getaway/kernel';
import { describer } from '@getaway/text';
import type { Drawing } from '../games/game.ts';
import { voiceOf } from '../games/voice.ts';
import { shell } from '../messages/shell.ts';
import { sinceLastChoice, tell } from './digest.ts';
import { cell, cut, UNBROKEN, widthOf, wrap } from './layout.ts';
import type { Session } from './session.ts';
import type { Terminal } from './terminal.ts';

/** Everything that a renderer needs to speak to one viewer. */
export function drawingFor<G extends Shape>(
  { game, players, match }: Session<G>,
  viewer: Viewer,
  { columns, paint }: Terminal,
  { dense }: { readonly dense: boolean },
): Drawing<G> {
  const voice = voiceOf(game);
  const names = players.map(({ name }) => name);
  const asked = match.decision?.seat === viewer;
  return {
    speaker: voice,
    describer: describer({
      speaker: voice,
      fields: game.fields,
      readers: { seats: names, viewer: viewer === 'spectator' ? undefined : viewer },
    }),
    players,
    paint,
    columns: columns(),
    dense,
    moves: asked ? (match.decision?.moves ?? []) : [],
    frame: asked ? match.question?.frame : undefined,
  };
}

/** Lines that the terminal shows below the screen: the prompt of the input, and an empty one to breathe. */
const BELOW = 2;
const SHORTEST_DIGEST = 3;

/** The table, the digest, the question and its choices. On a low screen ever more is said in fewer lines. */
export function screenFor<G extends Shape>(session: Session<G>, decision: Decision<G>, terminal: Terminal): string[] {
  const room = terminal.rows() - BELOW;
  const full = compose(session, decision, terminal, { dense: false, brief: false });
  if (full.length <= room) return full;
  const dense = compose(session, decision, terminal, { dense: true, brief: false });
  if (dense.length <= room) return dense;
  const brief = decision.moves.length > MANY;
  const shorter = brief ? compose(session, decision, terminal, { dense: true, brief }) : dense;
  return shorter.length <= room
    ? shorter
    : compose(session, decision, terminal, { dense: true, brief, tooMany: shorter.length - room });
}

/** So many choices take two columns, without a word of what they would do, before they push the table off the screen. */
const MANY = 6;

interface Density {
  readonly dense: boolean;
  readonly brief: boolean;
  /** Lines that the digest has to do without. */
  readonly tooMany?: number;
}

function compose<G extends Shape>(
  session: Session<G>,
  decision: Decision<G>,
  terminal: Terminal,
  { dense, brief, tooMany = 0 }: Density,
): string[] {
  const drawing = drawingFor(session, decision.seat, terminal, { dense });
  const digest = digestLines(session, decision.seat, drawing, Number.POSITIVE_INFINITY);
  const room = Math.max(SHORTEST_DIGEST, digest.length - tooMany);
  return [
    ...drawTable(session, decision.seat, drawing),
    ...(tooMany === 0 ? digest : digestLines(session, decision.seat, drawing, room)),
    ...promptLines(drawing, decision),
    ...(brief ? briefChoices(decision, drawing) : choiceLines(session, decision, drawing)),
  ];
}

/** Drawn from the seat's view alone, never from the state. */
export function drawTable<G extends Shape>({ game, match }: Session<G>, viewer: Viewer, drawing: Drawing<G>): string[] {
  return game.draw(game.definition.viewFor(match.state, viewer), drawing);
}

export function digestLines<G extends Shape>(
  { game, history }: Session<G>,
  viewer: Viewer,
  { describer, columns, paint, dense }: Drawing<G>,
  room: number,
): string[] {
  const told = tell(game, sinceLastChoice(history, viewer), { viewer, describer, leaveOut: game.trifles });
  if (told.length === 0) return [];
  const heading = `── ${shell.say(viewer === 'spectator' ? 'digest.end' : 'digest.heading')} `;
  const linesFrom = (first: number): string[] =>
    (dense ? [told.slice(first).join(' ')] : told.slice(first))
      .flatMap((text) => wrap(text, columns - 2))
      .map((line) => `  ${line}`);
  let lines = linesFrom(0);
  // Where there is too little room the last sentences are kept whole.
  for (let first = 1; first < told.length && lines.length + 1 > room; first += 1)
    lines = [`  ${shell.say('digest.more')}`, ...linesFrom(first)];
  return [paint('faint', heading + '─'.repeat(Math.max(0, columns - widthOf(heading)))), ...lines];
}

function promptLines<G extends Shape>(
  { describer, paint, columns, frame, dense }: Drawing<G>,
  decision: Decision<G>,
): string[] {
  const prompt = describer.step(frame ?? { step: decision.step });
  const rules = shell.say('prompt.rules', { rules: decision.rules.join(UNBROKEN) });
  return [...(dense ? [] : ['']), ...wrap(`${prompt} ${rules}`, columns, '  ').map((line) => paint('title', line))];
}

/** Every choice with what it would do, however long the list: for who has seen only the names on a low screen. */
export const allChoices = <G extends Shape>(
  session: Session<G>,
  decision: Decision<G>,
  terminal: Terminal,
): string[] => ['', ...choiceLines(session, decision, drawingFor(session, decision.seat, terminal, { dense: false }))];

const MOST_LABEL = 46;

function choiceLines<G extends Shape>(
  { game, match }: Session<G>,
  { seat, moves }: Decision<G>,
  drawing: Drawing<G>,
): string[] {
  const view = game.definition.viewFor(match.state, seat);
  const labels = moves.map((move) => drawing.describer.move(move));
  const number = String(moves.length).length + 1;
  const label = Math.min(MOST_LABEL, Math.max(...labels.map(widthOf)));
  const indent = ' '.repeat(number + 2 + label + 2);
  return moves.flatMap((move, i) => {
    const what = game.hint(view, move, preview(match, seat, move), drawing);
    const key = drawing.paint('choice', String(i + 1).padStart(number));
    const lead = `${key}  ${cell(cut(labels[i] ?? '', label), label)}`;
    if (what === '') return [lead.trimEnd()];
    const [first = '', ...rest] = wrap(what, drawing.columns - indent.length);
    return [`${lead}  ${first}`, ...rest.map((line) => indent + line)];
  });
}

/** Down the left column, then down the right. */
function briefChoices<G extends Shape>({ moves }: Decision<G>, { describer, paint, columns }: Drawing<G>): string[] {
  const number = String(moves.length).length + 1;
  const width = Math.floor(columns / 2) - number - 3;
  const choices = moves.map(
    (move, i) => `${paint('choice', String(i + 1).padStart(number))}  ${cell(describer.move(move), width)}`,
  );
  const half = Math.ceil(choices.length / 2);
  return choices.slice(0, half).map((left, i) => `${left} ${choices[half + i] ?? ''}`.trimEnd());
}
