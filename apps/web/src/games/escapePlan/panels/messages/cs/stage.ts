// biome-ignore-all lint/suspicious/noTemplateCurlyInString: the dollar sign is a currency, and the braces are placeholders of ICU messages.
import type { STAGE as ENGLISH } from '../en/stage.ts';

/** Texts of the stage: the clock, visits, offers, evading, the end. */
export const STAGE: Readonly<Record<keyof typeof ENGLISH, string>> = {
  'stage.name': 'Co se děje',
  'clock.name': 'Čas',
  'clock.day': 'Den {day}',
  'clock.before': 'příprava',

  'crossed.line':
    '{whoIs, select, you {Překračuješ} other {{name} překračuje}} {line, select, 0 {první} 1 {druhou} other {třetí}} hranici.',
  'crossed.movers': '{you, select, true {Teď posuň policistu blíž.} other {Policistu blíž posouvá: {names}.}}',

  'visit.at': 'Návštěva: {place}',
  'visit.rest': 'Odpočinek',
  'visit.done': 'hotovo',
  'visit.skipped': 'vynecháno',
  'visit.now': 'teď',
  'visit.next': 'pak',
  'visitStep.openClosed': 'Otevřít dveře',
  'visitStep.meetThieves': 'Pověst +1 za jiného lupiče',
  'visitStep.placeCube': 'Kostka a podíl',
  'visitStep.lieLow': 'Pověst −1',
  'visitStep.takeKey': 'Klíč',
  'visitStep.buyFixer': 'Pomůcka',
  'visitStep.hireGang': 'Najmout gang',
  'visitStep.takeCan': 'Kanystr',
  'visitStep.buyEquipment': 'Vybavení',
  'visitStep.openLocker': 'Schránka',
  'visitStep.unlockAsset': 'Odemknout výhodu',
  'visitStep.healOne': 'Vyléčit',
  'visitStep.takeContact': 'Kontakt',
  'visitStep.payChurch': 'Dar',
  'visitStep.buyHealing': 'Léčení',
  'visitStep.drawAttention': 'Pověst +1',
  'visitStep.exitReward': 'Příjem, nebo žeton',
  'visitStep.turnUp': 'Obnovit karty',

  'offer.bonus': '{group, select, 2 {A hned příjem ${sum}k.} other {A pověst −1.}}',
  'offer.inPlace': 'Vyměnit: {name}',
  'offer.stock': '{thing} ×{count}',
  'offer.onPlan': 'Tvůj plán: {value, select, income {ihned příjem} other {${sum}k}} za návštěvu',
  'offer.keyOpens':
    'Otevře schránku své barvy: potřebuješ {need}, máš {have} · lízneš si {draw, plural, one {# žeton} few {# žetony} many {# žetonu} other {# žetonů}}',
  'offer.locker':
    'Schránka ({tone}), {count, plural, =0 {žádná nezbývá} one {zbývá #} few {zbývají #} many {zbývá #} other {zbývá #}}',
  'offer.lockerNeeds':
    'Potřebuješ {need}, máš {have} · lízneš si {draw, plural, one {# žeton} few {# žetony} many {# žetonu} other {# žetonů}}',
  'offer.unlock': '{effect}{from, select, contact { Uvolní místo v adresáři.} other { Uvolní místo v inventáři.}}',

  'evade.sendAway': 'Dalších policistů se zbavíš, když nejdřív použiješ: {things}.',
  'evade.suggestion': 'Návrh',
  'evade.confirm':
    'Potvrdit: {cost, plural, =0 {zdarma} other {$#k}}{stars, plural, =0 {} other {, pověst +#}}, {wounds, plural, =0 {bez zranění} other {# zranění}}',
  'evade.against': 'proti: {officers}, {tile}',
  'evade.nobody': 'Bez policistů: {tiles}.',
  'evade.whole': 'Celý díl:',
  'evade.toll':
    '{can, select, true {Poručík si za tento díl bere {sum}.} other {Poručík chce {sum}, a ty tolik nemáš: 2 zranění.}}',
  'evade.done': 'máš za sebou',
  'evade.noWay': 'nemáš se mu jak vyhnout',
  'evade.leave': '{count, plural, =0 {Pokračovat} other {Nechat to tak: # zranění}}',
  'evade.wounds':
    '{count, plural, one {# policista tě zraní} few {# policisté tě zraní} many {# policisty tě zraní} other {# policistů tě zraní}}: červené kostky {red}/3{cuffs, plural, =0 {} =1 {, pouta} =2 {, dvoje pouta} =3 {, troje pouta} other {, pouta #×}}{assets, plural, =0 {} one {, # výhoda pryč} few {, # výhody pryč} many {, # výhody pryč} other {, # výhod pryč}}.',
  'evade.arrest': 'Skončíš ve vazbě.',
  'evade.take': '{count, plural, =1 {Dostat zranění} other {Dostat # zranění}}',
  'evade.back': 'Ještě ne',

  'end.out': 'Pryč z města',
  'end.caught': 'Ve vazbě',
  'end.why':
    '{reason, select, exit {U výjezdu chyběly peníze: útěk stál ${price}k{known, select, true {, k dispozici bylo ${money}k} other {}}.} turn {Na začátku tahu chyběl ${price}k.} other {Po úsvitu stále ve městě.}}',
  'end.nobody': 'Nikdo.',
  'end.plan': 's plánem „{plan}“',
};
