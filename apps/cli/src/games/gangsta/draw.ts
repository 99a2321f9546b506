import { type Pack, packOf, SKILLS } from '@getaway/gangsta/content';
import { familyCounts, snitchesOfChapter, threatsIn } from '@getaway/gangsta/reading';
import { tellThreats } from '@getaway/gangsta/text';
import { GAP, type Gangsta, type View } from '@getaway/gangsta/view';
import type { Speaker } from '@getaway/text';
import { cell, widthOf, wrap } from '../../terminal/layout.ts';
import type { Drawing } from '../game.ts';
import { letters, rewardsOf } from './cards.ts';
import { drawSeat } from './seat.ts';

const MARK = '▸';
const POOL_COLUMNS = 33;
const BETWEEN = ' │ ';

/** Draws the whole table: jobs and pool side by side, then every gang. */
export function draw(view: View, drawing: Drawing<Gangsta>): string[] {
  const { columns, paint, shows } = drawing;
  const pack = packOf(view);
  return [
    ...drawTitle(view, drawing),
    ...drawCards(view, pack, drawing),
    ...(shows === 'choice' ? [] : [paint('faint', '─'.repeat(columns))]),
    ...view.seats.flatMap((_, seat) => drawSeat(view, seat, pack, drawing)),
    ...drawNews(view, pack, drawing),
  ];
}

function drawTitle({ chapter, threshold, turn, viewer, endedBy }: View, drawing: Drawing<Gangsta>): string[] {
  const { speaker, players, paint, columns } = drawing;
  const whose = {
    seat: players[turn.seat]?.name ?? '',
    seatIs: turn.seat === viewer ? 'you' : 'other',
    extra: String(turn.extra),
  };
  const facts =
    endedBy === undefined
      ? [
          speaker.say('table.title', { chapter }),
          speaker.say('table.ends', { chapter, members: threshold }),
          speaker.say('table.turn', whose),
        ]
      : [speaker.say('table.over')];
  const title = `${speaker.say('game.name').toUpperCase()}  ${facts.join(' · ')}`;
  return wrap(title, columns).map((line) => paint('title', line));
}

function drawCards(view: View, pack: Pack, drawing: Drawing<Gangsta>): string[] {
  const { columns, paint, speaker } = drawing;
  const left = columns - POOL_COLUMNS - BETWEEN.length;
  const heading = (title: string, { size, discards }: View['jobDeck'], width: number): string =>
    cell(`${title}  ${speaker.say('table.deck', { size, discards: discards.length })}`, width);
  const jobs = drawJobs(view, pack, drawing, left);
  const pool = drawPool(view, pack, drawing);
  return [
    [
      paint('heading', heading(speaker.say('table.jobs'), view.jobDeck, left)),
      paint('heading', heading(speaker.say('table.pool'), view.henchmanDeck, POOL_COLUMNS)),
    ],
    ...jobs.map((job, i) => [job, pool[i] ?? '']),
  ].map((pair) => pair.join(paint('faint', BETWEEN)));
}

const JOB_NAME = 24;
const NEEDS = 6;

function drawJobs(view: View, pack: Pack, { speaker, paint, moves }: Drawing<Gangsta>, columns: number): string[] {
  const doable = new Set(
    moves.flatMap((move) => (move.move === 'announce' || move.move === 'discardJob' ? [move.job] : [])),
  );
  return view.jobs.map((id) => {
    const job = pack.jobs.get(id);
    if (job === undefined || id === GAP) return paint('faint', cell(`  ${speaker.say('table.gap')}`, columns));
    const room = columns - 2 - JOB_NAME - 1 - NEEDS - 1;
    const words = rewardsOf(speaker, job, 'word');
    const rewards = widthOf(words) <= room ? words : rewardsOf(speaker, job, 'short');
    const text = `${cell(speaker.say(`job.${id}`), JOB_NAME)} ${cell(letters(speaker, job.needs), NEEDS)} ${cell(rewards, room)}`;
    return doable.has(id) ? paint('choice', `${MARK} ${text}`) : `  ${text}`;
  });
}

