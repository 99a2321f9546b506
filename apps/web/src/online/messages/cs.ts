export { ONLINE } from './en.ts';
