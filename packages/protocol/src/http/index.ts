export { MAX_NAME_LENGTH } from '../fields.ts';
export {
  ALERT_LANGUAGES,
  ALERT_REASONS,
  type Alert,
  type AlertOutcome,
  type AlertReason,
  alertSchema,
  browserSchema,
  otherChannels,
} from './alerts.ts';
export {
  type DeviceDocument,
  type Health,
  healthSchema,
  type ListedTable,
  newPersonSchema,
  type PasskeyDocument,
} from './answers.ts';
export { type AnswerOf, type AuthOf, type BodyOf, type PathFields, ROUTES, type Route } from './routes.ts';
