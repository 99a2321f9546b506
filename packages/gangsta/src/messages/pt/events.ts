// biome-ignore-all lint/suspicious/noTemplateCurlyInString: `$` is a currency sign, and braces are ICU message syntax.
import type { EVENTS as ENGLISH } from '../en/events.ts';

export const EVENTS: Readonly<Record<keyof typeof ENGLISH, string>> = {
  'event.bossDealt':
    'No comando {seatIs, select, you {da sua quadrilha} other {da quadrilha de {seat}}}: {boss}, com ${sum}.',
  'event.resourceDealt': '{seat} recebe {resourceIs, select, hidden {um recurso} other {o recurso {resource}}}.',
  'event.resourceKept':
    '{seat} fica com {resourceIs, select, hidden {um de dois recursos} other {o recurso {resource}}}.',
  'event.resourceShown': '{seat} põe na mesa o recurso {resource}.',
  'event.resourceActivated':
    '{seatIs, select, you {Seu recurso fica ativo} other {O recurso de {seat} fica ativo}}: {resource}.',
  'event.resourceStopped': '{seatIs, select, you {Seu recurso} other {O recurso de {seat}}} para de vez: {resource}.',
  'event.jobLaid': 'Novo golpe: “{job}”.',
  'event.henchmanLaid': '{henchman} chega à reserva de recrutamento.',
  'event.deckRenewed': 'O descarte é embaralhado e forma um novo {deck}.',
  'event.turnBegan':
    '{extraIs, select, true {{seatIs, select, you {Seu turno extra} other {Turno extra de {seat}}}} other {{seatIs, select, you {Sua vez} other {Vez de {seat}}}}}.',
  'event.turnEnded': '{seat} encerra o turno.',
  'event.topLookedAt':
    '{seat} espia o topo do {deck}{cardIs, select, hidden {} other {: {deckIs, select, jobs {“{card}”} other {{card}}}}}.',
  'event.incomeReceived': '{seat} recebe ${sum} {reason}.',
  'event.gangSynchronised':
    'Todo mundo está em ação: {seatIs, select, you {sua quadrilha inteira} other {a quadrilha inteira de {seat}}} volta de graça.',
  'event.memberMobilised':
    '{seat} chama {member} de volta{cost, plural, =0 {} one { por $#} many { por $#} other { por $#}}.',
  'event.gangMobilised':
    '{seat} chama a quadrilha inteira de volta{cost, plural, =0 {} one { por $#} many { por $#} other { por $#}}.',
  'event.memberMadeAvailable': '{seat} chama {member} de volta com o recurso {by}.',
  'event.henchmanRecruited':
    '{seat} recruta {henchman} {cost, plural, =0 {de graça} one {por $#} many {por $#} other {por $#}}.',
  'event.jobAnnounced': '{seat} parte para o golpe “{job}”{cost, plural, =0 {} other { e paga $#}}.',
  'event.skillIgnored': 'Alta tecnologia: o golpe não precisa mais de {skill_inside}.',
  'event.memberActivated':
    '{by} põe {member}{borrowedIs, select, true { ({seatIs, select, you {da sua quadrilha} other {da quadrilha de {seat}}})} other {}} em ação.',
  'event.memberDistracted':
    '{by} distrai {member} ({seatIs, select, you {da sua quadrilha} other {da quadrilha de {seat}}}).',
  'event.jobDone':
    '{seat} dá o golpe “{job}”{partnersCount, plural, =0 {} one { em parceria com {partners}} many { em parceria com {partners}} other { em parceria com {partners}}}.',
  'event.moneyStolen': '{seat} rouba ${sum} de {fromIs, select, you {você} other {{from}}}.',
  'event.henchmanLost': '{seat} perde {henchman} {cause}.',
  'event.henchmanHospitalised':
    '{henchman}, da {seatIs, select, you {sua quadrilha} other {quadrilha de {seat}}}, vai parar no hospital por causa {causeIs, select, gangWar {da guerra de quadrilhas} other {de um assassino}}.',
  'event.henchmanTakenBack': '{seat} traz {henchman} de volta do hospital.',
  'event.skillLearned': '{member} aprende um truque novo em “{job}”: {skill_inside}.',
  'event.extraTurnEarned': '{seat} ganha um turno extra.',
  'event.extraTurnDeclined': '{seat} recusa o turno extra.',
  'event.passed': '{seat} passa.',
  'event.jobDiscarded': '{seat} descarta o golpe “{job}”.',
  'event.henchmanDiscarded': '{seat} descarta {henchman} da reserva.',
  'event.chapterEnded': '{seat} encerra o capítulo {chapter, select, 1 {I} 2 {II} other {III}}.',
  'event.chapterBegan': 'Começa o capítulo {chapter, select, 1 {I} 2 {II} other {III}}.',
  'event.gangWarFought':
    'Guerra de quadrilhas! Mercenários: {mercenaries}. {winnerIs, select, nobody {Ninguém vence} you {Você vence} other {{winner} vence}}.',
  'event.snitchRevealed':
    'Um delator abre o bico: {snitch}. Cada quadrilha precisa de {number, plural, one {# informante} many {# informantes} other {# informantes}}.',
  'event.snitchPaid':
    '{due, plural, =0 {{seat} tem informantes suficientes.} other {O delator cobra ${due}, {paid, plural, =0 {mas {seatIs, select, you {você} other {{seat}}} não paga nada} other {e {seatIs, select, you {você} other {{seat}}} paga $#}}.}}',
  'event.gameEnded': 'Fim de jogo: {by}.',

  'bySeat.mercenaries': '{seatIs, select, you {você} other {{seat}}} {amount}',
};
