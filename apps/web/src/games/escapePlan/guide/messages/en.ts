export const GUIDE = {
  'guide.goal.text':
    'Collect your shares all over the city and get out on day 3 with more money than anybody else. A thief who stays behind scores nothing.',
  'guide.turn.text':
    'Move: travel to another location, evade the officers on the tiles you leave, and visit. Or rest, once a day, to use your contacts again.',
  'guide.score.text':
    'Your plan says what each business and safe house is worth to you. Cash, used assets, contacts, lockers and exit tiles count too; notoriety and wounds cost you.',
  'guide.end.text':
    'Patrols block exits until one is left. Reach it on day 3, evade the officers on the way, and pay: the later you leave, the more you pay.',
  'guide.forget.E2':
    'You evade the officers on every tile you leave, including those you pass through, but not on the tile where you stop.',
  'guide.forget.E1': 'If you end on the tile where you started, you have nobody to evade.',
  'guide.forget.V8': 'If you end your travel at a subway station or a helicopter pad, you don’t visit anything.',
  'guide.forget.L1': 'Each other thief at the location you visit gives you 1 notoriety.',
  'guide.forget.L3':
    'A business closes after two visits, or after three with four or five players. Then you need a key.',
  'guide.forget.D10': 'Whoever has the highest notoriety goes first the next day.',
  'guide.forget.L4': 'The bonus for a whole group comes at the end of that very turn and never later.',
  'guide.forget.F3':
    'The first to escape pays nothing; everybody else pays. Keep enough money: if you can’t pay, you’re arrested.',
  'guide.forget.F4': 'Anybody still in the city after dawn on day 3 scores nothing.',
} as const;

export type GuideKey = keyof typeof GUIDE;
