// biome-ignore-all lint/suspicious/noTemplateCurlyInString: the dollar is money, the braces are ICU's.
import type { EVENTS as ENGLISH } from '../en/events.ts';

/**
 * What happened, for one reader: `{seat}` and `{who}` are a name or "Você", and `…Is` says which (`you`, `other`, or the
 * automaton). Events of automata name their rule, since nobody chose them.
 */
export const EVENTS: Readonly<Record<keyof typeof ENGLISH, string>> = {
  'event.cityFounded': 'A cidade começa com {tiles}.',
  'event.marketOpened': 'Para contratar, de início: {contacts}.',
  'event.planDealt': '{seat} recebeu {planIs, select, hidden {um plano de fuga} other {o plano de fuga “{plan}”}}.',
  'event.dayBegan': 'Começa o dia {day}.',
  'event.partBegan': '{part}.',
  'event.patrolRevealed': 'Uma patrulha aparece na saída {exit}.',
  'event.exitBlocked': 'A saída {exit} está bloqueada de vez.',
  'event.tileTurnedUp': 'A próxima parte da cidade: {tile}.',
  'event.officersArrived':
    '{officersCount, plural, =0 {Nenhum agente na peça {tile}} one {Agentes na peça {tile}: {officers}} many {Agentes na peça {tile}: {officers}} other {Agentes na peça {tile}: {officers}}}.',
  'event.tilePlaced': '{seat} acrescentou {tile} à cidade.',
  'event.hauntOpened': '{seat} abriu {place}.',
  'event.turnOrderSet': 'Ordem de turno: {order}.',
  'event.turnBegan':
    '{whoIs, select, you {Seu turno} inspector {Turno da Inspetora} lieutenant {Turno do Tenente} other {Turno de {who}}}.',
  'event.turnEnded': '{who} encerrou o turno.',
  'event.rested': '{seat} descansou.',
  'event.turnedUp':
    '{seatIs, select, you {Seus contatos e seu equipamento} other {Os contatos e o equipamento de {seat}}} estão prontos outra vez.',
  'event.travelled':
    '{seat} deixou {from} e foi até {to}{cans, plural, =0 {} one {, queimando um galão de gasolina} many {, queimando # galões de gasolina} other {, queimando # galões de gasolina}}{meansCount, plural, =0 {} one {, com a ajuda de {means}} many {, com a ajuda de {means}} other {, com a ajuda de {means}}}{escapeIs, select, true {: a fuga!} other {.}}',
  'event.turnedBack': '{seat} voltou para {place}: a viagem não podia terminar em lugar nenhum.',
  'event.officerEvaded':
    '{seat} despistou {officerIs, select, inspector {a Inspetora} other {um {officer}}} na peça {tile}.',
  'event.evadingEnded':
    '{wounds, plural, =0 {{seat} escapuliu sem deixar rastro.} one {# agente alcança {seatIs, select, you {você} other {{seat}}}.} many {# agentes alcançam {seatIs, select, you {você} other {{seat}}}.} other {# agentes alcançam {seatIs, select, you {você} other {{seat}}}.}}',
  'event.wounded': '{seat} sofreu um ferimento.',
  'event.healed': '{seat} curou {wounds, plural, one {# ferimento} many {# ferimentos} other {# ferimentos}}.',
  'event.handcuffsTaken':
    '{seat} recebeu algemas{boxedIs, select, none {} other { e perdeu {boxed}}}; um cubo vermelho fica verde.',
  'event.visited':
    '{who} {whoIs, select, inspector {ronda {place} [I3]} lieutenant {ronda {place} [J3]} other {visita {place}}}.',
  'event.turnedAway': '{seat} não pode visitar {place} e fica do lado de fora [L16].',
  'event.paid': '{seat} pagou ${sum}k {reason}.',
  'event.received': '{seat} recebeu ${sum}k {gain}.',
  'event.discTaken':
    '{who} pegou um disco de ação extra{whoIs, select, inspector { [I5, I6]} lieutenant { [J13, I5]} other {}}.',
  'event.discReturned':
    '{who} devolveu um disco por mais um turno{whoIs, select, inspector { [I9]} lieutenant { [I9]} other {}}.',
  'event.keyTaken': '{seat} pegou uma chave {colourIs, select, black {preta} other {{colour}}}.',
  'event.keyUsed': '{seat} gastou uma chave {colourIs, select, black {preta} other {{colour}}}.',
  'event.cubePlaced':
    '{who} marcou {haunt} com um cubo{whoIs, select, inspector { [{hauntIs, select, safeHouse1 {I6} safeHouse2 {I6} safeHouse3 {I6} other {I5}}]} lieutenant { [{hauntIs, select, safeHouse1 {I6} safeHouse2 {I6} safeHouse3 {I6} other {I5}}]} other {{hexagonIs, select, income {, no hexágono de rendimento} other {}}}}.',
  'event.businessClosed': 'De agora em diante, {haunt} está de portas fechadas.',
  'event.gangHired': '{seat} contratou a gangue e agora controla {place}.',
  'event.memberReturned':
    'Um membro {seatIs, select, you {da sua gangue} other {da gangue de {seat}}} volta para {place}.',
  'event.canTaken': '{seat} pegou um galão de gasolina.',
  'event.tilesDrawn':
    '{seat} tirou {drawnCount, plural, one {# peça} many {# peças} other {# peças}} da pilha de {stack}{seatIs, select, you {: {drawn}} other {}}.',
  'event.tileKept': '{seat} ficou com uma {valueIs, select, hidden {} other {de ${value}k }}da pilha de {stack}.',
  'event.itemStored': '{seat} guardou {item} num espaço livre.',
  'event.itemReplaced': '{seat} guardou {item}, jogando fora {replaced}.',
  'event.contactChosen': '{seat} escolheu {card}.',
  'event.contactPlaced': '{seat} contratou {card}.',
  'event.contactReplaced': '{seat} contratou {card} no lugar de {replaced}.',
  'event.contactBoxed': '{seat} despachou {card} para fora da cidade.',
  'event.contactRevealed': 'Contato novo: {card}.',
  'event.contactUsed': '{seat} chamou {card}.',
  'event.equipmentUsed': '{seat} usou o item {equipment}.',
  'event.fixerUsed': '{seat} usou o item {fixer}.',
  'event.firstAidUsed': '{seat} usou os primeiros socorros.',
  'event.assetUnlocked': '{seat} desbloqueou o recurso {asset}.',
  'event.assetBoxed':
    '{seat} desbloqueou o recurso {asset}, mas todos os espaços de recurso estão ocupados: ele vai para a caixa [U2].',
  'event.assetUsed': '{seat} usou o recurso {asset}.',
  'event.officerMoved': 'Um {officer} muda de peça: {from} → {to}.',
  'event.officerRemoved': 'Um {officer} em {from} está fora do caso.',
  'event.notorietyGained':
    '{who} chamou a atenção: +1 de notoriedade{whoIs, select, inspector { [I4 a I8]} lieutenant { [I4 a I8]} other {}}.',
  'event.notorietyLost':
    '{who} ficou na moita: −1 de notoriedade{whoIs, select, inspector { [I6 a I8]} lieutenant { [I6 a I8]} other {}}.',
  'event.notorietyAdjusted':
    '{whoIs, select, you {Sua notoriedade} inspector {Notoriedade da Inspetora} lieutenant {Notoriedade do Tenente} other {Notoriedade de {who}}}: {from} → {to}.',
  'event.lineCrossed':
    '{who} cruzou a {line, select, 0 {primeira} 1 {segunda} other {terceira}} linha: os agentes fecham o cerco [N3{whoIs, select, inspector {, I12, I15} lieutenant {, I12, I15} other {}}].',
  'event.escaped': '{who} saiu da cidade!{whoIs, select, lieutenant { [J8]} other {}}',
  'event.arrested': 'A polícia prendeu {seatIs, select, you {você} other {{seat}}}.',
  'event.automatonRevealed':
    '{who} {fitsIs, select, true {vai até {card}} other {pula {card}}} [{whoIs, select, inspector {I3} other {J3}}].',
  'event.automatonStayed':
    '{who} não acha carta que sirva: fica onde está e não faz nada [{whoIs, select, inspector {I3} other {J11}}].',
  'event.automatonTookContact':
    '{whoIs, select, inspector {A Inspetora despacha {card} para fora da cidade [I5, I13]} other {O Tenente leva {card} consigo [J5]}}.',
  'event.tilesTakenUnseen':
    '{whoIs, select, inspector {A Inspetora põe peças na caixa às cegas: {pile} [I7, I8]} other {O Tenente pega um monte de peças às cegas: {pile} [J6]}}.',
  'event.fixerBoxed': 'Sumiu do mercado: {fixer} [I6].',
  'event.keyBoxed':
    'Sumiu uma chave {colourIs, select, black {preta} other {{colour}}} do esconderijo {hauntIs, select, safeHouse1 {1} safeHouse2 {2} other {3}} [I6].',
  'event.lieutenantShown':
    'O plano do Tenente era “{plan}”{pilesCount, plural, =0 {} one {; os montes dele valem {piles}} many {; os montes dele valem {piles}} other {; os montes dele valem {piles}}} [J9].',
  'event.handShown':
    '{seat} tinha ${cash}k e o plano “{plan}”{itemsCount, plural, =0 {} one {; nos espaços de item, {items}} many {; nos espaços de item, {items}} other {; nos espaços de item, {items}}}.',
  'event.gameEnded': 'Fim de jogo.',
};
