/** The section headings of the rulebook, by letter. A rule's id begins with the letter of its section. */
export const SECTIONS = {
  C: 'Components',
  S: 'Setup',
  T: 'A turn',
  M: 'Calling members back',
  A: 'Actions',
  W: 'Rewards',
  P: 'Shared jobs',
  H: 'Chapters',
  N: 'Snitches',
  G: 'End and score',
  F: 'Variant: families',
  Q: 'Variant: resources',
  R: 'Rulings',
} as const;

/**
 * The rules as they are played here. Test titles begin with the ids of the rules that they cover. `(ours)` marks a
 * house rule.
 */
export const RULEBOOK = {
  C1: '5 bosses (starting money, skills, family), 35 henchmen (skills, cost, influence, family), 90 jobs in three chapters of 30 (required skills, rewards; some in chapters II and III are shared jobs), 8 snitches (3 for chapter II, 5 for chapter III, each with a number), 12 resources, money.',
  C2: 'Six skills: leader, mercenary, informer, sniper, brawler, hacker. The first three also have a special role. A member may have a skill more than once (every icon counts), but never leader twice (W9). Jobs and resources may require a skill several times.',
  C3: 'Five families: Bratva, Cartel, Ghetto gang, Mafia, Triads.',
  C4: '2 to 4 players (as on the box). The five bosses allow a fifth player: an unofficial option, marked as such, with the rules for 3 or 4.',
  C5: 'The content pack holds the figures of all cards.',
  C6: 'Money is unlimited.',

  S1: 'Each player gets a random boss and the money shown on it. A boss is a member of the gang like a henchman, and can never be lost.',
  S2: 'Shuffle the chapter I jobs and reveal 5: these are the available jobs. Shuffle the henchmen and reveal 5: this is the pool.',
  S3: 'Choose the first player at random. Play goes clockwise.',
  S4: 'Set up in this order: bosses and money; resources (Q1); jobs and pool (S2); first player (S3). Bosses start available. Unused bosses leave the game.',

  T1: 'First call members back, then take exactly one action: recruit, pull a job, or pass.',
  T2: 'Each member, boss included, is either available or out. Taking part in a job (A2, P2) or being distracted (W8) puts a member out. They stay out, over turns and chapters, until they are called back (section M, W7, Q9, Q12, Q14). New members and those who come home are available.',
  T3: 'A turn goes like this. (1) Start: your counterfeit press pays (Q8); then you may peek at a deck (Q6 or Q13). (2) Call members back (section M, Q12). (3) Take your action, with all its rewards (W10). (4) End of turn: the private jet and the secret society (Q9, Q14). (5) See whether a gang is now large enough to end the chapter or the game (H1, H2, H5). (6) Refill: first the pool, then the jobs. Snitches revealed now take effect (section N). (7) Take your extra turn if you earned one (W4). Otherwise it is the turn of the player to your left.',

  M1: 'Each leader who is available when this step begins may call back one other member for free. A leader who is out when the step begins calls nobody back in this step.',
  M2: 'You may call back further members for $1 each.',
  M3: 'If all your members, boss included, are out when this step begins, your whole gang is called back for free, automatically.',
  M4: 'In all other cases calling back is optional, member by member.',
  M5: 'So calling back n members costs $max(0, n − leaders available at the beginning). The headquarters (Q12) is another way, for the whole gang at once (R7).',
  M6: 'Examples: two available leaders call back two others for free. One available leader calls back the boss for free, and $1 calls back the last member. With no available leader and $2 you call back two leaders for $1 each, who call nobody back in this step. If everybody is out, M3 applies.',

  A1: 'Recruit: take a henchman from the pool, pay the cost, and add the card to your gang. The new member is available.',
  A2: 'Pull a job: announce an available job. Send available members one at a time, in any order, until all required skills are provided; then nobody else can be sent. Take the rewards and keep the card face down with your completed jobs (for learning, see W9). Its space is refilled in T3 (6).',
  A3: 'You can send a member only if they have at least one skill that is still required.',
  A4: 'A member who is sent provides every skill they have that is still required: you can’t hold one back. Skills that aren’t required don’t matter.',
  A5: 'You can announce a job only if members who are available now can complete it (yours; in a shared job also those of rivals). So A3 and A4 never lead to a dead end.',
  A6: 'Pass: always possible. In this order: receive $1 for each of your members with the leader skill, available or out; then the black market (Q10); then the hospital (Q7); then you may discard one available job or one henchman from the pool, replaced in T3 (6).',
  A7: 'Refill: fill every gap in the pool and among the jobs, each from its own deck; the new card takes the empty place. A card taken from the top of a deck (Q6, Q13) leaves no gap, so it isn’t replaced.',
  A8: 'Example: a job that you pull alone needs leader, mercenary, informer and sniper. You have a boss with leader and brawler, a henchman with leader, mercenary and sniper, and one with leader and informer. Send the boss first: the boss provides the leader, the other two provide the rest in either order, and all three take part. Send either henchman first and the leader is already there, so your boss has nothing to add and can’t be sent.',

  W1: 'Income: receive the sum.',
  W2: 'Influence: counted at the end.',
  W3: 'Recruit: you may recruit one henchman at once, from the pool or the one of Q13. You pay the cost, and may use the job’s income for it; F1 applies. The new member is available. If you can’t pay for anybody, nothing happens.',
  W4: 'Extra turn: when this turn is completely over, with its refill and snitches (T3), you take another full turn with its own start, call-back and end. You may decline it when you end the turn. In an extra turn this reward does nothing, so you never get more than one extra turn in a row. If the game ends first, you lose it.',
  W5: 'Theft: choose one rival with money that can be stolen (Q3) and take the sum, or as much of it as there is; the supply adds nothing. You may decline. If nobody has any, nothing happens.',
  W6: 'Assassination: choose a rival who has a henchman with exactly two skills. Count icons, including a learned one: the same skill twice counts as two. Bosses are safe. Your rival chooses which of these henchmen to give up (H6). You may decline. If there is none, nothing happens.',
  W7: 'Call-back: your whole gang is called back, automatically, including those who did the job.',
  W8: 'Distraction: you may distract up to that many available members, bosses included, of one or more rivals. They are out.',
  W9: 'Learning: you may tuck the job card under one of your members who took part, boss included. That member has the skill for the rest of the game. A member can learn only one skill, and nobody can have leader twice. If you decline, or nobody can learn it, the card joins your completed jobs. Everybody can see a tucked card; it doesn’t count as a completed job, and it goes wherever its member goes.',
  W10: 'Order of the rewards: income and influence; the common share (R6); then theft, distraction, assassination, call-back, recruit, learning; the extra turn last (W4). The order printed on the card means nothing.',

  P1: 'Start by sending at least one available member of your own.',
  P2: 'Then you may also send available members of other gangs, who can’t refuse. A3 and A4 apply to all of them.',
  P3: 'If others took part, you take the job’s own reward (column A), and every player with a member on the job, you included, takes the common share (column B). If you pull it alone, you take only column A.',
  P4: 'The first of your members must have a required skill (A3); otherwise you can’t announce the job. After that, send your own and rivals’ members, bosses included, in any mix and order.',
  P5: 'Each player takes the common share once, however many members took part. The card goes to the player who pulled the job. Partners decide nothing; the only resource of theirs that takes effect is the private jet (Q9).',

  H1: 'Chapter I ends when a player has at least 4 members, boss included (T3 (5)). Catch-up income: compare skills (all members, every icon, learned ones too). Every player receives $1 for each skill by which their gang is behind the gang with the most.',
  H2: 'Chapter II ends when a player has at least 7 members. Gang war: the player with the most mercenary skills (members available and out) loses nobody; every other player gives up one henchman (H6).',
  H3: 'Gang war with 2 players: on a tie, both of you give up one henchman. If the winner has at least twice as many mercenary skills as the loser, the winner chooses which henchman the loser gives up. This is always the case if the loser has none.',
  H4: 'When a chapter ends, remove all its jobs: those on the table, in the deck and in the discards. Shuffle the next chapter’s jobs together with its snitches and reveal cards until 5 jobs are on the table. Snitches that turn up now have no effect, don’t count for H5, and are shuffled back in afterwards. Everything else stays: gangs, who is available and who is out, money, the pool and the henchman deck. The player to the left of the one who ended the chapter goes next.',
  H5: 'Chapter III, and with it the game, ends when a player has at least 9 members (T3 (5)), or after the effect of the third snitch revealed in chapter III, on anybody’s turn. It ends right there: no refill, no extra turn, and the round isn’t completed.',
  H6: 'To give up a henchman, the owner chooses (unless the winner of a gang war does, H3) one of their henchmen, available or out, never the boss. The card leaves the game with its learned skill (unless the hospital takes it, Q7). If several players give one up, they choose openly, in turn order from the active player (ours).',
  H7: 'Examples: gangs with 8, 6 and 5 skills receive $0, $2 and $3. With two players and 4 mercenaries to 2, the winner chooses.',

  N1: 'When a snitch is revealed, compare its number with your informer skills (members available and out). You pay $1 for each one you are missing.',
  N2: 'If you can’t pay it all, you lose all your money (bank included) and give up one henchman (H6).',
  N3: 'Then the snitch is set aside face up for good and the empty space is refilled. If that reveals another snitch, do the same, until a job takes the space, no card can be drawn (R4), or H5 ends the game.',
  N4: 'All players pay at the same time; then those who owe a henchman give one up.',
  N5: 'Every snitch drawn in T3 (6) counts, whether you pulled a job or passed. A snitch that you peek at (Q6) or that turns up in H4 isn’t revealed.',

  G1: 'Influence comes from your completed jobs; your members still in the gang; your active resource (Q2, Q8, Q11); +2 for the richest player (bank included, even with $0) and +2 for the largest gang. If players tie for one of these two, each gets 1, however many they are.',
  G2: 'The player with the most influence wins. Ties go to the player with more members; after that the win is shared.',

  F1: 'Recruiting a henchman of your boss’s family costs you $1 less.',
  F2: 'At the end, for each family, the player with the most members in it, bosses included, gets +2 (1 each if tied; a family that nobody has gives nothing). There is no bonus for the largest gang; the richest player still gets +2. G2 is unchanged.',
  F3: 'Variants F and Q can be combined. Neither is recommended for a first game.',

  Q1: 'After the bosses and before S2, each player secretly gets two random resources and keeps one. Everybody chooses at the same time, then reveals. All other resources leave the game unseen. Yours is face up in front of you, inactive.',
  Q2: 'Your resource becomes active, automatically and for good, as soon as your gang (members available and out, learned skills) has all the skills it shows. Its effect applies from then on, in this turn too. An active resource is worth its influence at the end.',
  Q3: 'Bank: up to $10 of your money is in it, safe from theft: a thief can take only what you have above $10. This is automatic. For everything else (costs, N1, N2, G1) it is your money like any other.',
  Q4: 'Police station: you never pay more than $1 for a snitch. If you can’t pay even that, you give up a henchman.',
  Q5: 'High-tech gear: when you announce an art theft or hacking job, you may name one required skill icon. The job no longer needs it (A3, A4, A5). If it then needs nothing more, the job is done without sending anybody, except that a shared job still needs one of your own members (P1). Only the gear of the player who pulls the job helps; partners’ gear doesn’t.',
  Q6: 'Biker gang: at the start of each of your turns you may peek at the top card of the job deck. If it is a job, shared or not, you may pull it as this turn’s action for an extra $1. You pay when you announce it, so you need the money before any reward. If it is a snitch, it stays on the deck: it isn’t revealed and has no effect.',
  Q7: 'Hospital: henchmen you lose while it is active, by W6, H2 or H3, go there face up, with their learned skill; those lost to a snitch don’t. When you pass, after the income (A6), you may bring any of them home, free and available. In the hospital they aren’t members: no skills, no influence, no family, and they don’t count for the size of your gang.',
  Q8: 'Counterfeit press: receive $1 at the start of each of your turns, extra turns included, before you call members back. When the gang war begins, the press stops for good. It goes with your completed jobs but doesn’t count as one (Q11, R8). If it was active by then, even through the recruit that ended the chapter, you keep its influence. If not, it is worth nothing.',
  Q9: 'Private jet: in T3 (4) of a turn in which members of your gang and at least one other took part in a shared job, you may call back one of your members. This works on other players’ turns too, in turn order from the active player. A shared job pulled alone doesn’t count.',
  Q10: 'Black market: receive $2 when you pass.',
  Q11: 'Media: if it is active at the end, you get +1 for each of your completed jobs that shows influence (count cards, not points, including those from before it was active), at most 7.',
  Q12: 'Headquarters: pay $1 to call back your whole gang.',
  Q13: 'Informer network: at the start of each of your turns you may peek at the top henchman of the deck and recruit them this turn (R7), paying the cost. A henchman of your boss’s family costs $1 less, also without variant F.',
  Q14: 'Secret society: in T3 (4) of each of your turns, extra turns included, you may call back one of your members who is out and has the leader skill (the boss, or a learned leader, included) for free.',

  R1: 'The numbers of members in H1, H2 and H5 include the boss.',
  R2: 'Gang war: if players tie for the most mercenary skills, even at 0, nobody wins and every player gives up one henchman, whatever the number of players. With 2 players, the winner against a loser with 0 always counts as having at least twice as many (H3).',
  R3: 'A player without a henchman gives up nobody. An assassination against a gang without a two-skill henchman has no effect.',
  R4: 'If a deck is empty when a card is needed, even just to peek at, shuffle its own discards into a new deck: jobs of this chapter, or pool henchmen, that were discarded by passing, including one discarded just now. Completed jobs, revealed snitches and lost henchmen never come back. If there are no discards, the gap stays until a card can be drawn. A rule of this table (ours): after 10 full rounds of nothing but passes, the game ends and is scored.',
  R5: 'If a gang becomes large enough in the middle of an action, by W3 or Q7, that counts only in T3 (5).',
  R6: 'Players take the common share (column B) in turn order, starting with the player who pulls the job.',
  R7: 'Use the headquarters (Q12) when you call members back, instead of paying as in M2. The biker gang’s job is the action of the turn. The informer network’s henchman is recruited by the action A1 or by a W3 of this turn.',
  R8: 'Public: money and bank; gangs, who is available or out, learned skills; hospitals; chosen resources; deck sizes; discards; revealed snitches; the number of completed jobs. Secret: the order of the decks; the resources dealt (you see your own two; nobody sees a choice until all have chosen); what Q6 and Q13 show, to all but their owner; the completed jobs and what Q11 gives, to all but their owner, until the end (public by a table option); the random seed.',
  R9: 'Undo as in Escape Plan: you may undo your choices until something hidden is revealed, something is drawn or another player acts.',
  R10: 'The reductions of F1 and Q13 add up. Money in the bank counts when you determine the richest player.',
  R11: 'A learned skill counts wherever a printed one does: jobs, M1, A6, W6, H1, H2, N1, Q2, Q14.',
  R12: 'The end of a chapter is checked once a turn, in T3 (5), before any refill. After a change of chapter the gap in the pool is still refilled; there are five new jobs already, so no snitch comes. Only the active player can end a chapter.',
  R13: 'The bank protects money automatically, on others’ turns too (Q3); the hospital takes henchmen lost while it is active (Q7). These are rulings of ours, for play online: the book says that you move money on your own turn, and speaks of all henchmen lost in the game.',
} as const;

export type RuleId = keyof typeof RULEBOOK;
