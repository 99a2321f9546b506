// biome-ignore-all lint/suspicious/noTemplateCurlyInString: `$` is a currency sign, and braces are ICU message syntax.
import type { EVENTS as ENGLISH } from '../en/events.ts';

export const EVENTS: Readonly<Record<keyof typeof ENGLISH, string>> = {
  'event.bossDealt': '{seatIs, select, you {Tvůj boss:} other {{seat} dostává bosse:}} {boss}, na začátek ${sum}.',
  'event.resourceDealt':
    '{seatIs, select, you {Dostáváš} other {{seat} dostává}} trumf{resourceIs, select, hidden {} other {: {resource}}}.',
  'event.resourceKept':
    '{seatIs, select, you {Necháváš si} other {{seat} si nechává}} {resourceIs, select, hidden {jeden ze dvou trumfů} other {trumf: {resource}}}.',
  'event.resourceShown': '{seatIs, select, you {Vykládáš} other {{seat} vykládá}} trumf: {resource}.',
  'event.resourceActivated': '{seatIs, select, you {Tvůj trumf} other {{seat}: trumf}} „{resource}“ je teď aktivní.',
  'event.resourceStopped':
    '{seatIs, select, you {Tvůj trumf} other {{seat}: trumf}} „{resource}“ navždy přestává fungovat.',
  'event.jobLaid': 'Nový kšeft: „{job}“.',
  'event.henchmanLaid': 'Nově k najmutí: {henchman}.',
  'event.deckRenewed': 'Balíček {deckIs, select, jobs {kšeftů} other {kumpánů}} se znovu míchá z odhozených karet.',
  'event.turnBegan':
    '{extraIs, select, true {{seatIs, select, you {Hraješ} other {{seat} hraje}} tah navíc} other {{seatIs, select, you {Jsi na tahu} other {Na tahu je {seat}}}}}.',
  'event.turnEnded': '{seatIs, select, you {Končíš} other {{seat} končí}} tah.',
  'event.topLookedAt':
    '{seatIs, select, you {Nahlížíš} other {{seat} nahlíží}} do balíčku {deckIs, select, jobs {kšeftů} other {kumpánů}}{cardIs, select, hidden {} other {: „{card}“}}.',
  'event.incomeReceived': '{seatIs, select, you {Dostáváš} other {{seat} dostává}} ${sum} {reason}.',
  'event.gangSynchronised':
    'Všichni jsou nasazení: {seatIs, select, you {povoláváš} other {{seat} povolává}} zdarma zpět celý gang.',
  'event.memberMobilised':
    '{seatIs, select, you {Povoláváš} other {{seat} povolává}} zpět{cost, plural, =0 {} other { za $#}}: {member}.',
  'event.gangMobilised':
    '{seatIs, select, you {Povoláváš} other {{seat} povolává}} zpět celý gang{cost, plural, =0 {} other { za $#}}.',
  'event.memberMadeAvailable': '{seatIs, select, you {Povoláváš} other {{seat} povolává}} zpět: {member} ({by}).',
  'event.henchmanRecruited':
    '{seatIs, select, you {Najímáš} other {{seat} najímá}} {cost, plural, =0 {zdarma} other {za $#}}: {henchman}.',
  'event.jobAnnounced':
    '{seatIs, select, you {Jdeš} other {{seat} jde}} na kšeft „{job}“{cost, plural, =0 {} other { za $#}}.',
  'event.skillIgnored': 'High-tech výbava: {skill_inside} už není potřeba.',
  'event.memberActivated':
    '{byIs, select, you {Nasazuješ} other {{by} nasazuje}}: {member}{borrowedIs, select, true { ({seatIs, select, you {tvůj gang} other {gang: {seat}}})} other {}}.',
  'event.memberDistracted':
    '{byIs, select, you {Zdržuješ} other {{by} zdržuje}}: {member} ({seatIs, select, you {tvůj gang} other {gang: {seat}}}).',
  'event.jobDone':
    '{seatIs, select, you {Máš} other {{seat} má}} hotový kšeft „{job}“{partnersCount, plural, =0 {} other {, v partě i {partners}}}.',
  'event.moneyStolen':
    '{fromIs, select, you {{seat} ti krade ${sum}} other {{seatIs, select, you {Okrádáš} other {{seat} okrádá}}: {from} (${sum})}}.',
  'event.henchmanLost': '{seatIs, select, you {Přicházíš} other {{seat} přichází}} o kumpána: {henchman} ({cause}).',
  'event.henchmanHospitalised':
    '{seatIs, select, you {Tvůj gang} other {{seat}}}: {henchman} leží se zraněním v nemocnici ({causeIs, select, gangWar {válka gangů} other {atentát}}).',
  'event.henchmanTakenBack': '{seatIs, select, you {Bereš si} other {{seat} si bere}} zpátky z nemocnice: {henchman}.',
  'event.skillLearned': '{member} má z kšeftu „{job}“ novou dovednost: {skill_inside}.',
  'event.extraTurnEarned': '{seatIs, select, you {Získáváš} other {{seat} získává}} tah navíc.',
  'event.extraTurnDeclined': '{seatIs, select, you {Odmítáš} other {{seat} odmítá}} tah navíc.',
  'event.passed': '{seatIs, select, you {Pasuješ} other {{seat} pasuje}}.',
  'event.jobDiscarded': '{seatIs, select, you {Odhazuješ} other {{seat} odhazuje}} kšeft „{job}“.',
  'event.henchmanDiscarded': '{seatIs, select, you {Odhazuješ} other {{seat} odhazuje}} z nabídky: {henchman}.',
  'event.chapterEnded':
    '{seatIs, select, you {Uzavíráš} other {{seat} uzavírá}} kapitolu {chapter, select, 1 {I} 2 {II} other {III}}.',
  'event.chapterBegan': 'Začíná kapitola {chapter, select, 1 {I} 2 {II} other {III}}.',
  'event.gangWarFought':
    'Válka gangů! Žoldáci: {mercenaries}. {winnerIs, select, nobody {Nevyhrává nikdo} you {Vyhráváš} other {Vyhrává {winner}}}.',
  'event.snitchRevealed':
    'Práskač mluví: {snitch}. Každý gang potřebuje {number, plural, one {# informátora} few {# informátory} many {# informátora} other {# informátorů}}.',
  'event.snitchPaid':
    '{due, plural, =0 {{seatIs, select, you {Máš} other {{seat} má}} informátorů dost.} other {{paid, plural, =0 {{seatIs, select, you {Nemáš} other {{seat} nemá}} čím zaplatit práskačovi ${due}.} other {{seatIs, select, you {Platíš} other {{seat} platí}} práskačovi ${paid} (dluh ${due}).}}}}',
  'event.gameEnded': 'Konec hry: {by}.',

  'bySeat.mercenaries': '{seatIs, select, you {ty} other {{seat}}} {amount}',
};
