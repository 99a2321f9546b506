// biome-ignore-all lint/suspicious/noTemplateCurlyInString: the dollar is money, the braces are ICU's.
/** What things are and what they mean for the reader now. */
export const ABOUT = {
  'about.kind':
    '{kind, select, boss {Boss} henchman {Henchman} job {Job} snitch {Snitch} resource {Resource} skill {Skill} family {Family} reward {Reward} deck {Deck} chapter {Chapter} seat {Player} other {On the table}}',
  'about.kindOf': '{kind}: {which}',

  'about.boss':
    'Your boss is a member like any other: can be sent, can be out, counts for the size of the gang. A boss is never lost.',
  'about.henchman':
    'Costs ${cost} to recruit, {count, plural, =0 {no influence at the end} other {# influence at the end}}. Family: {family}.',
  'about.memberWhere':
    '{where, select, available {In your gang, available.} out {In your gang, out: call them back before your action.} hospital {In your hospital: bring them home when you pass.} rival {In {seat}’s gang, available.} rivalOut {In {seat}’s gang, out.} pool {In the pool: anybody can recruit them.} lost {Out of the game.} discards {Discarded; may come back when the deck is reshuffled.} other {Not seen yet.}}',
  'about.learned': 'Has learned: {skill}.',
  'about.costs':
    '{short, plural, =0 {Costs you ${cost}: you have ${money}.} other {Costs you ${cost}: you are ${short} short.}}',
  'about.fits':
    '{count, plural, =0 {No open job needs these skills.} other {Open jobs that need these skills: {jobs}.}}',

  'about.job': 'Needs: {needs}. Send available members until every skill is covered.',
  'about.shared': 'A shared job: you may send rivals’ members too, and then every gang that takes part gets ${sum}.',
  'about.jobWhere':
    '{where, select, open {On the table now.} underway {In progress.} done {One of your jobs done.} discards {Discarded; may come back when the deck is reshuffled.} past {From an earlier chapter.} other {Not on the table.}}',
  'about.canPull':
    '{can, select, yes {Your available members cover it.} back {Your gang covers it, but only if you call members back.} other {Your gang lacks: {missing}.}}',
  'about.jobKind': 'With high-tech gear you may ignore one skill of such a job.',

  'about.snitch':
    'When a snitch turns up, every gang needs {number, plural, one {# informer} other {# informers}}, available or out, or pays $1 for each one missing. Whoever can’t pay it all loses all money and gives up a henchman.',
  'about.snitchWhere':
    '{where, select, out {Has talked already.} now {Still in the job deck.} next {Comes with chapter {chapter, select, 2 {II} other {III}}.} other {Its chapter is over.}}',

  'about.resource':
    'Needs: {needs}. It becomes active for good once your gang has all these skills, available or out. If active, it’s worth {count} influence at the end.',
  'about.resourceYou':
    '{status, select, active {Yours is active.} inactive {Yours is inactive: your gang lacks {missing}.} stopped {Yours has stopped, and still counts.} worthless {Yours has stopped, and is worth nothing.} other {You have not revealed it yet.}}',
  'about.resourceOf': '{seat} has it.',
  'about.resourceNobody': 'Nobody has it.',

  'about.skill.leader':
    'Each available leader calls back one other member for free. When you pass, every leader, available or out, brings $1. Nobody can have leader twice.',
  'about.skill.mercenary':
    'Decides the gang war at the end of chapter II: the gang with the most loses nobody, all others give up a henchman.',
  'about.skill.informer': 'Keeps snitches quiet: each informer, available or out, saves you $1 when a snitch turns up.',
  'about.skill.sniper': 'Needed for jobs and resources.',
  'about.skill.brawler': 'Needed for jobs and resources.',
  'about.skill.hacker': 'Needed for jobs and resources.',
  'about.skillYou': '{all, select, 0 {Your gang has none.} other {Your gang has {all}, {ready} of them available.}}',
  'about.skillMost': '{count, plural, =0 {No rival has more.} other {The most a rival has: {most}.}}',

  'about.family':
    '{played, select, true {Henchmen of your boss’s family cost you $1 less. At the end, the gang with the most members of a family gets 2 influence, 1 each on a tie.} other {Families matter only with the variant “families”.}}',
  'about.familyYou': 'You have {own}; the most anybody has is {most}.',
  'about.familyBoss': 'It is your boss’s family.',

  'about.rewardTitle':
    '{reward, select, money {Income} influence {Influence} theft {Theft} diversion {Distraction} assassinate {Assassination} mobilise {Call-back} recruit {Recruit} learn {Learning} again {Extra turn} other {Everybody’s share}}',
  'about.reward.money': 'You receive the sum.',
  'about.reward.influence': 'Points at the end. Most influence wins.',
  'about.reward.theft': 'Choose one rival and take the sum, or what there is. Money in a bank is safe.',
  'about.reward.diversion': 'Choose that many available members of rivals: they are out until called back.',
  'about.reward.assassinate':
    'Choose a rival who has a henchman with exactly two skills; they give one up. Bosses are safe.',
  'about.reward.mobilise': 'Your whole gang is called back for free, those on the job included.',
  'about.reward.recruit': 'You may recruit a henchman at once. You pay the cost.',
  'about.reward.learn':
    'Tuck the job under a member who took part: they have the skill for the rest of the game. It then doesn’t count as a job done.',
  'about.reward.again': 'After this turn you take another one. Never two extra turns in a row.',
  'about.reward.share': 'If rivals’ members take part, every gang on the job gets this sum, yours included.',

  'about.deckTitle':
    '{deck, select, jobs {Job deck} henchmen {Henchman deck} jobDiscards {Discarded jobs} other {Discarded henchmen}}',
  'about.deck':
    '{deck, select, jobs {Refills the open jobs at the end of a turn. From chapter II on it also holds snitches.} henchmen {Refills the pool at the end of a turn.} other {Discarded by passing. Shuffled into a new deck when the deck is empty.}}',
  'about.cards': '{count, plural, =0 {Empty.} one {# card.} other {# cards.}}',

  'about.chapterTitle': '{chapter, select, 1 {Chapter I} 2 {Chapter II} other {Chapter III}}',
  'about.chapter':
    '{chapter, select, 1 {Ends when a gang has {members} members. Then smaller gangs get catch-up income: $1 for each skill fewer than the gang with the most.} 2 {Ends when a gang has {members} members. Then there is a gang war, decided by mercenaries.} other {The game ends when a gang has {members} members, or with the third snitch of this chapter.}}',
  'about.chapterNow':
    '{state, select, now {It is now. The largest gang has {largest} members, yours {own}.} past {It is over.} other {Still to come.}}',
  'about.snitchesNow':
    '{count, plural, =0 {No snitch has talked in this chapter.} one {# snitch has talked in this chapter.} other {# snitches have talked in this chapter.}}',

  'about.seat':
    'A rival wants more influence than you at the end. Money, gang and number of jobs are public; which jobs were done is secret.',
  'about.seatYou': 'This is you.',
  'about.seatNow':
    '{members, plural, one {# member} other {# members}}, {out, plural, =0 {all available} other {# out}}; ${money}; {jobs, plural, =0 {no jobs done} one {# job done} other {# jobs done}}; {influence} influence known.',
  'about.seatWar': 'Mercenaries: {mercenaries}. Informers: {informers}.',

  'about.tokenTitle':
    '{token, select, money {Money} bank {Bank} influence {Influence} members {Gang} jobs {Jobs done} out {Out} hospital {Hospital} snitches {Snitches} other {Whose turn}}',
  'about.token.money':
    'Recruits henchmen, calls members back ($1 each) and pays for snitches. The richest player gets 2 influence at the end.',
  'about.token.bank': 'With the bank, up to $10 of your money is safe from theft.',
  'about.token.influence':
    'Most influence wins. It comes from jobs done, members, an active resource, the richest player and the largest gang or families.',
  'about.token.members':
    'Boss and henchmen, available or out. The number of members ends a chapter, and each henchman is worth influence.',
  'about.token.jobs': 'Finished jobs. Many are worth influence at the end. Only their number is public.',
  'about.token.out':
    'Was sent on a job or distracted. Stays out until called back: free with a leader, else $1. If all are out, all come back for free.',
  'about.token.hospital':
    'Wounded henchmen of the player with the hospital. They don’t count as members until they are brought home.',
  'about.token.snitches':
    'A snitch’s number says how many informers every gang needs. Each one missing costs $1; whoever can’t pay it all loses all money and a henchman. In chapter III the third snitch ends the game.',
  'about.token.turn': 'This player’s turn: call members back, then recruit, pull a job or pass.',
  'about.youHave': 'You have {count}.',
  'about.youHaveMoney': 'You have ${sum}.',
  'about.bankNow': '${sum} of your money is safe now.',
  'about.backFor': '{count, plural, =0 {Nobody of yours is out.} one {# of yours is out.} other {# of yours are out.}}',
} as const satisfies Record<string, string>;
