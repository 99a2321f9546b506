// biome-ignore-all lint/suspicious/noTemplateCurlyInString: the dollar sign is a currency, and the braces are placeholders of ICU messages.
import type { STAGE as ENGLISH } from '../en/stage.ts';

/** Texts of the stage: the clock, visits, offers, evading, the end. */
export const STAGE: Readonly<Record<keyof typeof ENGLISH, string>> = {
  'stage.name': 'Co się dzieje',
  'clock.name': 'Czas',
  'clock.day': 'Dzień {day}',
  'clock.before': 'początek dnia',

  'crossed.line':
    '{whoIs, select, you {Przekraczasz} other {{name} przekracza}} {line, select, 0 {pierwszą} 1 {drugą} other {trzecią}} linię.',
  'crossed.movers':
    '{you, select, true {Teraz ty przesuwasz policjanta bliżej.} other {Policjanta bliżej przesuwają: {names}.}}',

  'visit.at': 'Wizyta: {place}',
  'visit.rest': 'Odpoczynek',
  'visit.done': 'zrobione',
  'visit.skipped': 'pominięte',
  'visit.now': 'teraz',
  'visit.next': 'potem',
  'visitStep.openClosed': 'Otwórz drzwi',
  'visitStep.meetThieves': 'Zła sława +1 za innych',
  'visitStep.placeCube': 'Kostka i dola',
  'visitStep.lieLow': 'Zła sława −1',
  'visitStep.takeKey': 'Klucz',
  'visitStep.buyFixer': 'Gadżet',
  'visitStep.hireGang': 'Wynajmij gang',
  'visitStep.takeCan': 'Kanister',
  'visitStep.buyEquipment': 'Wyposażenie',
  'visitStep.openLocker': 'Skrytka',
  'visitStep.unlockAsset': 'Odblokuj atut',
  'visitStep.healOne': 'Wylecz',
  'visitStep.takeContact': 'Kontakt',
  'visitStep.payChurch': 'Datek',
  'visitStep.buyHealing': 'Leczenie',
  'visitStep.drawAttention': 'Zła sława +1',
  'visitStep.exitReward': 'Dochód lub żeton',
  'visitStep.turnUp': 'Wszystko znów gotowe',

  'offer.bonus': '{group, select, 2 {I od razu ${sum}k dochodu.} other {I zła sława −1.}}',
  'offer.inPlace': 'Zastąp: {name}',
  'offer.stock': '{thing} ×{count}',
  'offer.onPlan': 'Twój plan: {value, select, income {dochód od razu} other {${sum}k}} za wizytę',
  'offer.keyOpens':
    'Otworzy skrytkę swojego koloru: wymaga {need}, masz {have} · dobierz {draw, plural, one {# żeton} few {# żetony} many {# żetonów} other {# żetonu}}',
  'offer.locker': 'Skrytka: {tone}, zostało {count}',
  'offer.lockerNeeds':
    'Wymaga {need}, masz {have} · dobierz {draw, plural, one {# żeton} few {# żetony} many {# żetonów} other {# żetonu}}',
  'offer.unlock': '{effect}{from, select, contact { Zwalnia pole kontaktu.} other { Zwalnia pole przedmiotu.}}',

  'evade.sendAway': 'Aby pozbyć się pozostałych policjantów, najpierw użyj: {things}.',
  'evade.suggestion': 'Propozycja',
  'evade.confirm':
    'Potwierdź: {cost, plural, =0 {za darmo} other {$#k}}{stars, plural, =0 {} one {, zła sława +#} few {, zła sława +#} many {, zła sława +#} other {, zła sława +#}}, {wounds, plural, =0 {bez ran} one {# rana} few {# rany} many {# ran} other {# rany}}',
  'evade.against': 'przeciw: {officers}, {tile}',
  'evade.nobody': 'Bez policjantów: {tiles}.',
  'evade.whole': 'Cały kafelek:',
  'evade.toll':
    '{can, select, true {Porucznik bierze {sum} za ten kafelek.} other {Porucznik chce {sum}, a tyle nie masz: 2 rany.}}',
  'evade.done': 'już za tobą',
  'evade.noWay': 'nie masz na niego sposobu',
  'evade.leave':
    '{count, plural, =0 {Dalej} one {Dość: # rana} few {Dość: # rany} many {Dość: # ran} other {Dość: # rany}}',
  'evade.wounds':
    '{count, plural, one {# policjant cię rani} few {# policjantów cię rani} many {# policjantów cię rani} other {# policjanta cię rani}}: czerwone kostki {red} z 3{cuffs, plural, =0 {} one {, kajdanki} few {, # pary kajdanek} many {, # par kajdanek} other {, # pary kajdanek}}{assets, plural, =0 {} one {, przepada atut} few {, przepadają # atuty} many {, przepada # atutów} other {, przepada # atutu}}.',
  'evade.arrest': 'Trafisz do aresztu.',
  'evade.take':
    '{count, plural, one {Przyjmij ranę} few {Przyjmij # rany} many {Przyjmij # ran} other {Przyjmij # rany}}',
  'evade.back': 'Jeszcze nie',

  'end.out': 'Poza miastem',
  'end.caught': 'W areszcie',
  'end.why':
    '{reason, select, exit {Zabrakło pieniędzy przy wyjeździe: koszt ${price}k{known, select, true {, było ${money}k} other {}}.} turn {Brak ${price}k na początku tury.} other {Po świcie wciąż w mieście.}}',
  'end.nobody': 'Nikt.',
  'end.plan': 'plan „{plan}”',
};
