export type { ChatDocument, CourseDocument } from './answers.ts';
export { USUAL_SOCKET_LIMITS } from './limits.ts';
export { type MessageId, readMessage, type SocketMessage } from './messages.ts';
export {
  type AnswerTo,
  costOf,
  MAX_COURSE_TURNS,
  type RequestFields,
  type RequestName,
  SOCKET_REQUESTS,
  type SocketRequest,
} from './requests.ts';
export { requestSchemaFor, updateSchema } from './schemas.ts';
export type { Pointed, ServerUpdate } from './updates.ts';
