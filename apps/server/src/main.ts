import { cacheCompiledModules } from './base/compileCache.ts';

cacheCompiledModules();
await import('./program.ts');
