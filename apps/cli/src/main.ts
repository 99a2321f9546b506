#!/usr/bin/env node
import { GAMES } from './games/index.ts';
import { runProgram } from './program.ts';

await runProgram(GAMES);
