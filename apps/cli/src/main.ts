#!/usr/bin/env node
import { cacheCompiledModules } from '@getaway/server/compileCache';

cacheCompiledModules();
const { GAMES } = await import('./games/index.ts');
const { runProgram } = await import('./program.ts');

await runProgram(GAMES);
