// biome-ignore-all lint/suspicious/noTemplateCurlyInString: the dollar is money, the braces are ICU's.
import type { EVENTS as ENGLISH } from '../en/events.ts';

/** What happened, for one reader: `{seat}` is a name or "Você", and `…Is` says which (`you` or `other`). */
export const EVENTS: Readonly<Record<keyof typeof ENGLISH, string>> = {
  'event.bossDealt':
    'No comando {seatIs, select, you {da sua quadrilha} other {da quadrilha de {seat}}}: {boss}, com ${sum}.',
  'event.resourceDealt': '{seat} recebeu {resourceIs, select, hidden {um recurso} other {o recurso {resource}}}.',
  'event.resourceKept':
    '{seat} ficou com {resourceIs, select, hidden {um de dois recursos} other {o recurso {resource}}}.',
  'event.resourceShown': '{seat} pôs na mesa o recurso {resource}.',
  'event.resourceActivated': '{seatIs, select, you {Seu recurso} other {O recurso de {seat}}} ficou ativo: {resource}.',
  'event.resourceStopped': '{seatIs, select, you {Seu recurso} other {O recurso de {seat}}} parou de vez: {resource}.',
  'event.jobLaid': 'Novo golpe: “{job}”.',
  'event.henchmanLaid': 'Gente nova para recrutar: {henchman}.',
  'event.deckRenewed': 'O {deck} foi refeito com o descarte, embaralhado.',
  'event.turnBegan':
    '{extraIs, select, true {{seatIs, select, you {Seu turno extra} other {Turno extra de {seat}}}} other {{seatIs, select, you {Seu turno} other {Turno de {seat}}}}}.',
  'event.turnEnded': '{seat} encerrou o turno.',
  'event.topLookedAt': '{seat} espiou o {deck}{cardIs, select, hidden {} other {: “{card}”}}.',
  'event.incomeReceived': '{seat} recebeu ${sum} {reason}.',
  'event.gangSynchronised':
    'Todo mundo estava em ação: {seatIs, select, you {sua quadrilha inteira} other {a quadrilha inteira de {seat}}} foi chamada de volta de graça.',
  'event.memberMobilised':
    '{seat} chamou {member} de volta{cost, plural, =0 {} one { por $#} many { por $#} other { por $#}}.',
  'event.gangMobilised':
    '{seat} chamou a quadrilha inteira de volta{cost, plural, =0 {} one { por $#} many { por $#} other { por $#}}.',
  'event.memberMadeAvailable':
    '{by} chamou {member} de volta ({seatIs, select, you {sua quadrilha} other {quadrilha de {seat}}}).',
  'event.henchmanRecruited':
    '{seat} recrutou {henchman} {cost, plural, =0 {de graça} one {por $#} many {por $#} other {por $#}}.',
  'event.jobAnnounced':
    '{seat} partiu para o golpe “{job}”{cost, plural, =0 {} one {, pagando $#} many {, pagando $#} other {, pagando $#}}.',
  'event.skillIgnored': 'Alta tecnologia: {skill} já não faz falta.',
  'event.memberActivated':
    '{by} pôs {member} em ação ({seatIs, select, you {sua quadrilha} other {quadrilha de {seat}}}).',
  'event.memberDistracted':
    '{by} distraiu {member} ({seatIs, select, you {sua quadrilha} other {quadrilha de {seat}}}).',
  'event.jobDone':
    '{seat} deu o golpe “{job}”{partnersCount, plural, =0 {} one {; na parceria: {partners}} many {; na parceria: {partners}} other {; na parceria: {partners}}}.',
  'event.moneyStolen': '{seat} roubou ${sum} de {fromIs, select, you {você} other {{from}}}.',
  'event.henchmanLost': '{seat} perdeu {henchman} {cause}.',
  'event.henchmanHospitalised':
    '{henchman}, da {seatIs, select, you {sua quadrilha} other {quadrilha de {seat}}}, foi parar no hospital por causa {causeIs, select, gangWar {da guerra de quadrilhas} other {de um assassino}}.',
  'event.henchmanTakenBack': '{seat} tirou {henchman} do hospital.',
  'event.skillLearned': '{member} aprendeu um truque novo em “{job}”: {skill}.',
  'event.extraTurnEarned': '{seat} ganhou mais um turno.',
  'event.extraTurnDeclined': '{seat} recusou o turno extra.',
  'event.passed': '{seat} passou.',
  'event.jobDiscarded': '{seat} descartou o golpe “{job}”.',
  'event.henchmanDiscarded': '{seat} mandou {henchman} embora da reserva.',
  'event.chapterEnded': '{seat} encerrou o capítulo {chapter, select, 1 {I} 2 {II} other {III}}.',
  'event.chapterBegan': 'Começa o capítulo {chapter, select, 1 {I} 2 {II} other {III}}.',
  'event.gangWarFought':
    'Guerra de quadrilhas! Mercenários: {mercenaries}. {winnerIs, select, nobody {Ninguém vence} you {Você vence} other {{winner} vence}}.',
  'event.snitchRevealed':
    'Um delator abre o bico: {snitch} quer {number, plural, one {# informante} many {# informantes} other {# informantes}} em cada quadrilha.',
  'event.snitchPaid':
    '{due, plural, =0 {{seat} já tinha informantes o bastante.} one {{seat} pagou ${paid} de ${due} pelo silêncio do delator.} many {{seat} pagou ${paid} de ${due} pelo silêncio do delator.} other {{seat} pagou ${paid} de ${due} pelo silêncio do delator.}}',
  'event.gameEnded': 'Fim de jogo: {by}.',

  'bySeat.mercenaries': '{seat} {amount}',
};
