// biome-ignore-all lint/suspicious/noTemplateCurlyInString: the dollar sign is a currency, and the braces are placeholders of ICU messages.
/** Texts that explain what things are, and what they mean for the reader now. */
export const EXPLANATIONS = {
  'about.kind':
    '{kind, select, boss {Boss} henchman {Henchman} job {Job} snitch {Snitch} resource {Resource} skill {Skill} family {Family} reward {Reward} deck {Deck} chapter {Chapter} seat {Player} other {On the table}}',
  'about.kindOf': '{kind}: {which}',

  'about.boss':
    'A boss is a member like any other: they can go on jobs, can be out, and count towards the size of the gang. A boss is never lost.',
  'about.henchman':
    'Costs ${cost} to recruit and {count, plural, =0 {gives no influence at the end} other {gives # influence at the end}}. Family: {family}.',
  'about.memberWhere':
    '{where, select, available {In your gang, available.} out {In your gang, out: call them back before your action.} hospital {In your hospital: bring them home when you pass.} rival {In {seat}’s gang, available.} rivalOut {In {seat}’s gang, out.} pool {In the pool: anybody can recruit them.} lost {Out of the game.} discards {Discarded; may come back when the deck is reshuffled.} other {Not seen yet.}}',
  'about.learned': 'Has learned: {skill}.',
  'about.costs':
    '{short, plural, =0 {Costs you ${cost}; you have ${money}.} other {Costs you ${cost}; you’re ${short} short.}}',
  'about.fits':
    '{count, plural, =0 {No job on the table needs these skills.} other {Jobs on the table that need these skills: {jobs}.}}',

  'about.job': 'Needs: {needs}. Send available members until every skill is covered.',
  'about.shared': 'A shared job: you may also send rivals’ members, and then every gang that takes part gets ${sum}.',
  'about.jobWhere':
    '{where, select, open {On the table now.} underway {In progress.} done {One of your completed jobs.} discards {Discarded; may come back when the deck is reshuffled.} past {From an earlier chapter.} other {Not on the table.}}',
  'about.canPull':
    '{can, select, yes {Your available members can do it.} back {Your gang can do it, but only if you call members back.} other {Your gang lacks: {missing}.}}',
  'about.jobKind': 'With high-tech gear you may ignore one skill on a job like this.',

  'about.snitch':
    'When a snitch turns up, every gang must have {number, plural, one {# informer} other {# informers}}, available or out, or pay $1 for each one missing. A player who can’t pay in full loses all their money and gives up a henchman.',
  'about.snitchWhere':
    '{where, select, out {Has already talked.} now {Still in the job deck.} next {Comes with chapter {chapter, select, 2 {II} other {III}}.} other {Its chapter is over.}}',

  'about.resource':
    'Needs: {needs}. It becomes active for good once your gang has all these skills, available or out. If active, it’s worth {count} influence at the end.',
  'about.resourceYou':
    '{status, select, active {Yours is active.} inactive {Yours is inactive: your gang lacks {missing}.} stopped {Yours has stopped but still counts.} worthless {Yours has stopped and is worth nothing.} other {You haven’t revealed it yet.}}',
  'about.resourceOf': '{seat} has it.',
  'about.resourceNobody': 'Nobody has it.',

  'about.skill.leader':
    'Each available leader calls back one other member for free. When you pass, you get $1 for each leader, available or out. Nobody can have leader twice.',
  'about.skill.mercenary':
    'Decides the gang war at the end of chapter II: the gang with the most loses nobody; all the others give up a henchman.',
  'about.skill.informer': 'Keeps snitches quiet: each informer, available or out, saves you $1 when a snitch turns up.',
  'about.skill.sniper': 'Needed for jobs and resources.',
  'about.skill.brawler': 'Needed for jobs and resources.',
  'about.skill.hacker': 'Needed for jobs and resources.',
  'about.skillYou': '{all, select, 0 {Your gang has none.} other {Your gang has {all}, {ready} of them available.}}',
  'about.skillMost': '{count, plural, =0 {No rival has more.} other {The most any rival has: {most}.}}',

  'about.family':
    '{played, select, true {Henchmen of your boss’s family cost you $1 less. At the end, the gang with the most members of a family gets 2 influence, 1 each on a tie.} other {Families matter only with the variant “families”.}}',
  'about.familyYou': 'You have {own, plural, =0 {none} other {#}}; the most anybody has is {most}.',
  'about.familyBoss': 'This is your boss’s family.',

  'about.rewardTitle':
    '{reward, select, money {Income} influence {Influence} theft {Theft} diversion {Distraction} assassinate {Assassination} mobilise {Call-back} recruit {Recruit} learn {Learning} again {Extra turn} other {Common share}}',
  'about.reward.money': 'You receive this amount.',
  'about.reward.influence': 'Points at the end. The most influence wins.',
  'about.reward.theft': 'Choose one rival and take this amount, or whatever they have. Money in a bank is safe.',
  'about.reward.diversion': 'Choose up to that many of your rivals’ available members: they are out until called back.',
  'about.reward.assassinate':
    'Choose a rival who has a henchman with exactly two skills. They must give up one of those. Bosses are safe.',
  'about.reward.mobilise': 'Your whole gang is called back for free, including those on the job.',
  'about.reward.recruit': 'You may recruit a henchman at once, paying the cost.',
  'about.reward.learn':
    'Tuck the job under a member who took part: they keep the skill for the rest of the game. The card no longer counts as a completed job.',
  'about.reward.again': 'You take an extra turn after this one. You never get two extra turns in a row.',
  'about.reward.share': 'If rivals’ members take part, every gang on the job gets this amount, including yours.',

  'about.deckTitle':
    '{deck, select, jobs {Job deck} henchmen {Henchman deck} jobDiscards {Discarded jobs} other {Discarded henchmen}}',
  'about.deck':
    '{deck, select, jobs {Refills the jobs on the table at the end of a turn. From chapter II on it also hides snitches.} henchmen {Refills the pool at the end of a turn.} other {Cards discarded by passing. When the deck runs out, they are shuffled into a new one.}}',
  'about.cards': '{count, plural, =0 {Empty.} one {# card.} other {# cards.}}',

  'about.chapterTitle': '{chapter, select, 1 {Chapter I} 2 {Chapter II} other {Chapter III}}',
  'about.chapter':
    '{chapter, select, 1 {Ends when a gang has {members} members. Then gangs with fewer skills get catch-up income: $1 for each skill by which they are behind the gang with the most.} 2 {Ends when a gang has {members} members. Then comes a gang war, decided by mercenaries.} other {The game ends when a gang has {members} members, or with the third snitch of this chapter.}}',
  'about.chapterNow':
    '{state, select, now {This is the current chapter. The largest gang has {largest} members, yours has {own}.} past {This chapter is over.} other {Still to come.}}',
  'about.snitchesNow':
    '{count, plural, =0 {No snitch has talked in this chapter.} one {# snitch has talked in this chapter.} other {# snitches have talked in this chapter.}}',

  'about.seat':
    'A rival who wants to end up with more influence than you. Money, gang and number of jobs are public; which jobs they did is secret.',
  'about.seatYou': 'This is you.',
  'about.seatNow':
    '{members, plural, one {# member} other {# members}}, {out, plural, =0 {all available} other {# out}}; ${money}; {jobs, plural, =0 {no completed jobs} one {# completed job} other {# completed jobs}}; {influence} influence known.',
  'about.seatWar': 'Mercenaries: {mercenaries}. Informers: {informers}.',

  'about.tokenTitle':
    '{token, select, money {Money} bank {Bank} influence {Influence} members {Gang} jobs {Completed jobs} out {Out} hospital {Hospital} snitches {Snitches} other {Whose turn}}',
  'about.token.money':
    'Recruits henchmen, calls members back ($1 each) and pays for snitches. The richest player gets 2 influence at the end.',
  'about.token.bank': 'With the bank, up to $10 of your money is safe from theft.',
  'about.token.influence':
    'The most influence wins. You get it for completed jobs, members, an active resource, being the richest, and having the largest gang (or the most members of a family).',
  'about.token.members':
    'Boss and henchmen, available or out. The size of a gang ends a chapter, and each henchman is worth influence.',
  'about.token.jobs': 'Completed jobs. Many are worth influence at the end. Only their number is public.',
  'about.token.out':
    'Was sent on a job or distracted. Stays out until called back: free with a leader, otherwise $1. If everybody is out, all come back for free.',
  'about.token.hospital':
    'Wounded henchmen of the player with the hospital. They don’t count as members until they are brought home.',
  'about.token.snitches':
    'A snitch’s number says how many informers every gang needs. Each one missing costs $1; a player who can’t pay it all loses all their money and a henchman. In chapter III the third snitch ends the game.',
  'about.token.turn': 'This player’s turn: call members back, then recruit, pull a job or pass.',
  'about.youHave': 'You have {count, plural, =0 {none} other {#}}.',
  'about.youHaveMoney': 'You have ${sum}.',
  'about.bankNow': '${sum} of your money is safe now.',
  'about.backFor':
    '{count, plural, =0 {None of your members are out.} one {# of your members is out.} other {# of your members are out.}}',
} as const satisfies Record<string, string>;
