import type { TABLE as ENGLISH } from './en.ts';

export const TABLE: Readonly<Record<keyof typeof ENGLISH, string>> = {
  'status.line':
    '{chapter, select, 1 {Rozdział I} 2 {Rozdział II} other {Rozdział III}} · {chapter, select, 3 {koniec gry} other {koniec}} przy {members} osobach · {extraIs, select, true {{seatIs, select, you {twoja dodatkowa tura} other {dodatkowa tura: {seat}}}} other {{seatIs, select, you {twoja tura} other {tura: {seat}}}}}',

  'sign.money': '${sum}',
  'sign.gain': '+${sum}',
  'sign.loss': '−${sum}',
  'sign.lost': '−',
  'sign.influence': '{count}',
  'sign.someInfluence': '{count}+?',
  'sign.turn': '▶',
  'sign.leaves': '→',
  'sign.learn': '+{letter}',

  'waits.resource': 'który zasób zachować',
  'waits.callBack': 'kogo ściągnąć',
  'waits.act': 'którą akcję wybrać',
  'waits.job': 'jak zrobić skok',
  'waits.giveUp': 'kogo poświęcić',
  'waits.end': 'jak zakończyć turę',

  'board.chapter': '{chapter, select, 1 {Rozdział I} 2 {Rozdział II} other {Rozdział III}}',
  'board.over': 'Koniec gry',
  'board.endedBy': 'Powód: {reason}.',
  'board.jobs': 'Skoki',
  'board.pool': 'Do zwerbowania',
  'board.gap': 'Pusto',
  'board.found': 'Z talii',
  'board.foundTitle': 'Wierzchnia karta talii: widzisz ją tylko ty',
  'board.inDeck':
    '{count, plural, =0 {Talia jest pusta} one {# karta w talii} few {# karty w talii} many {# kart w talii} other {# karty w talii}}',
  'board.discards':
    '{count, plural, =0 {Nic nie odrzucono} one {# karta odrzucona} few {# karty odrzucone} many {# kart odrzuconych} other {# karty odrzuconej}}',
  'board.seen': 'Wierzchnią kartę widzi: {seats}',
  'board.seenByYou': 'Znasz wierzchnią kartę',
  'board.pass': '{sum, plural, =0 {Spasuj} other {Spasuj i weź $#}}',
  'board.hauls': 'Skoki wszystkich graczy',
  'board.haul': '{count, plural, =0 {brak skoków} one {# skok} few {# skoki} many {# skoków} other {# skoku}}',

  'threats.members': '{largest}/{threshold}',
  'threats.canEnd':
    '{chapter, select, 3 {koniec gry} other {koniec rozdziału}} {whenIs, select, certain {w tej turze} thisTurn {możliwy w tej turze} other {możliwy w następnej turze}}',
  'threats.when': '{whenIs, select, nextTurn {w następnej turze} other {w tej turze}}',
  'threats.talked': '{count} z {total}',

  'face.covered': 'zapewnione',
  'face.learned': '{skill}: umiejętność wyuczona',
  'face.price': 'Koszt ${sum}',
  'face.influence': '{count, plural, one {# punkt} few {# punkty} many {# punktów} other {# punktu}} wpływów',
  'face.resourceInfluence':
    '{count, plural, one {# punkt} few {# punkty} many {# punktów} other {# punktu}} wpływów na koniec, jeśli zasób jest aktywny',
  'face.leaves': 'Zostanie ${sum}',
  'face.short': 'Brakuje ${sum}',
  'face.activated': 'W robocie',
  'face.boss': 'Szef',
  'face.memberOf': '{name} ({seat})',
  'face.money': 'Pieniądze:',
  'face.banked': '${sum} w banku',
  'face.bankedTitle': 'Z tego ${sum} leży w banku, gdzie nie sięgnie żaden złodziej',
  'face.totals': 'Umiejętności: do dyspozycji / wszystkie',
  'face.total': '{skill}: do dyspozycji {ready} z {all}',
  'face.close': 'Zamknij',

  'reward.plain':
    '{sum, plural, =0 {Daje {count, plural, one {# punkt} few {# punkty} many {# punktów} other {# punktu}} wpływów.} other {{count, plural, =0 {Daje ${sum}.} one {Daje ${sum} i # punkt wpływów.} few {Daje ${sum} i # punkty wpływów.} many {Daje ${sum} i # punktów wpływów.} other {Daje ${sum} i # punktu wpływów.}}}}',
  'reward.income': 'Daje ${sum}.',
  'reward.influence': '{count, plural, one {# punkt} few {# punkty} many {# punktów} other {# punktu}} wpływów.',
  'reward.theft': 'Ukradnij do ${sum} jednemu rywalowi.',
  'reward.diversion': 'Odciągnij rywalom do {count, plural, one {# osoby} few {# osób} many {# osób} other {# osoby}}.',
  'reward.assassinate': 'Rywal traci zbira z dokładnie dwiema umiejętnościami.',
  'reward.mobilise': 'Ściągnij cały swój gang.',
  'reward.recruit': 'Od razu możesz zwerbować zbira za jego koszt.',
  'reward.learn': 'Ktoś z ekipy zdobywa umiejętność: {skill}.',
  'reward.again': 'Dodatkowa tura.',
  'reward.shared': 'Wspólnie z innymi gangami: po ${sum} dla każdego.',

  'stage.label': 'Co się dzieje',
  'stage.underway': 'Trwa skok „{job}”',
  'stage.needs': 'Potrzeba',
  'stage.gear': 'Sprzęt high-tech zastąpi jedną z tych umiejętności:',
  'stage.nobodyYet': 'Nikt jeszcze nie ruszył.',
  'stage.send': 'Wyślij proponowaną ekipę ({count})',
  'stage.sendCrew': 'Wyślij: {members}',
  'stage.crew': 'Na skoku',
  'stage.sharedDeal': 'Wyślij też ludzi rywali, a każdy gang, który bierze udział, dostanie ${sum}, twój także.',
  'stage.finishes': 'Kończy skok',
  'stage.leaves': 'Jeszcze brakuje',
  'stage.becomes': 'Będzie umieć',
  'stage.steal': 'Kogo okradasz?',
  'stage.loot': '{sum, plural, =0 {Nie ma czego zabrać} other {Zabierasz $#}}',
  'stage.assassinate': 'Kto traci zbira z dokładnie dwiema umiejętnościami? Ofiara wybiera, którego.',
  'stage.divert':
    'Odciągnij rywalom {count, plural, =1 {jeszcze jedną osobę} one {do # osoby} few {do # osób} many {do # osób} other {do # osoby}}: będą w robocie, aż ktoś ich ściągnie.',
  'stage.giveUp': 'Kogo poświęcasz?',
  'stage.learn':
    'Kto z ekipy uczy się przy tym skoku? Karta trafi pod kartę tej osoby i nie liczy się jako wykonany skok.',
  'stage.takeBack': 'Kto wraca ze szpitala? Za darmo i od razu do dyspozycji.',
  'stage.makeAvailable': 'Kogo ściągasz za darmo?',
  'stage.resources': 'Zatrzymaj 1 z 2 zasobów. Będzie aktywny, gdy tylko twój gang zdobędzie jego umiejętności.',
  'stage.othersChoose': 'Czekamy, aż wszyscy wybiorą zasób',

  'news.title': 'Co spotkało wszystkich',
  'news.read': 'Jasne{left, select, 0 {} other {, jeszcze {left}}}',
  'news.chapter':
    '{seatIs, select, you {Zamykasz} other {{seat} zamyka}} rozdział {chapter, select, 1 {I: dochód wyrównawczy} 2 {II} other {III}}',
  'news.income': '+${sum} za brakujące umiejętności',
  'news.noIncome': 'Wszystkie gangi mają tyle samo umiejętności: nikt nie dostaje dochodu wyrównawczego.',
  'news.war':
    '{seatIs, select, you {Zamykasz} other {{seat} zamyka}} rozdział II: wojna gangów! {winnerIs, select, nobody {Remis: każdy kogoś traci} you {Wygrywasz} other {Wygrywa {winner}}}',
  'news.mercenaries':
    '{count, plural, =0 {bez najemników} one {# najemnik} few {# najemników} many {# najemników} other {# najemnika}}',
  'news.snitch':
    '{snitch} sypie: {number, plural, one {# informator} few {# informatorów} many {# informatorów} other {# informatora}} albo płać',
  'news.paid':
    '{due, plural, =0 {dość informatorów} other {{paid, plural, =0 {dług ${due}, a kasa pusta} other {zapłacono ${paid} z ${due}}}}}',
  'news.lost': 'strata: {henchman}',
  'news.wounded': 'w szpitalu: {henchman}',

  'own.gang': '{count, plural, one {# osoba} few {# osoby} many {# osób} other {# osoby}}',
  'own.members':
    '{count, plural, one {# osoba} few {# osoby} many {# osób} other {# osoby}}; przy {threshold} kończy się {threshold, select, 9 {gra} other {rozdział}}',
  'own.influence':
    'Jak dotąd {count, plural, one {# punkt} few {# punkty} many {# punktów} other {# punktu}} wpływów za ludzi i skoki',
  'own.jobs':
    '{count, plural, =0 {Brak wykonanych skoków} one {# wykonany skok} few {# wykonane skoki} many {# wykonanych skoków} other {# wykonanego skoku}}',
  'own.jobsIn': '{chapter, select, 1 {I} 2 {II} other {III}}: {count}',
  'own.hospital': 'W szpitalu',
  'own.families': 'Rodziny: ty / najliczniejszy gang',
  'own.family': '{family} {own}/{most}',
  'own.pick': 'Wybierz, kogo ściągasz.',
  'own.mobilise':
    'Ściągnij {count, plural, one {# osobę} few {# osoby} many {# osób} other {# osoby}} {cost, plural, =0 {za darmo} other {za $#}}',
  'own.everybody': 'Wszystkich ({count}) {cost, plural, =0 {za darmo} other {za $#}}',
  'own.affordable': 'Tylu, na ilu cię stać: {count} {cost, plural, =0 {za darmo} other {za $#}}',
  'own.tooMany': 'Stać cię tylko na {count}.',
  'own.headquarters': 'Kwatera: wszyscy za $1',

  'rivals.turn': 'Teraz gra',
  'rivals.gang': '{count, plural, one {# osoba} few {# osoby} many {# osób} other {# osoby}}',
  'rivals.influence':
    '{count, plural, one {# punkt} few {# punkty} many {# punktów} other {# punktu}} wpływów za ludzi i skoki',
  'rivals.someInfluence':
    '{count, plural, one {# punkt} few {# punkty} many {# punktów} other {# punktu}} wpływów za ludzi; skoki są tajne',
  'rivals.resource': '{resource} ({status}). {effect} Potrzeba: {needs}.',
  'rivals.jobs':
    '{count, plural, =0 {Brak wykonanych skoków} one {# wykonany skok} few {# wykonane skoki} many {# wykonanych skoków} other {# wykonanego skoku}}',

  'hint.shared': 'po ${sum} dla każdego gangu',
};
