import { describe, expect, test } from 'vitest';
import type { Event } from './events.ts';
import { GAP } from './state.ts';
import { playOut } from './testing/playOut.ts';
import { newGame } from './testing/table.ts';
import type { View } from './view.ts';

/** Reconstructs the public part of the table from public events. */
class Retelling {
  readonly money: number[] = [];
  readonly gangs: Map<string, boolean>[] = [];
  readonly hospitals: Set<string>[] = [];
  readonly done: number[] = [];
  jobs: string[] = [];
  pool: string[] = [];

  hear(event: Event): void {
    switch (event.type) {
      case 'bossDealt':
        this.money[event.seat] = event.sum;
        this.gangs[event.seat] = new Map([[event.boss, true]]);
        this.hospitals[event.seat] = new Set();
        this.done[event.seat] = 0;
        break;
      case 'jobLaid':
        this.jobs[event.space] = event.job;
        break;
      case 'henchmanLaid':
        this.pool[event.space] = event.henchman;
        break;
      case 'incomeReceived':
        this.pay(event.seat, -event.sum);
        break;
      case 'moneyStolen':
        this.pay(event.from, event.sum);
        this.pay(event.seat, -event.sum);
        break;
      case 'snitchPaid':
        this.pay(event.seat, event.paid);
        break;
      case 'gangSynchronised':
        this.free(event.seat);
        break;
      case 'gangMobilised':
        this.pay(event.seat, event.cost);
        this.free(event.seat);
        break;
      case 'memberMobilised':
        this.pay(event.seat, event.cost);
        this.gangs[event.seat]?.set(event.member, true);
        break;
      case 'memberMadeAvailable':
        this.gangs[event.seat]?.set(event.member, true);
        break;
      case 'memberActivated':
      case 'memberDistracted':
        this.gangs[event.seat]?.set(event.member, false);
        break;
      case 'henchmanRecruited':
        this.pay(event.seat, event.cost);
        this.gangs[event.seat]?.set(event.henchman, true);
        this.pool = emptied(this.pool, event.henchman);
        break;
      case 'henchmanTakenBack':
        this.hospitals[event.seat]?.delete(event.henchman);
        this.gangs[event.seat]?.set(event.henchman, true);
        break;
      case 'henchmanHospitalised':
        this.gangs[event.seat]?.delete(event.henchman);
        this.hospitals[event.seat]?.add(event.henchman);
        break;
      case 'henchmanLost':
        this.gangs[event.seat]?.delete(event.henchman);
        break;
      case 'jobAnnounced':
        this.pay(event.seat, event.cost);
        this.jobs = emptied(this.jobs, event.job);
        break;
      case 'jobDone':
        this.done[event.seat] = (this.done[event.seat] ?? 0) + 1;
        break;
      case 'skillLearned':
        this.done[event.seat] = (this.done[event.seat] ?? 0) - 1;
        break;
      case 'jobDiscarded':
        this.jobs = emptied(this.jobs, event.job);
        break;
      case 'henchmanDiscarded':
        this.pool = emptied(this.pool, event.henchman);
        break;
      default:
    }
  }

  get table() {
    const gangs = this.gangs.map((gang) => [...gang].map(([card, available]) => ({ card, available })));
    const hospitals = this.hospitals.map((hospital) => [...hospital]);
    return { money: this.money, gangs, hospitals, done: this.done, jobs: this.jobs, pool: this.pool };
  }

  private pay(seat: number, sum: number): void {
    this.money[seat] = (this.money[seat] ?? 0) - sum;
  }

  private free(seat: number): void {
    const gang = this.gangs[seat];
    for (const card of gang?.keys() ?? []) gang?.set(card, true);
  }
}

const emptied = (spaces: readonly string[], card: string): string[] =>
  spaces.map((lies) => (lies === card ? GAP : lies));

const tableIn = ({ seats, jobs, pool }: View): Retelling['table'] => ({
  money: seats.map(({ money }) => money),
  gangs: seats.map(({ gang }) => gang.map(({ card, available }) => ({ card, available }))),
  hospitals: seats.map(({ hospital }) => hospital.map(({ card }) => card)),
  done: seats.map(({ doneByChapter }) => doneByChapter.reduce((sum, count) => sum + count, 0)),
  jobs: [...jobs],
  pool: [...pool],
});

describe('events', () => {
  const games = Array.from({ length: 12 }, (_, i) => ({
    seed: `retold ${i}`,
    players: 2 + (i % 4),
    resources: i % 3 > 0,
  }));

  test.each(games)(
    'R8: the public table can be reconstructed from public events, $seed',
    ({ seed, players, resources }) => {
      const game = newGame(players, seed, { resources });
      const retelling = new Retelling();
      while (game.step === 'chooseResource') game.play(game.match.decision!.moves[0]!);
      for (const event of game.events) retelling.hear(event);
      const { match } = game;
      for (let i = 0; match.decision !== undefined; i += 1) {
        playOut(match, `${seed} ${i}`, 1);
        for (const event of match.events) retelling.hear(event);
        expect(retelling.table).toEqual(tableIn(game.view()));
      }
      expect(match.result).toBeDefined();
    },
  );
});
