import type { Pack } from '@getaway/gangsta/content';
import { countDone, countSkills, knownInfluence } from '@getaway/gangsta/reading';
import { type Gangsta, HIDDEN, type Member, type SeatView, type View } from '@getaway/gangsta/view';
import { flow, widthOf, wrap } from '../../terminal/layout.ts';
import type { Drawing } from '../game.ts';
import { letters, memberLetters } from './cards.ts';

const AVAILABLE = '●';
const ACTIVATED = '○';
const INDENT = '    ';

export function drawSeat(view: View, seat: number, pack: Pack, drawing: Drawing<Gangsta>): string[] {
  const { speaker, players, paint, columns, dense } = drawing;
  const held = view.seats[seat];
  if (held === undefined) return [];
  const own = seat === view.viewer;
  const { name = '', bot } = players[seat] ?? {};
  const title = own ? 'table.you' : bot === undefined ? 'table.human' : 'table.bot';
  const facts = [
    paint('heading', speaker.say(title, { name })),
    paint('money', moneyOf(held, drawing)),
    influenceOf(view, held, drawing),
    // A rival's members are shown as one sign each, so their number is left out on a narrow screen.
    ...(dense && !own ? [] : [speaker.say('table.members', { count: held.gang.length })]),
    speaker.say('table.done', { count: countDone(held) }),
    countsOf(view, held, drawing),
  ];
  const lead = `${seat === view.turn.seat ? '▶' : ' '} ${facts.join('  ')}`;
  const brief = held.gang.map((member) => drawMember(member, pack, drawing, { named: false }));
  const oneLine = `${lead}   ${brief.join(' ')}`;
  const lines =
    dense && !own && widthOf(oneLine) <= columns
      ? [oneLine]
      : [
          lead,
          ...flow(
            dense && !own ? brief : held.gang.map((member) => drawMember(member, pack, drawing, { named: true })),
            columns,
            INDENT,
          ),
        ];
  return drawExtras(held, pack, drawing).reduce((above, extra) => attach(above, extra, columns), lines);
}

/** Adds a text to the last line if there is room, otherwise as a new line. */
function attach(lines: readonly string[], extra: string, columns: number): string[] {
  const longer = `${lines.at(-1) ?? ''}  ${extra}`;
  return widthOf(longer) <= columns
    ? [...lines.slice(0, -1), longer]
    : [...lines, ...wrap(INDENT + extra, columns, INDENT)];
}

const moneyOf = ({ money, banked }: SeatView, { speaker }: Drawing<Gangsta>): string =>
  banked > 0 ? speaker.say('sign.banked', { sum: money, banked }) : speaker.say('sign.money', { sum: money });

/** G1. The influence of a seat, as far as the viewer can count it. */
function influenceOf(view: View, held: SeatView, { speaker }: Drawing<Gangsta>): string {
  const unknown = held.done === undefined && countDone(held) > 0;
  return speaker.say(unknown ? 'sign.someInfluence' : 'sign.influence', { count: knownInfluence(view, held) });
}

/**
 * Counts the three skills with a special role: leaders for income, mercenaries for the gang war, informers for
 * snitches.
 */
function countsOf(view: View, { gang }: SeatView, { speaker }: Drawing<Gangsta>): string {
  const counts = countSkills(view, gang);
  return (['leader', 'mercenary', 'informer'] as const)
    .map((skill) =>
      speaker.say('sign.skill', {
        letter: speaker.say(`letter.${skill}`),
        count: counts[skill],
      }),
    )
    .join(' ');
}

function drawMember(
  member: Member,
  pack: Pack,
  { speaker, describer, paint }: Drawing<Gangsta>,
  { named }: { readonly named: boolean },
): string {
  const skills = memberLetters(speaker, pack, member);
  const name = named ? `${describer.name('member', member.card)} ` : '';
  return member.available ? `${AVAILABLE}${name}${skills}` : paint('faint', `${ACTIVATED}${name}${skills}`);
}

function drawExtras({ resource, hospital }: SeatView, pack: Pack, drawing: Drawing<Gangsta>): string[] {
  const { speaker, describer, dense } = drawing;
  const extras: string[] = [];
  if (resource !== undefined) {
    const needs = resource.card === HIDDEN ? [] : (pack.resources.get(resource.card)?.needs ?? []);
    const wanted = resource.status === 'inactive' || resource.status === 'secret' ? letters(speaker, needs) : '';
    const status = speaker.say(`status.${resource.status}`);
    const values = {
      resource: describer.name('resource', resource.card),
      status,
      needs: wanted === '' ? 'none' : wanted,
    };
    extras.push(
      dense
        ? speaker.say('table.shortResource', { ...values, statusIs: resource.status })
        : speaker.say('table.resource', values),
    );
  }
  if (hospital.length > 0) {
    const members = hospital.map((member) => drawMember(member, pack, drawing, { named: true }));
    extras.push(speaker.say('table.hospital', { members: speaker.list(members) }));
  }
  return extras;
}
