import type { Catalogue } from '@getaway/text';

export const WORDS = {
  'rival.rook': 'Rook',
  'job.title': 'The goal, and your first job',
  'job.announce':
    'Whoever has the most influence at the end wins, and jobs bring influence. The marked job needs a leader and a brawler: pull it.',
  'job.moneyOnly': 'That job pays money but no influence.',
  'job.lessInfluence': 'That job brings only 1 influence, the marked one brings 2.',
  'job.send': 'Your boss is a leader and your henchman a brawler. Send both.',
  'job.endTurn': 'Done: $1 and 2 influence for you, and both members are out now. End your turn.',
  'job.again': 'Everybody was out, so the whole gang came back for free. Now pull the job that your boss can do alone.',
  'job.passed': 'Passing gives you $1 for each leader, but no influence.',
  'job.boss': 'Leader and sniper: your boss has both skills. Send the boss.',
  'job.end': 'Two jobs, 3 influence. That’s how you win the game.',
  'recruit.title': 'Recruiting for skills',
  'recruit.recruit': 'The marked job needs a brawler and a hacker. Recruit the one henchman in the pool who is both.',
  'recruit.oneSkill': 'This henchman has only one of the two skills.',
  'recruit.otherSkill': 'This henchman doesn’t have the skills the job needs.',
  'recruit.endTurn': 'A turn has one action: recruit, pull a job or pass. Recruiting was yours, so end your turn.',
  'recruit.announce': 'Your new henchman is available. Pull the marked job.',
  'recruit.passed': 'Passing gives you $1 for each leader; the job gives you $3 and a recruit.',
  'recruit.send': 'One member can provide several skills. Send your henchman alone.',
  'recruit.atOnce': 'This job lets you recruit at once, with the $3 it paid. Choose anybody you can afford.',
  'recruit.declined': 'You don’t have to recruit anybody, but you get nothing instead.',
  'recruit.end': 'Henchmen bring skills, and the number on their card is influence at the end.',
  'callBack.title': 'Who is out, and how they come back',
  'callBack.callBack':
    'Two members are out after a job. Each available leader calls one back for free, and any others cost $1 each: call both back.',
  'callBack.tooFew': 'The marked job needs both of them.',
  'callBack.announce': 'Everybody is available. Pull the job that pays $6.',
  'callBack.bossNeeded': 'A fine job too, but it pays only $3.',
  'callBack.send': 'Mercenary, sniper, brawler: two of your members have all three. Send those two and spare the boss.',
  'callBack.bossWasted': 'With the boss, all three would be out; two are enough.',
  'callBack.endTurn': 'They stay out until somebody calls them back. End your turn.',
  'callBack.leaveOut': 'Your boss is still available, and the next job needs nobody else. Leave the others out.',
  'callBack.notNeeded': 'That would be wasted: if everybody is out, they all come back for free.',
  'callBack.bossAlone': 'Pull the job for a leader and a sniper.',
  'callBack.passed': 'Passing would leave your boss idle.',
  'callBack.lastOne': 'Send the boss.',
  'callBack.allOut': 'Now the whole gang is out. End your turn and see what happens.',
  'callBack.end': 'They all came back at the start of your turn, for free. Plan for it.',
  'together.title': 'Shared jobs',
  'together.announce':
    'You have no sniper, but your rival has one. The marked job is shared, so members of other gangs can join: pull it.',
  'together.alone': 'You could do this one alone, but it brings no influence.',
  'together.ownFirst': 'A shared job begins with one of your own members. Send one.',
  'together.theirs': 'Now send the others, including your rival’s sniper. Your rival can’t refuse.',
  'together.end': 'You got $2, 1 influence and the common share of $4. Your rival got only the share of $4.',
  'chapters.title': 'Snitches, chapters and the gang war',
  'chapters.informer':
    'Snitches are hidden in the job deck: each costs you $1 for every informer you lack. You have one informer, so recruit a second.',
  'chapters.noInformer': 'That henchman isn’t an informer, so a snitch would cost you more.',
  'chapters.endTurn': 'End your turn. Your rival will pull a job, and a new card will take its place.',
  'chapters.mercenaries':
    'A snitch who wanted 2 informers: it cost you nothing, but your rival paid. A seventh member ends chapter II with a gang war, so recruit mercenaries.',
  'chapters.noMercenary': 'One mercenary each is a tie: both of you would lose a henchman.',
  'chapters.war': 'Seven members, and three mercenary skills against one. End your turn to begin the war.',
  'chapters.loser': 'You won with at least twice as many, so you decide which henchman your rival loses. Choose one.',
  'chapters.end':
    'Chapter I ends with 4 members, II with 7. Nine members, or a third snitch in chapter III, end the game.',
  'variants.title': 'Extras: families and resources',
  'variants.family': 'With families, relatives of your boss cost $1 less. Recruit the mafia’s informer for $2.',
  'variants.otherFamily': 'That henchman is neither a relative of your boss nor an informer.',
  'variants.resource':
    'An informer and a sniper: your resource is now active, with its effect and its influence. End your turn.',
  'variants.end': 'Each family brings 2 influence to the player with the most of its members.',
  'tip.snitch':
    'A snitch: everybody short of informers pays $1 for each one missing. Recruit informers before the next.',
  'tip.chapter': 'A new chapter: the jobs are harder and pay more. Your gang and your money stay.',
  'tip.goal':
    'Whoever has the most influence at the end wins. Jobs and henchmen bring it, and the richest player and the largest gang get 2 more each.',
  'tip.act': 'One action a turn: pull a job, recruit, or pass for $1 per leader. Look for a job your gang can do now.',
  'tip.callBack':
    'Each available leader calls one member back for free; others cost $1. If everybody is out, all come back for free.',
  'tip.send':
    'Everybody you send is out afterwards. A member provides every skill that is still needed, so the order matters.',
  'tip.atOnce': 'This job lets you recruit right now, with what it paid. It doesn’t use up your action.',
  'tip.learn':
    'A member who took part can learn the skill for good. The card then no longer counts as a completed job.',
  'tip.distract': 'Rival members you distract are out until called back. Choose the ones your rivals need next.',
  'tip.giveUp':
    'A henchman leaves the game, along with their skills and influence. From your own gang, choose the one you need least.',
} as const satisfies Catalogue;

export type GangstaLessonKey = keyof typeof WORDS;
