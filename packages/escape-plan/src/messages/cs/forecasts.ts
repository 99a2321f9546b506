// biome-ignore-all lint/suspicious/noTemplateCurlyInString: the dollar is money, the braces are ICU's.
import type { FORECASTS as ENGLISH } from '../en/forecasts.ts';

/** Forecasts: the figures that a choice changes, what it will do, and what it will cost. */
export const FORECASTS: Readonly<Record<keyof typeof ENGLISH, string>> = {
  'figure.cash': 'Peníze',
  'figure.income': 'Příjem',
  'figure.notoriety': 'Pověst',
  'figure.wounds': 'Zranění',
  'figure.handcuffs': 'Pouta',
  'figure.assetsLost': 'Natrvalo ztracená esa',
  'figure.discs': 'Disky',
  'figure.cans': 'Kanystry',
  'figure.members': 'Členové gangu',

  'change.cash': '${before}k → ${after}k',
  'change.income': '${before}k → ${after}k',
  'change.notoriety': '{before} → {after}',
  'change.wounds': '{before} → {after}',
  'change.handcuffs': '{before} → {after}',
  'change.assetsLost': '{before} → {after}',
  'change.discs': '{before} → {after}',
  'change.cans': '{before} → {after}',
  'change.members': '{before} → {after}',

  'fact.escapes': 'Dostaneš se z města.',
  'fact.wounds':
    'Dostaneš {count} zranění{lieutenant, plural, =0 {} other {: {officers} od policistů, # od Poručíka}}.',
  'fact.evade':
    'Musíš se vyhnout {count, plural, one {# policistovi} few {# policistům} many {# policisty} other {# policistům}}, zastavíš {covered}{cost, plural, =0 {} other { za $#k}}.',
  'fact.evades': 'Proklouzneš: {officers}.',
  'fact.closes': 'Po tobě zavře: {haunt}.',
  'fact.assetLost': 'Všechna místa na eso jsou obsazená, natrvalo přijdeš o eso „{asset}“.',
  'fact.toll': 'Poručík si vezme ${sum}k.',
  'fact.tollWounds': 'Poručík chce ${sum}k a ty máš ${money}k: {wounds} zranění.',
  'fact.crossesLine':
    'Při příští úpravě tvoje pověst překročí {line, select, 0 {první} 1 {druhou} other {třetí}} hranici: policisté se stahují, pak {line, select, 0 {odemkneš eso} 1 {odemkneš 2 esa} other {odemkneš eso a vezmeš si disk}}.',
  'fact.aboveTop': 'Tvoje pověst přeroste stupnici: {wounds} zranění při příští úpravě.',
  'fact.nextLine': 'Příští hranice je na {line}: zbývá {left}.',
  'fact.contactTerms':
    '{effect} {cost, plural, =0 {Najmutí i použití tohoto kontaktu je zdarma.} other {Najmutí je zdarma; každé použití bude stát $#k a máš ${money}k.}}{star, plural, =0 {} other { Každé použití: pověst +1.}}{spaces, plural, =0 { Nemáš volné místo: najmutím nahradíš jiný svůj kontakt, pověst +1.} other {}}',
  'fact.newContact': 'Odhalí se nový kontakt.',
  'fact.drawsTiles': 'Vytáhneš žetony a jeden si necháš.',
  'fact.exitPriceNext': 'Když někdo odjede dřív, bude výjezd stát ${price}k; ty budeš mít ${money}k.',
  'fact.leavingFree': 'Odchod příští tah, jak to teď vypadá: nikdo v cestě.',
  'fact.leaving':
    'Odchod příští tah, jak to teď vypadá: {officersCount, plural, =0 {žádný policista} other {{officers}, zastavíš {covered}{cost, plural, =0 {} other { za $#k}}}}{lieutenant, select, 0 {} 1 {; ${toll}k pro Poručíka} other {; Poručík: 2 zranění, ${toll}k mít nebudeš}}.',
  'danger.arrested': 'Skončíš ve vazbě: odjezd stojí ${price}k a ty máš ${money}k.',
  'danger.lastTurn': 'Po tomhle už žádný tah nemáš: skončíš ve vazbě.',
  'danger.handcuffs':
    'Dostaneš pouta{count, plural, =1 {} other { #×}}{assets, plural, =0 {} one { a natrvalo přijdeš o eso} few { a natrvalo přijdeš o # esa} many { a natrvalo přijdeš o # esa} other { a natrvalo přijdeš o # es}}.',
  'danger.exitMoney': 'Na odjezd potřebuješ ${price}k a zbude ti ${money}k.',
};
