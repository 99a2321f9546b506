export { type FinalLead, finalLeads } from '../reading/features/ending.ts';
export { FEATURES_VERSION, featureCount, twoPlayerFeature, writeFeatures } from '../reading/features/features.ts';
export { countAt, type Icons, subtractIcons, totalOf } from '../reading/features/icons.ts';
export { type JobFigures, type PersonFigures, type Tables, tablesOf } from '../reading/features/tables.ts';
export type { Seat, State } from '../state.ts';
