export { glance } from '../glance.ts';
export { FEATURES_VERSION, featureCount, featuresOf, twoPlayerFeature } from '../reading/features/features.ts';
export { knownScore } from '../reading/features/knownScore.ts';
export { lieutenantScore } from '../reading/features/lieutenantFeatures.ts';
export type { State } from '../state.ts';
