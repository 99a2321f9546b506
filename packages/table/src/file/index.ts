export { type FileFault, type GameFile, linesOf, readGameFile, writeGameFile } from './gameFile.ts';
export { shownName } from './names.ts';
export { MAX_SENTENCE, type Report, readReport, writeReport } from './report.ts';
export {
  archiveIn,
  checkSave,
  entriesIn,
  type LineFault,
  type Opening,
  readSave,
  recordedIn,
  SAVE_FORMAT,
  SAVE_VERSION,
  type SaveHeader,
  type SaveLine,
  type SaveRead,
  writeSaveLine,
} from './saveLines.ts';
export { seatsFit } from './seats.ts';
