export { answerLines } from './answerLines.ts';
export { type Answer, answerSchema, errorSchema, okSchemas } from './answers.ts';
export { ERROR_CODES, type ErrorCode } from './refusals.ts';
export { type Request, requestSchema } from './requests.ts';
export { type Session, type SessionDeps, session } from './session.ts';
export { NAME, PROTOCOL, VERSION } from './version.ts';
