export { type Answer, answerSchema, ERROR_CODES, type ErrorCode, errorSchema, okSchemas } from './answers.ts';
export { converse } from './converse.ts';
export { type Request, requestSchema } from './requests.ts';
export { type Equipment, type Session, session } from './session.ts';
export { NAME, PROTOCOL, VERSION } from './version.ts';
