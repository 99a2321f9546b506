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
  'guide.gangsta.goal': 'Build the most influential gang in the city. Influence wins; money only helps you get it.',
  'guide.gangsta.turn':
    'Call members back: one for free per leader, the others for $1 each. Then do one thing: recruit a henchman, pull a job, or pass.',
  'guide.gangsta.score':
    'Completed jobs and members bring influence. The richest player and the largest gang get 2 each.',
  'guide.gangsta.end':
    'Chapter I ends when a gang reaches 4 members, chapter II when one reaches 7, with a gang war. The game ends at 9 members or with the third snitch of the last chapter.',
  'guide.escape-plan.goal':
    'Collect your shares all over the city and get out on day 3 with more money than anybody else. A thief who stays behind scores nothing.',
  'guide.escape-plan.turn':
    'Move: travel to another location, evade the officers on the tiles you leave, and visit. Or rest, once a day, to use your contacts again.',
  'guide.escape-plan.score':
    'Your plan says what each business and safe house is worth to you. Cash, used assets, contacts, lockers and exit tiles count too; notoriety and wounds cost you.',
  'guide.escape-plan.end':
    'Patrols block exits until one is left. Reach it on day 3, evade the officers on the way, and pay: the later you leave, the more you pay.',
  'guide.gangsta.forget.M1': 'A leader who is out when you start calling back doesn’t call anybody back.',
  'guide.gangsta.forget.H5': 'The third snitch of chapter III ends the game at once, on anybody’s turn.',
  'guide.gangsta.forget.A6':
    'When you pass, you get $1 for each of your leaders, even those who are out, and you may discard a card.',
  'guide.gangsta.forget.A3': 'You can’t send anybody who adds nothing, so the order in which you send members matters.',
  'guide.gangsta.forget.P3':
    'Rivals can’t refuse a shared job, and every gang that took part gets the common share once.',
  'guide.gangsta.forget.W4': 'You never get two extra turns in a row: in an extra turn that reward does nothing.',
  'guide.gangsta.forget.H1': 'The boss counts as a member when a chapter ends.',
  'guide.gangsta.forget.H2':
    'Members who are out still count in the gang war. Only the gang with the most mercenaries loses nobody.',
  'guide.gangsta.forget.R2': 'A tie in the gang war costs everybody a henchman.',
  'guide.gangsta.forget.N1': 'Informers count against a snitch even while they are out.',
  'guide.gangsta.forget.G1': 'The richest player gets 2 influence, and so does the largest gang. If tied, each gets 1.',
  'guide.escape-plan.forget.E2':
    'You evade the officers on every tile you leave, including those you pass through, but not on the tile where you stop.',
  'guide.escape-plan.forget.E1': 'If you end on the tile where you started, you have nobody to evade.',
  'guide.escape-plan.forget.V8':
    'If you end your travel at a subway station or a helicopter pad, you don’t visit anything.',
  'guide.escape-plan.forget.L1': 'Each other thief at the location you visit gives you 1 notoriety.',
  'guide.escape-plan.forget.L3':
    'A business closes after two visits, or after three with four or five players. Then you need a key.',
  'guide.escape-plan.forget.D10': 'Whoever has the highest notoriety goes first the next day.',
  'guide.escape-plan.forget.L4': 'The bonus for a whole group comes at the end of that very turn and never later.',
  'guide.escape-plan.forget.F3':
    'The first to escape pays nothing; everybody else pays. Keep enough money: if you can’t pay, you’re arrested.',
  'guide.escape-plan.forget.F4': 'Anybody still in the city after dawn on day 3 scores nothing.',
} as const;

export type GuideKey = keyof typeof GUIDE;
