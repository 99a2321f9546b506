/** The short guide to each game, in English. */
export const GUIDE = {
  'guide.forget': 'What people forget',
  'guide.lessons': 'Learn by playing',
  'guide.print': 'Print the guide',
  'guide.title': '{game} in short',
  'guide.goal': 'The goal',
  'guide.turn': 'A turn',
  'guide.score': 'Ways to score',
  'guide.end': 'The end',
  'guide.rules': 'All rules',
  'guide.gangsta.goal': 'Build the most influential gang in the city. Influence wins; money only pays for it.',
  'guide.gangsta.turn':
    'Call members back: leaders do it for free, others cost $1 each. Then do one thing: recruit a henchman, pull a job, or pass.',
  'guide.gangsta.score': 'Jobs done and members bring influence. The richest player and the largest gang get 2 each.',
  'guide.gangsta.end':
    'Chapters end when a gang has 4, then 7 members; the second one with a gang war. The game ends at 9 members or with the third snitch of the last chapter.',
  'guide.escape-plan.goal':
    'Collect your shares all over the city and get out on day 3 with more than anybody else. A thief who stays behind scores nothing.',
  'guide.escape-plan.turn':
    'Move: travel to another location, evade the officers on the tiles you leave, and visit. Or rest once a day, and use your contacts again.',
  'guide.escape-plan.score':
    'Your plan says what each business and safe house is worth to you. Cash, used assets, contacts, lockers and exit tiles count too; notoriety and wounds cost you.',
  'guide.escape-plan.end':
    'Patrols close exits until one is left. Reach it on day 3, evade the officers there, and pay: later players pay more.',
} as const;

export type GuideKey = keyof typeof GUIDE;
