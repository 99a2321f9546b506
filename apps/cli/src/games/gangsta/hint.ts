import { type Pack, packOf } from '@getaway/gangsta/content';
import type { Move } from '@getaway/gangsta/moves';
import { missingAfter } from '@getaway/gangsta/reading';
import type { Gangsta, View } from '@getaway/gangsta/view';
import type { Drawing } from '../game.ts';
import { letters, memberLetters, rewardsOf } from './cards.ts';

/** Describes what the card of a move does. Effects that the forecast shows are left out. */
export function hint(view: View, move: Move, drawing: Drawing<Gangsta>): string {
  return figures(view, move, drawing).join(' · ');
}

function figures(view: View, move: Move, drawing: Drawing<Gangsta>): string[] {
  const { speaker } = drawing;
  const pack = packOf(view);
  switch (move.move) {
    case 'announce':
    case 'discardJob': {
      const job = pack.jobs.get(move.job);
      if (job === undefined) return [];
      const values = { needs: letters(speaker, job.needs), rewards: rewardsOf(speaker, job, 'word') };
      return [speaker.say('hint.job', values), ...(view.options.resources ? [speaker.say(`kind.${job.kind}`)] : [])];
    }
    case 'recruit':
    case 'discardHenchman': {
      const henchman = pack.henchmen.get(move.henchman);
      if (henchman === undefined) return [];
      const { skills, influence, family } = henchman;
      const signs = `${letters(speaker, skills)} ${speaker.say('sign.influence', { count: influence })}`;
      return [signs, ...(view.options.families ? [speaker.say(`family.${family}`)] : [])];
    }
    case 'activate':
      return [ownerAndSkills(view, pack, move.member, drawing), whatIsLeft(view, move.member, drawing)];
    case 'mobilise':
    case 'divert':
    case 'makeAvailable':
      return [ownerAndSkills(view, pack, move.member, drawing)];
    case 'learn':
      return [whatIsLearned(view, pack, move.member, drawing)];
    case 'giveUp':
    case 'takeBack':
      return [ownerAndSkills(view, pack, move.henchman, drawing)];
    case 'keepResource': {
      const { needs = [], influence = 0 } = pack.resources.get(move.resource) ?? {};
      const signs = `${letters(speaker, needs)} ${speaker.say('sign.influence', { count: influence })}`;
      return [signs, speaker.say(`resourceEffect.${move.resource}`)];
    }
    case 'endTurn':
      return view.turn.again ? [speaker.say('word.again')] : []; // W4: an extra turn follows
    default:
      return [];
  }
}

function ownerAndSkills(view: View, pack: Pack, id: string, { speaker, players }: Drawing<Gangsta>): string {
  for (const [seat, { gang, hospital }] of view.seats.entries()) {
    const member = [...gang, ...hospital].find(({ card }) => card === id);
    if (member === undefined) continue;
    const skills = memberLetters(speaker, pack, member);
    return seat === view.viewer
      ? skills
      : `${skills} ${speaker.say('hint.owner', { seat: players[seat]?.name ?? '' })}`;
  }
  return '';
}

/** A4. The skills that the job still needs after this member has joined. */
function whatIsLeft(view: View, id: string, { speaker, frame }: Drawing<Gangsta>): string {
  if (frame?.step !== 'pullJob') return '';
  const left = missingAfter(view, id);
  return left.length === 0
    ? speaker.say('hint.finishes')
    : speaker.say('hint.leaves', { missing: letters(speaker, left) });
}

/** W9. The skills of the member before and after learning. */
function whatIsLearned(view: View, pack: Pack, id: string, { speaker, frame }: Drawing<Gangsta>): string {
  const member = view.seats.flatMap(({ gang }) => gang).find(({ card }) => card === id);
  if (member === undefined || frame?.step !== 'learn') return '';
  const after = memberLetters(speaker, pack, { card: id, learned: frame.job });
  return speaker.say('hint.learns', { before: memberLetters(speaker, pack, member), after });
}
