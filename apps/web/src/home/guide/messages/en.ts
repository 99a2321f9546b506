export const GUIDE = {
  'guide.forget': 'What people forget',
  'guide.lessons': 'Learn by playing',
  'guide.print': 'Print the guide',
  'guide.title': '{game} in a nutshell',
  'guide.goal': 'The goal',
  'guide.turn': 'A turn',
  'guide.score': 'Ways to score',
  'guide.end': 'The end',
  'guide.rules': 'All rules',
} as const;

export type GuideKey = keyof typeof GUIDE;
