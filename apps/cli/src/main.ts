#!/usr/bin/env node
import { keepCompiled } from '@getaway/server/compileCache';

keepCompiled();
const { GAMES } = await import('./games/index.ts');
const { runProgram } = await import('./program.ts');

await runProgram(GAMES);
