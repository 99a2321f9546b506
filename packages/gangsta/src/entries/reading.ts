// Functions of the rules that accept a view as well as a state.
export { skillsOf } from '../gang.ts';
export { countFamily, influenceOfJobs, influenceOfMembers, MEDIA_MOST } from '../influence.ts';
export { coveredBy, missingAfter, skillsIn, skillsLearning } from '../reading/crew.ts';
export { changeOf } from '../reading/forecast.ts';
export { countDone, countSkills, familyCounts, knownInfluence, seatWith } from '../reading/gangs.ts';
export { snitchesOfChapter } from '../snitches.ts';
