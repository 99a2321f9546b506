// biome-ignore-all lint/suspicious/noTemplateCurlyInString: `$` is a currency sign, and braces are ICU message syntax.
import type { EVENTS as ENGLISH } from '../en/events.ts';

/**
 * Sentences are in the present tense, which has no gender. Names stay in the nominative, after a colon or in quotes.
 */
export const EVENTS: Readonly<Record<keyof typeof ENGLISH, string>> = {
  'event.bossDealt': '{seatIs, select, you {Dostajesz} other {{seat} dostaje}} szefa: {boss}, na start ${sum}.',
  'event.resourceDealt':
    '{seatIs, select, you {Dobierasz} other {{seat} dobiera}} {resourceIs, select, hidden {zasób} other {zasób: {resource}}}.',
  'event.resourceKept':
    '{seatIs, select, you {Zachowujesz} other {{seat} zachowuje}} {resourceIs, select, hidden {jeden z dwóch zasobów} other {zasób: {resource}}}.',
  'event.resourceShown': '{seatIs, select, you {Wykładasz} other {{seat} wykłada}} zasób: {resource}.',
  'event.resourceActivated': '{seatIs, select, you {Twój zasób} other {{seat}: zasób}} „{resource}” jest już aktywny.',
  'event.resourceStopped':
    '{seatIs, select, you {Twój zasób} other {{seat}: zasób}} „{resource}” na dobre przestaje działać.',
  'event.jobLaid': 'Nowy skok: „{job}”.',
  'event.henchmanLaid': 'Nowa osoba do zwerbowania: {henchman}.',
  'event.deckRenewed':
    'Odrzucone karty tworzą po przetasowaniu nową talię {deckIs, select, jobs {skoków} other {zbirów}}.',
  'event.turnBegan':
    '{extraIs, select, true {{seatIs, select, you {Twoja dodatkowa tura} other {Dodatkowa tura: {seat}}}} other {{seatIs, select, you {Twoja tura} other {Tura: {seat}}}}}.',
  'event.turnEnded': '{seatIs, select, you {Kończysz} other {{seat} kończy}} turę.',
  'event.topLookedAt':
    '{seatIs, select, you {Podglądasz} other {{seat} podgląda}} wierzch {deckIs, select, jobs {talii skoków} henchmen {talii zbirów} other {({deck})}}{cardIs, select, hidden {} other {: „{card}”}}.',
  'event.incomeReceived': '{seatIs, select, you {Dostajesz} other {{seat} dostaje}} ${sum} {reason}.',
  'event.gangSynchronised':
    'Wszyscy są w robocie: {seatIs, select, you {ściągasz} other {{seat} ściąga}} za darmo cały gang.',
  'event.memberMobilised':
    '{seatIs, select, you {Ściągasz} other {{seat} ściąga}}: {member}{cost, plural, =0 {} one { (za $#)} few { (za $#)} many { (za $#)} other { (za $#)}}.',
  'event.gangMobilised':
    '{seatIs, select, you {Ściągasz} other {{seat} ściąga}} cały gang{cost, plural, =0 {} one { za $#} few { za $#} many { za $#} other { za $#}}.',
  'event.memberMadeAvailable': '{seatIs, select, you {Ściągasz} other {{seat} ściąga}}: {member} ({by}).',
  'event.henchmanRecruited':
    '{seatIs, select, you {Werbujesz} other {{seat} werbuje}}: {henchman} {cost, plural, =0 {(za darmo)} one {(za $#)} few {(za $#)} many {(za $#)} other {(za $#)}}.',
  'event.jobAnnounced':
    '{seatIs, select, you {Ruszasz} other {{seat} rusza}} na skok „{job}”{cost, plural, =0 {} one { za $#} few { za $#} many { za $#} other { za $#}}.',
  'event.skillIgnored': 'Sprzęt high-tech: już niepotrzebny {skill_inside}.',
  'event.memberActivated':
    '{byIs, select, you {Wysyłasz} other {{by} wysyła}}: {member}{borrowedIs, select, true { ({seatIs, select, you {twój gang} other {gang: {seat}}})} other {}}.',
  'event.memberDistracted':
    '{byIs, select, you {Odciągasz} other {{by} odciąga}}: {member} ({seatIs, select, you {twój gang} other {gang: {seat}}}).',
  'event.jobDone':
    '{seatIs, select, you {Kończysz} other {{seat} kończy}} skok „{job}”{partnersCount, plural, =0 {} one {, w ekipie też {partners}} few {, w ekipie też {partners}} many {, w ekipie też {partners}} other {, w ekipie też {partners}}}.',
  'event.moneyStolen':
    '{fromIs, select, you {{seat} kradnie ci ${sum}} other {{seatIs, select, you {Kradniesz} other {{seat} kradnie}} ${sum}, ofiara: {from}}}.',
  'event.henchmanLost': '{seatIs, select, you {Tracisz} other {{seat} traci}} zbira: {henchman} ({cause}).',
  'event.henchmanHospitalised':
    '{seatIs, select, you {Odsyłasz} other {{seat} odsyła}} do szpitala zbira rannego {causeIs, select, gangWar {w wojnie gangów} other {w zamachu}}: {henchman}.',
  'event.henchmanTakenBack': '{seatIs, select, you {Odbierasz} other {{seat} odbiera}} ze szpitala: {henchman}.',
  'event.skillLearned': '{member} zdobywa przy skoku „{job}” nową umiejętność: {skill_inside}.',
  'event.extraTurnEarned': '{seatIs, select, you {Zdobywasz} other {{seat} zdobywa}} dodatkową turę.',
  'event.extraTurnDeclined': '{seatIs, select, you {Rezygnujesz} other {{seat} rezygnuje}} z dodatkowej tury.',
  'event.passed': '{seatIs, select, you {Pasujesz} other {{seat} pasuje}}.',
  'event.jobDiscarded': '{seatIs, select, you {Odrzucasz} other {{seat} odrzuca}} skok „{job}”.',
  'event.henchmanDiscarded': '{seatIs, select, you {Odrzucasz} other {{seat} odrzuca}} zbira: {henchman}.',
  'event.chapterEnded':
    '{seatIs, select, you {Zamykasz} other {{seat} zamyka}} rozdział {chapter, select, 1 {I} 2 {II} other {III}}.',
  'event.chapterBegan': 'Zaczyna się rozdział {chapter, select, 1 {I} 2 {II} other {III}}.',
  'event.gangWarFought':
    'Wojna gangów! Najemnicy: {mercenaries}. {winnerIs, select, nobody {Nikt nie wygrywa} you {Wygrywasz} other {Wygrywa {winner}}}.',
  'event.snitchRevealed':
    'Kapuś sypie: {snitch}. Każdy gang potrzebuje {number, plural, one {# informatora} few {# informatorów} many {# informatorów} other {# informatora}}.',
  'event.snitchPaid':
    '{due, plural, =0 {{seatIs, select, you {Masz} other {{seat} ma}} wystarczająco wielu informatorów.} other {{paid, plural, =0 {{seatIs, select, you {Nie masz} other {{seat} nie ma}} czym zapłacić za milczenie kapusia (${due}).} other {{seatIs, select, you {Płacisz} other {{seat} płaci}} za milczenie kapusia ${paid} (z należnych ${due}).}}}}',
  'event.gameEnded': 'Koniec gry: {by}.',

  'bySeat.mercenaries': '{seatIs, select, you {ty} other {{seat}}} {amount}',
};
