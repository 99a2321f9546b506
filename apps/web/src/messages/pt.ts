export { SHELL } from './en.ts';
