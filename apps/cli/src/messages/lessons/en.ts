/** Lessons in English. */
export const LESSONS = {
  'learn.about': 'learn a game by playing lessons: {games}',
  'learn.heading': '{game}: lessons',
  'learn.line': '{title} ({minutes} min){finished, select, true { · done} other {}}',
  'learn.which': '1-{count} choose a lesson, q quit > ',
  'learn.step': 'Lesson “{title}”, step {step} of {of}',
  'learn.marked': 'Marked: {things}.',
  'learn.input': '1-{count} choose, u undo, r rules, t table, q leave > ',
  'learn.strayed': 'You chose: {choice}. What it leads to:',
  'learn.undo': 'Enter: undo and choose again > ',
  'learn.left': 'Your progress is saved. To continue: getaway learn {game}',
  'learn.none': 'There is no lesson {lesson}; there is {lessons}.',
  'learn.you': 'You',
  'lessons.about': 'check lessons',
  'lessons.aboutCheck':
    'check every lesson, or one in a file: its form, its texts, its solution and every wrong choice',
  'lessons.line':
    '{game} {lesson}: {choices, plural, one {# choice} other {# choices}}, {words, plural, one {# word} other {# words}}, {minutes} min',
  'lessons.total': '{game}: {minutes} min without extras.',
  'lessons.good': '{count, plural, one {# lesson is valid.} other {# lessons are valid.}}',
  'lessons.bad': '{count, plural, one {# fault.} other {# faults.}}',
  'advice.win': '{percent} % to win, lead {lead}',
  'advice.lead': 'lead {lead}',
  'advice.none': 'There is nothing to compare here.',
  'advice.people': 'There is no adviser where several people play.',
} as const;
