// biome-ignore-all lint/suspicious/noTemplateCurlyInString: `$` is a currency sign, and braces are ICU message syntax.

/** What players see before they choose: the figures that the choice changes, what it will do, and what it will cost. */
export const FORECASTS = {
  'figure.plan': 'Your plan',
  'figure.cash': 'Money',
  'figure.income': 'Income',
  'figure.notoriety': 'Notoriety',
  'figure.wounds': 'Wounds',
  'figure.handcuffs': 'Handcuffs',
  'figure.assetsLost': 'Assets lost for good',
  'figure.discs': 'Discs',
  'figure.cans': 'Gas cans',
  'figure.members': 'Gang members',

  'change.plan': '${before}k → ${after}k',
  'change.cash': '${before}k → ${after}k',
  'change.income': '${before}k → ${after}k',
  'change.notoriety': '{before} → {after}',
  'change.wounds': '{before} → {after}',
  'change.handcuffs': '{before} → {after}',
  'change.assetsLost': '{before} → {after}',
  'change.discs': '{before} → {after}',
  'change.cans': '{before} → {after}',
  'change.members': '{before} → {after}',

  lead: '${lead}k',
  'instead.plan': '${after}k instead of ${before}k',
  'instead.cash': '${after}k instead of ${before}k',
  'instead.income': '${after}k instead of ${before}k',
  'instead.notoriety': '{after} instead of {before}',
  'instead.wounds': '{after} instead of {before}',
  'instead.handcuffs': '{after} instead of {before}',
  'instead.assetsLost': '{after} instead of {before}',
  'instead.discs': '{after} instead of {before}',
  'instead.cans': '{after} instead of {before}',
  'instead.members': '{after} instead of {before}',

  'fact.escapes': 'You’ll escape from the city.',
  'fact.exitPrice': 'You’ll pay ${price}k at the exit; you have {money, plural, =0 {no money} other {$#k}}.',
  'fact.wounds':
    'You’ll take {count, plural, one {# wound} other {# wounds}}{lieutenant, plural, =0 {} other {: {officers} from officers, # from the Lieutenant}}.',
  'fact.evade':
    '{count, plural, one {# officer to evade. You {covered, plural, =0 {can’t deal with that one} other {can deal with that one}}} other {# officers to evade. You {covered, plural, =0 {can’t deal with any of them} other {{left, plural, =0 {can deal with all of them} other {can deal with only {covered} of them}}}}}}{cost, plural, =0 {} other {, at a cost of $#k}}{left, plural, =0 {} one {, so you’ll take at least # wound} other {, so you’ll take at least # wounds}}.',
  'fact.evades': 'You’ll evade {officersCount, plural, one {{officers_a}} other {# officers ({officers_kind})}}.',
  'fact.closes': 'After your visit, {haunt} will close.',
  'fact.assetLost': 'Every asset space is taken, so you’ll lose {asset} for good.',
  'fact.toll': 'The Lieutenant will charge you ${sum}k.',
  'fact.tollWounds':
    'The Lieutenant wants ${sum}k, but you have {money, plural, =0 {no money} other {$#k}}: you’ll take {wounds, plural, one {# wound} other {# wounds}}.',
  'fact.crossesLine':
    'At the next adjustment your notoriety will cross the {line, select, 0 {first} 1 {second} other {third}} line: officers close in, then you {line, select, 0 {unlock an asset} 1 {unlock 2 assets} other {unlock an asset and take a disc}}.',
  'fact.aboveTop':
    'Your notoriety will go past the top of the track: {wounds, plural, one {# wound} other {# wounds}} at the next adjustment.',
  'fact.nextLine': 'The next line is at row {line}: {left, plural, one {# row} other {# rows}} to go.',
  'fact.contactTerms':
    '{effect} {cost, plural, =0 {This contact is free to hire and to use.} other {Hiring is free; each use costs $#k, and you have {money, plural, =0 {no money} other {$#k}}.}}{star, plural, =0 {} other { Each use gives you 1 notoriety.}}{spaces, plural, =0 { You have no free space: you’d have to replace a contact and gain 1 notoriety.} other {}}',
  'fact.keyOpens':
    'It opens one locker of its colour at a store, or a closed business. For the locker, your notoriety plus your contacts must be at least {needed}; right now they add up to {reached}. With your contacts, you’d draw {draws, plural, =0 {no tiles} one {# tile} other {# tiles}}.',
  'fact.fixerTerms': '{use} It works once.',
  'fact.assetTerms': '{power} Using it costs ${cost}k.',
  'fact.equipmentTerms': 'Evades one {officers_or}. Once used, it takes a rest to make it ready again.',
  'fact.newContact': 'A new contact will be revealed.',
  'fact.drawsTiles': 'You’ll draw tiles and keep one of them.',
  'fact.tilePays': 'It pays ${sum}k at the end, if you escape.',
  'fact.exitPriceNext':
    'If somebody else escapes first, leaving will cost you ${price}k, but you’ll have {money, plural, =0 {no money} other {only $#k}}.',
  'fact.leavingFree': 'As things stand, there will be nobody to evade when you leave that tile next turn.',
  'fact.leaving':
    'As things stand, if you leave that tile next turn, {officersCount, plural, =0 {you’ll have no officers to evade} one {you’ll have to evade {officers_a}. You {covered, plural, =0 {can’t deal with that one} other {can deal with that one}}{cost, plural, =0 {} other {, at a cost of $#k}}} other {you’ll have to evade {officers_a}. You {covered, plural, =0 {can’t deal with any of them} other {{left, plural, =0 {can deal with all of them} other {can deal with only {covered} of them}}}}{cost, plural, =0 {} other {, at a cost of $#k}}}}{lieutenant, select, 0 {} 1 {. You’ll have to pay the Lieutenant ${toll}k} other {. You can’t pay the Lieutenant ${toll}k, so he’ll give you 2 wounds}}.',
  'danger.arrested':
    'You’ll be arrested: escaping costs ${price}k, and you have {money, plural, =0 {no money} other {only $#k}}.',
  'danger.turnFee':
    'You’ll be arrested: each turn now costs ${price}k, and you have {money, plural, =0 {no money} other {$#k}}.',
  'danger.lastTurn': 'You have no turns left after this one: you’ll be arrested.',
  'danger.handcuffs':
    'You’ll be handcuffed{count, plural, one {} =2 { twice} other { # times}}{assets, plural, =0 {} one { and lose an asset for good} other { and lose # assets for good}}.',
  'danger.exitMoney': 'Escaping costs ${price}k, but you’ll have {money, plural, =0 {no money} other {only $#k}}.',
  'danger.exitTooFar':
    'You’ll have only {left, plural, one {# turn} other {# turns}} left: as things stand, too few to reach exit {exit}.',
} as const satisfies Record<string, string>;
