export const GUIDE = {
  'guide.goal.text': 'Build the most influential gang in the city. Influence wins; money only helps you get it.',
  'guide.turn.text':
    'Call members back: one for free per leader, the others for $1 each. Then do one thing: recruit a henchman, pull a job, or pass.',
  'guide.score.text': 'Completed jobs and members bring influence. The richest player and the largest gang get 2 each.',
  'guide.end.text':
    'Chapter I ends when a gang reaches 4 members, chapter II when one reaches 7, with a gang war. The game ends at 9 members or with the third snitch of the last chapter.',
  'guide.forget.M1': 'A leader who is out when you start calling back doesn’t call anybody back.',
  'guide.forget.H5': 'The third snitch of chapter III ends the game at once, on anybody’s turn.',
  'guide.forget.A6':
    'When you pass, you get $1 for each of your leaders, even those who are out, and you may discard a card.',
  'guide.forget.A3': 'You can’t send anybody who adds nothing, so the order in which you send members matters.',
  'guide.forget.P3': 'Rivals can’t refuse a shared job, and every gang that took part gets the common share once.',
  'guide.forget.W4': 'You never get two extra turns in a row: in an extra turn that reward does nothing.',
  'guide.forget.H1': 'The boss counts as a member when a chapter ends.',
  'guide.forget.H2':
    'Members who are out still count in the gang war. Only the gang with the most mercenaries loses nobody.',
  'guide.forget.R2': 'A tie in the gang war costs everybody a henchman.',
  'guide.forget.N1': 'Informers count against a snitch even while they are out.',
  'guide.forget.G1': 'The richest player gets 2 influence, and so does the largest gang. If tied, each gets 1.',
} as const;

export type GuideKey = keyof typeof GUIDE;
