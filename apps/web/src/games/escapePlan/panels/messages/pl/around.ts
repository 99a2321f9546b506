// biome-ignore-all lint/suspicious/noTemplateCurlyInString: the dollar sign is a currency, and the braces are placeholders of ICU messages.
import type { AROUND as ENGLISH } from '../en/around.ts';

/** Texts of the market, the tracks, the rivals and the list of choices. */
export const AROUND: Readonly<Record<keyof typeof ENGLISH, string>> = {
  'market.contacts': 'Do zatrudnienia (w talii {deck})',
  'market.order': 'Inspektorka i Porucznik biorą z dołu tej listy; nowe kontakty wchodzą od góry.',
  'market.box':
    '{count, plural, one {# kontakt odrzucony} few {# kontakty odrzucone} many {# kontaktów odrzuconych} other {# kontaktu odrzuconego}}',
  'market.haunts': 'Firmy i kryjówki',
  'market.away': 'jeszcze nie w mieście',
  'market.closed': 'zamknięte',
  'market.fixers': 'Gadżety',
  'market.none': 'Nic nie zostało.',
  'market.equipment': 'Wyposażenie',
  'market.lockers': 'Skrytki i klucze',
  'market.locker': '{tone} ×{count}',
  'market.needs': 'wymaga {need}',
  'market.noKeys': 'kluczy już nie ma',
  'market.supply': 'Pula',
  'market.handcuffs': '{count, plural, =0 {Bez kajdanek} other {Kajdanki: #}}',
  'market.members':
    '{count, plural, one {# członek gangu poza miastem} few {# członków gangu poza miastem} many {# członków gangu poza miastem} other {# członka gangu poza miastem}}',

  'track.notoriety': 'Zła sława',
  'track.caption': 'Tor złej sławy od góry do dołu',
  'track.row': 'Poziom',
  'track.rowName': 'Poziom {row}',
  'track.penalty': 'Kara',
  'track.who': 'Kto',
  'track.minus': '−{sum}',
  'track.at': '{name}: poziom {row}, po tej porze {after}',
  'track.line': '{line, select, 0 {1. linia: 1 atut} 1 {2. linia: 2 atuty} other {3. linia: atut, dysk}}',
  'track.order': 'Kolejność tur',
  'track.exits': 'Wyjazdy',
  'track.exit': 'Wyjazd {exit}',
  'track.exitStand':
    '{stand, select, blocked {zablokowany} open {otwarty: tędy uciekniesz} other {{cards, plural, =0 {jeszcze bez patrolu} other {jedna karta patrolu}}}}',
  'track.noTile': 'jeszcze nie w mieście',
  'track.stack':
    '{count, plural, =0 {bez żetonów wyjazdu} one {# żeton wyjazdu} few {# żetony wyjazdu} many {# żetonów wyjazdu} other {# żetonu wyjazdu}}',
  'track.cost':
    'Ucieczka kosztuje teraz {cost}{count, plural, =0 {} one {; # osoba już uciekła} few {; # osoby już uciekły} many {; # osób już uciekło} other {; # osoby już uciekło}}.',
  'track.piles': 'Następne kafelki i policjanci',
  'track.pile': '{letter}: {count}',
  'track.bag': 'W worku',
  'track.waiting':
    '{count, plural, one {# stos żetonów wyjazdu czeka} few {# stosy żetonów wyjazdu czekają} many {# stosów żetonów wyjazdu czeka} other {# stosu żetonów wyjazdu czeka}} na zablokowany wyjazd.',

  'rival.due': 'teraz gra',
  'rival.turned': '{thing}: użyte',
  'rival.readyAssets':
    '{count, plural, one {# gotowy atut} few {# gotowe atuty} many {# gotowych atutów} other {# gotowego atutu}}',
  'rival.usedAssets':
    '{count, plural, one {# użyty atut} few {# użyte atuty} many {# użytych atutów} other {# użytego atutu}}',
  'rival.visited': '{haunt}: wizyta zaliczona',
  'rival.skips': 'Pomija: {cards} [{who, select, inspector {I3} other {J3}}].',
  'rival.cards':
    '{count, plural, one {Została # karta} few {Zostały # karty} many {Zostało # kart} other {Zostało # karty}}',
  'rival.contacts':
    '{count, plural, =0 {Bez kontaktów} one {# kontakt} few {# kontakty} many {# kontaktów} other {# kontaktu}}',
  'rival.piles':
    '{count, plural, =0 {Bez stosików} one {# stosik żetonów} few {# stosiki żetonów} many {# stosików żetonów} other {# stosiku żetonów}}',
  'rival.lastTurn': 'Ostatnia tura, {count, plural, one {# krok} few {# kroki} many {# kroków} other {# kroku}}',

  'menu.space':
    '{tile}, {bearing, select, n {na północ} ne {na północny wschód} se {na południowy wschód} s {na południe} sw {na południowy zachód} other {na północny zachód}}{count, plural, =0 {} one {; obok: {tiles}} few {; obok: {tiles}} many {; obok: {tiles}} other {; obok: {tiles}}}',
  'menu.itemSpace': 'pole przedmiotu {number}',
  'menu.route':
    '{count, plural, =0 {w obrębie kafelka} one {przez: {tiles}} few {przez: {tiles}} many {przez: {tiles}} other {przez: {tiles}}}{cans, plural, =0 {} one {, # kanister} few {, # kanistry} many {, # kanistrów} other {, # kanistra}}{means, select, none {} other {, pomoc: {means}}}',
  'menu.officer': '{tile}: {officer}',
  'menu.income': '+ dochód',
  'menu.worth': '+${sum}k',
  'menu.gain': '+${sum}k',

  'hint.wasted': 'Teraz bez skutku',
  'hint.notoriety': 'zła sława {change}',
  'hint.points':
    '{points} PR{cans, plural, =0 {} one {, # kanister} few {, # kanistry} many {, # kanistrów} other {, # kanistra}}',
  'hint.means': 'pomoc: {means}',
  'hint.nobody': 'nikogo po drodze',
  'hint.toll': '{can, select, true {Porucznik: ${sum}k} other {Porucznik: 2 rany}}',
  'hint.there': '{tile}:',
  'hint.turned': 'obrót o {degrees}°',
};
