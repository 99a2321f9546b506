/** Messages of the pages around lessons. The texts of the lessons are elsewhere. */
export const LEARN = {
  'learn.title': 'Learn {game}',
  'learn.about': 'Short lessons on the real table. You can leave at any time and continue later.',
  'learn.minutes': '{minutes, plural, one {# minute} other {# minutes}}',
  'learn.total':
    'The course takes about {course, plural, one {# minute} other {# minutes}}, the extras {extras, plural, one {# minute} other {# minutes}} more.',
  'learn.start': 'Start',
  'learn.continue': 'Continue at step {step} of {of}',
  'learn.again': 'Play again',
  'learn.done': 'Done',
  'learn.course': 'The course',
  'learn.extras': 'Extras',
  'learn.first': 'Your first game',
  'learn.firstAbout': 'A whole game against easy bots. While you’re new, long lists of choices start with suggestions.',
  'learn.firstBegin': 'Start your first game',
  'learn.guide': 'Guide and rules',
  'learn.you': 'You',
  'coach.title': 'Lesson',
  'coach.step': 'Step {step} of {of}',
  'coach.marked': 'Marked on the table: {things}.',
  'coach.strayed': 'You chose: {choice}.{hasEffects, select, true { Here’s what it leads to:} other {}}',
  'coach.undo': 'Undo and choose again',
  'coach.back': 'One step back',
  'coach.leave': 'Leave the lesson',
  'coach.over': 'Lesson done',
  'coach.next': 'Next lesson: {title}',
} as const;

export type LearnKey = keyof typeof LEARN;
