// None of these functions needs a state. A view, or a part of one, is enough.

export { THRESHOLD } from '../chapters.ts';
export { skillsOf } from '../gang.ts';
export { countFamily, influenceOfJobs, influenceOfMembers, MAX_MEDIA_INFLUENCE } from '../influence.ts';
export { coveredBy, missingAfter, skillsIn, skillsLearning } from '../reading/crew.ts';
export { impliedMoves, planJob, planRest } from '../reading/crewPlan.ts';
export { changeOf } from '../reading/forecast.ts';
export { countDone, countSkills, familyCounts, knownInfluence, seatWith } from '../reading/gangs.ts';
export { viewAfter } from '../reading/playback.ts';
export { type Threats, type Toll, threatsIn } from '../reading/threats.ts';
export { topicOf } from '../reading/topic.ts';
export { amountFor, snitchesOfChapter } from '../snitches.ts';
