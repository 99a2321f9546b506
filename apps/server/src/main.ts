import { keepCompiled } from './base/compileCache.ts';

keepCompiled();
await import('./program.ts');
