// biome-ignore-all lint/suspicious/noTemplateCurlyInString: `$` is a currency sign, and braces are ICU message syntax.
/**
 * The messages that only the terminal needs to draw this game. The game's package has the others. Signs are messages
 * too, because they may differ by language.
 */
export const TABLE = {
  'table.over': 'the game is over',
  'table.title': '{chapter, select, 1 {Chapter I} 2 {Chapter II} other {Chapter III}}',
  'table.ends': '{chapter, select, 3 {the game ends} other {the chapter ends}} at {members} members',
  'table.turn':
    '{seatIs, select, you {your turn} other {{seat}’s turn}}{extra, select, true {, an extra turn} other {}}',
  'table.jobs': 'JOBS',
  'table.pool': 'POOL',
  'table.deck': '{size} in the deck{discards, plural, =0 {} other {, # discarded}}',
  'table.gap': '(empty)',
  'table.top': 'Top card of the {deck} (only you can see it): {card}.',
  'table.underway': 'Job in progress: “{job}”, {needs} for {rewards}',
  'table.snitches':
    'Snitches this chapter: {count, plural, =0 {none yet} other {{numbers}}}{chapter, select, 3 {; the third ends the game} other {}}.',
  'table.families': 'Families, you/largest gang: {families}.',
  'table.family': '{family} {own}/{most}',
  'table.members': '{count, plural, one {# member} other {# members}}',
  'table.done': '{count, plural, =0 {no completed jobs} one {# completed job} other {# completed jobs}}',
  'table.hospital': 'In the hospital: {members}',
  'table.shortResource':
    '{resource} {statusIs, select, active {✓} stopped {✓} worthless {✗} other {{needs, select, none {(?)} other {({needs})}}}}',
  'table.resource': '{resource} ({status}){needs, select, none {} other { needs {needs}}}',
  'table.you': '{name} (you)',
  'table.human': '{name}',
  'table.bot': '{name} (bot)',

  'sign.money': '${sum}',
  'sign.banked': '${sum} (${banked} banked)',
  'sign.influence': '★{count}',
  'sign.someInfluence': '★{count}+?',
  'sign.skill': '{letter}{count}',

  'short.theft': 'T{sum}',
  'short.diversion': 'D{count}',
  'short.recruit': 'R',
  'short.again': 'A',
  'short.mobilise': 'U',
  'short.assassinate': 'K',
  'short.learn': '+{letter}',
  'short.shared': '⇄${sum}',
  'word.theft': 'steal ${sum}',
  'word.diversion': 'distract {count}',
  'word.recruit': 'recruit',
  'word.again': 'extra turn',
  'word.mobilise': 'call back all',
  'word.assassinate': 'assassin',
  'word.learn': 'learn {letter}',
  'word.shared': 'shared ${sum} each',

  'hint.job': '{needs} for {rewards}',
  'hint.learns': '{before} → {after}',
  'hint.owner': '({seat})',
  'hint.finishes': 'finishes the job',
  'hint.leaves': 'still needs {missing}',

  'legend.skills': 'Skills: {skills}.',
  'legend.skill': '{letter} {skill}',
  'legend.members':
    '● available, ○ out. LS+M has learned M. A resource with ✓ is active; one with letters needs those skills.',
  'legend.marks': '▸ can be chosen now. ★ influence, counted at the end; +? for jobs only their owner knows about.',
  'legend.rewards':
    'Rewards: R recruit at once, A extra turn, T theft, D distract rivals, U call back the whole gang, K assassination, +L learn a skill, ⇄ the common share of a shared job.',
} as const;
