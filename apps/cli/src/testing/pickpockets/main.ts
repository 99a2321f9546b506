import { GAMES } from '@getaway/games/testing';
import { TABLES, tableGames } from '../../games/index.ts';
import { runProgram } from '../../program.ts';
import { pickpocketsTable } from './table.ts';

// The program with one more game, to test that a new game needs only a line in the registry and a renderer.
await runProgram(await tableGames(GAMES, { ...TABLES, pickpockets: pickpocketsTable }));
