// biome-ignore-all lint/suspicious/noTemplateCurlyInString: `$` is a currency sign, and braces are ICU message syntax.
import type { FORECASTS as ENGLISH } from '../en/forecasts.ts';

export const FORECASTS: Readonly<Record<keyof typeof ENGLISH, string>> = {
  'figure.money': 'Pieniądze',
  'figure.influence': 'Wpływy',
  'figure.members': 'Ludzie',
  'figure.mercenary': 'Najemnicy',
  'figure.informer': 'Informatorzy',
  'figure.extraTurn': 'Dodatkowa tura',

  'change.money': '${before} → ${after}',
  'change.influence': '{before} → {after}',
  'change.members': '{before} → {after}',
  'change.mercenary': '{before} → {after}',
  'change.informer': '{before} → {after}',
  'change.extraTurn': '+{after}',

  lead: '{lead} wpływów',
  'instead.money': '${after} zamiast ${before}',
  'instead.influence': '{after} zamiast {before}',
  'instead.members': '{after} zamiast {before}',
  'instead.mercenary': '{after} zamiast {before}',
  'instead.informer': '{after} zamiast {before}',
  'instead.extraTurn': '{after} zamiast {before}',

  'fact.stillNeeds': '{missingCount, plural, =1 {Brakująca umiejętność} other {Brakujące umiejętności}}: {missing}.',
  'fact.out': 'W robocie aż do ściągnięcia z powrotem: {out}.',
  'fact.crew': 'Proponowana ekipa: {out}; zostanie w robocie, dopóki nie ściągniesz jej z powrotem.',
  'fact.back': 'Znów do dyspozycji: {back}.',
  'fact.rivalsOut':
    '{outCount, plural, one {W robocie będzie też ktoś z gangu rywala} few {W robocie będą też ludzie rywali} many {W robocie będą też ludzie rywali} other {W robocie będą też ludzie rywali}}: {out}.',
  'fact.partnersGet':
    '{partnersCount, plural, one {{partners} dostanie ${sum}} few {Po ${sum} dostaną: {partners}} many {Po ${sum} dostanie: {partners}} other {Po ${sum} dostanie: {partners}}}.',
  'fact.joins': 'Do gangu dołączy {henchman}, od razu do dyspozycji.',
  'fact.comesHome': 'Ze szpitala wróci {henchman}, od razu do dyspozycji.',
  'fact.stolen': '{from} straci ${sum}.',
  'fact.rivalLoses': '{from} straci: {henchman}.',
  'fact.becomesActive': 'Twój zasób „{resource}” stanie się aktywny.',
  'fact.learns': '{member} zdobędzie umiejętność: {skill_inside}.',
  'fact.jobTucked': 'Skok „{job}” nie będzie się już liczyć jako wykonany.',
  'fact.nobodyLearns': 'Nikt z ekipy nie może się tego nauczyć ({skill_inside}).',
  'fact.next': 'Potem: {next}.',
  'fact.keeps':
    '{missingCount, plural, =0 {Zasób „{resource}” będzie od razu aktywny.} one {Zasób „{resource}” stanie się aktywny, gdy w gangu pojawi się też {missing}.} few {Zasób „{resource}” stanie się aktywny, gdy w gangu znajdą się też: {missing}.} many {Zasób „{resource}” stanie się aktywny, gdy w gangu znajdą się też: {missing}.} other {Zasób „{resource}” stanie się aktywny, gdy w gangu znajdą się też: {missing}.}}',
  'fact.peeks': 'Wierzchnią kartę zobaczysz tylko ty ({deck}).',
  'fact.replaced': 'Ze stołu zniknie karta „{card}”. Na koniec tury pojawi się nowa.',
  'fact.toEnd':
    '{count, plural, one {Jeszcze # osoba w gangu} few {Jeszcze # osoby w gangu} many {Jeszcze # osób w gangu} other {Jeszcze # osoby w gangu}} i {chapter, select, 3 {gra} other {rozdział}} się skończy.',
  'fact.endsChapter': 'Ta tura zakończy {chapter, select, 1 {rozdział I} 2 {rozdział II} other {grę}}.',
  'fact.incomes': 'Dochód wyrównawczy: {incomes}.',
  'fact.war':
    'Wojna gangów, liczba najemników: {mercenaries}. {winnerIs, select, nobody {Remis: każdy straci zbira} you {Wygrasz} other {Wygra {winner}, a pozostali stracą po jednym zbirze}}.',
  'fact.toHospital': 'Jeden z twoich zbirów trafi do szpitala.',
  'fact.snitchRisk':
    'Odsłoni się nowa karta. {cards, plural, one {W talii z # karty} few {Wśród # kart} many {Wśród # kart} other {Wśród # karty}} jest {left, plural, one {# kapuś} few {# kapusiów} many {# kapusiów} other {# kapusia}}: {pays, plural, =0 {{henchmen, plural, =0 {nic cię to nie będzie kosztować} other {może cię to kosztować zbira}}} other {może cię to kosztować nawet ${pays}{henchmen, plural, =0 {} other { i zbira}}}}.',
  'fact.nextSnitch': 'Następna karta to kapuś ({number}): zapłacisz ${pays}.',
  'next.steal': 'okradnij rywala',
  'next.divert': 'odciągnij ludzi rywali',
  'next.assassinate': 'zamach na rywala',
  'next.recruitAtOnce': 'od razu kogoś zwerbuj',
  'next.learn': 'naucz kogoś z ekipy nowej umiejętności',
  'bySeat.incomes': '{seatIs, select, you {ty} other {{seat}}} ${amount}',
  'danger.endsGame': 'To zakończy grę.',
  'danger.losesSomebody': 'Stracisz zbira ({cause}).',
  'danger.loses': 'Stracisz na dobre: {henchman}.',
  'danger.losesExtraTurn': 'Zrezygnujesz z dodatkowej tury.',
};