function drawPool(view: View, pack: Pack, { speaker, paint, moves }: Drawing<Gangsta>): string[] {
  const payable = new Set(
    moves.flatMap((move) => (move.move === 'recruit' || move.move === 'discardHenchman' ? [move.henchman] : [])),
  );
  return view.pool.map((id, space) => {
    const henchman = pack.henchmen.get(id);
    if (henchman === undefined || id === GAP) return paint('faint', `  ${speaker.say('table.gap')}`);
    const { skills, influence } = henchman;
    const signs = [
      cell(letters(speaker, skills), 3),
      speaker.say('sign.money', { sum: view.poolCosts[space] ?? 0 }),
      speaker.say('sign.influence', { count: influence }),
    ].join(' ');
    const text = `${cell(speaker.say(`henchman.${id}`), POOL_COLUMNS - 3 - widthOf(signs))} ${signs}`;
    return payable.has(id) ? paint('choice', `${MARK} ${text}`) : `  ${text}`;
  });
}

/** Draws the current situation: the current job, known top cards of decks, snitches, dangers and families. */
function drawNews(view: View, pack: Pack, drawing: Drawing<Gangsta>): string[] {
  const { speaker, describer, columns, paint } = drawing;
  const news: string[] = [];
  const job = pack.jobs.get(view.underway?.job ?? '');
  if (job !== undefined)
    news.push(
      speaker.say('table.underway', {
        job: speaker.say(`job.${job.id}`),
        needs: letters(speaker, job.needs),
        rewards: rewardsOf(speaker, job, 'word'),
      }),
    );
  for (const [deck, { top }] of [
    ['jobs', view.jobDeck],
    ['henchmen', view.henchmanDeck],
  ] as const)
    if (top !== undefined)
      news.push(speaker.say('table.top', { deck: speaker.say(`deck.${deck}`), card: describer.name('card', top) }));
  if (view.chapter > 1) {
    const told = snitchesOfChapter(view).map(({ number }) => String(number));
    const values = { count: told.length, numbers: speaker.list(told), chapter: view.chapter };
    news.push(speaker.say('table.snitches', values));
  }
  news.push(...threatsOf(view, drawing));
  // The smallest screens leave out the families, because the list of choices names those that matter now.
  if (view.options.families && drawing.shows !== 'choice') news.push(familiesOf(view, speaker));
  return news.flatMap((line) => wrap(line, columns, '  ')).map((line) => paint('heading', line));
}

/** Dangers that could soon hit everybody, one line each: the end of the chapter, the gang war, the snitches. */
function threatsOf(view: View, { speaker, describer, shows }: Drawing<Gangsta>): string[] {
  if (shows === 'choice' || view.jobs.every((job) => job === GAP)) return [];
  const told = tellThreats(view, threatsIn(view), {
    say: (key, values) => speaker.say(key, values),
    seat: (seat) => describer.seat(seat),
  });
  return (['end', 'war', 'snitch'] as const).flatMap((about) => {
    const texts = told.filter((one) => one.about === about).map(({ text }) => text);
    return texts.length === 0 ? [] : [texts.join(' ')];
  });
}

/** F2. For each family: how many members the viewer has, and the most that any gang has. */
function familiesOf(view: View, speaker: Speaker): string {
  const families = familyCounts(view).map(({ family, counts }) => {
    const own = view.viewer === 'spectator' ? 0 : (counts[view.viewer] ?? 0);
    return speaker.say('table.family', { family: speaker.say(`family.${family}`), own, most: Math.max(...counts) });
  });
  return speaker.say('table.families', { families: families.join(', ') });
}

export function legend({ speaker, columns }: Drawing<Gangsta>): string[] {
  const skills = SKILLS.map((skill) =>
    speaker.say('legend.skill', { letter: speaker.say(`letter.${skill}`), skill: speaker.say(`skill.${skill}`) }),
  );
  return [
    speaker.say('legend.skills', { skills: skills.join(', ') }),
    speaker.say('legend.members'),
    speaker.say('legend.marks'),
    speaker.say('legend.rewards'),
  ].flatMap((line) => wrap(line, columns, '  '));
}
