export { type Answer, answerSchema, errorSchema, okSchemas } from './answers.ts';
export { converse } from './converse.ts';
export { ERROR_CODES, type ErrorCode } from './refusals.ts';
export { type Request, requestSchema } from './requests.ts';
export { type Equipment, type Session, session } from './session.ts';
export { NAME, PROTOCOL, VERSION } from './version.ts';
