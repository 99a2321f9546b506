// biome-ignore-all lint/suspicious/noTemplateCurlyInString: `$` is a currency sign, and braces are ICU message syntax.
import type { EVENTS as ENGLISH } from '../en/events.ts';

export const EVENTS: Readonly<Record<keyof typeof ENGLISH, string>> = {
  'event.cityFounded': 'A cidade começa com as peças {tiles}.',
  'event.marketOpened': 'Os primeiros contatos para contratar: {contacts}.',
  'event.planDealt': '{seat} recebe {planIs, select, hidden {um plano de fuga} other {o plano de fuga “{plan}”}}.',
  'event.dayBegan': 'Começa o dia {day}.',
  'event.partBegan': '{part}.',
  'event.patrolRevealed': 'Uma patrulha aparece na saída {exit}.',
  'event.exitBlocked': 'A saída {exit} fica bloqueada de vez.',
  'event.tileTurnedUp': 'Próxima peça a colocar: {tile}.',
  'event.officersArrived':
    '{officersCount, plural, =0 {Nenhum agente novo na peça {tile}} one {Novo agente na peça {tile}: {officers}} many {Novos agentes na peça {tile}: {officers}} other {Novos agentes na peça {tile}: {officers}}}.',
  'event.tilePlaced': '{seat} acrescenta a peça {tile} à cidade.',
  'event.hauntOpened': '{seat} abre {place}.',
  'event.turnOrderSet': 'Ordem de turno: {order}.',
  'event.turnBegan':
    '{whoIs, select, you {Sua vez} inspector {Vez da Inspetora} lieutenant {Vez do Tenente} other {Vez de {who}}}.',
  'event.turnEnded': '{who} encerra o turno.',
  'event.rested': '{seat} descansa.',
  'event.turnedUp':
    '{seatIs, select, you {Seus contatos e seu equipamento} other {Os contatos e o equipamento de {seat}}} ficam prontos outra vez.',
  'event.travelled':
    '{seat} vai {from_de} {to_a}{cans, plural, =0 {} one {, queimando um galão de gasolina} many {, queimando # galões de gasolina} other {, queimando # galões de gasolina}}{meansCount, plural, =0 {} one {, com {means}} many {, com {means}} other {, com {means}}}{escapeIs, select, true {, rumo à fuga!} other {.}}',
  'event.turnedBack': '{seat} volta {place_a}: não há onde parar.',
  'event.officerEvaded':
    '{seat} despista {officerIs, select, inspector {a Inspetora} other {um {officer}}} na peça {tile}.',
  'event.evadingEnded':
    '{wounds, plural, =0 {{seat} escapa sem ferimentos.} one {# agente alcança {seatIs, select, you {você} other {{seat}}}: # ferimento.} many {# agentes alcançam {seatIs, select, you {você} other {{seat}}}: # ferimentos.} other {# agentes alcançam {seatIs, select, you {você} other {{seat}}}: # ferimentos.}}',
  'event.wounded': '{seat} sofre um ferimento.',
  'event.healed': '{seat} cura {wounds, plural, one {# ferimento} many {# ferimentos} other {# ferimentos}}.',
  'event.handcuffsTaken':
    '{seat} recebe algemas{boxedIs, select, none {} other { e perde o recurso {boxed}}}; um cubo vermelho volta a ser verde.',
  'event.visited':
    '{who} {whoIs, select, inspector {vai {place_a} [I3]} lieutenant {vai {place_a} [J3]} other {visita {place}}}.',
  'event.turnedAway': '{seat} chega {place_a}, mas não pode fazer a visita [L16].',
  'event.paid': '{seat} paga ${sum}k {reason}.',
  'event.received': '{seat} recebe ${sum}k {gain}.',
  'event.discTaken':
    '{who} pega um disco de ação extra{whoIs, select, inspector { [I5, I6]} lieutenant { [J13, I5]} other {}}.',
  'event.discReturned':
    '{who} gasta um disco para jogar mais um turno{whoIs, select, inspector { [I9]} lieutenant { [I9]} other {}}.',
  'event.keyTaken': '{seat} pega uma chave {colour_key}.',
  'event.keyUsed': '{seat} usa uma chave {colour_key}.',
  'event.cubePlaced':
    '{who} marca {haunt} com um cubo{whoIs, select, inspector { [{hauntIs, select, safeHouse1 {I6} safeHouse2 {I6} safeHouse3 {I6} other {I5}}]} lieutenant { [{hauntIs, select, safeHouse1 {I6} safeHouse2 {I6} safeHouse3 {I6} other {I5}}]} other {{hexagonIs, select, income {, no hexágono de rendimento} other {}}}}.',
  'event.businessClosed': 'De agora em diante, {haunt} fica de portas fechadas.',
  'event.gangHired': '{seat} contrata a gangue e controla {place}.',
  'event.memberReturned':
    'Um membro {seatIs, select, you {da sua gangue} other {da gangue de {seat}}} volta {place_a}.',
  'event.canTaken': '{seat} pega um galão de gasolina.',
  'event.tilesDrawn':
    '{seat} tira {drawnCount, plural, one {# ficha} many {# fichas} other {# fichas}} da pilha de {stack}{seatIs, select, you {: {drawn}} other {}}.',
  'event.tileKept': '{seat} fica com uma ficha {valueIs, select, hidden {} other {de ${value}k }}da pilha de {stack}.',
  'event.itemStored': '{seat} guarda {item} num espaço de item.',
  'event.itemReplaced': '{seat} guarda {item} no lugar de outra ficha: {replaced}.',
  'event.contactChosen': '{seat} escolhe {card}.',
  'event.contactPlaced': '{seat} contrata {card}.',
  'event.contactReplaced': '{seat} contrata {card} no lugar de {replaced}.',
  'event.contactBoxed': '{seat} despacha {card} para fora da cidade.',
  'event.contactRevealed': 'Contato novo: {card}.',
  'event.contactUsed': '{seat} aciona {card}.',
  'event.equipmentUsed': '{seat} usa {equipment_inside}.',
  'event.fixerUsed': '{seat} usa {fixer_inside}.',
  'event.firstAidUsed': '{seat} usa os primeiros socorros.',
  'event.assetUnlocked': '{seat} desbloqueia o recurso {asset}.',
  'event.assetBoxed':
    '{seat} desbloqueia o recurso {asset}, mas todos os espaços de recurso estão ocupados, e ele sai do jogo [U2].',
  'event.assetUsed': '{seat} usa o recurso {asset}.',
  'event.officerMoved': 'Um {officer} muda de peça: {from} → {to}.',
  'event.officerRemoved': 'Um {officer} da peça {from} sai do jogo.',
  'event.notorietyGained':
    '{who} ganha 1 de notoriedade{whoIs, select, inspector { [I4 a I8]} lieutenant { [I4 a I8]} other {}}.',
  'event.notorietyLost':
    '{who} perde 1 de notoriedade{whoIs, select, inspector { [I6 a I8]} lieutenant { [I6 a I8]} other {}}.',
  'event.notorietyAdjusted':
    '{whoIs, select, you {Sua notoriedade} inspector {Notoriedade da Inspetora} lieutenant {Notoriedade do Tenente} other {Notoriedade de {who}}}: {from} → {to}.',
  'event.lineCrossed':
    '{who} cruza a {line, select, 0 {primeira} 1 {segunda} other {terceira}} linha: os agentes fecham o cerco [N3{whoIs, select, inspector {, I12, I15} lieutenant {, I12, I15} other {}}].',
  'event.escaped': '{who} foge da cidade!{whoIs, select, lieutenant { [J8]} other {}}',
  'event.arrested': 'A polícia prende {seatIs, select, you {você} other {{seat}}}.',
  'event.automatonRevealed':
    '{who} {fitsIs, select, true {segue para {card}} other {pula {card}}} [{whoIs, select, inspector {I3} other {J3}}].',
  'event.automatonStayed':
    '{who} não tem carta que sirva e fica onde está [{whoIs, select, inspector {I3} other {J11}}].',
  'event.automatonTookContact':
    '{whoIs, select, inspector {A Inspetora despacha {card} para fora da cidade [I5, I13]} other {O Tenente fica com {card} [J5]}}.',
  'event.tilesTakenUnseen':
    '{whoIs, select, inspector {A Inspetora tira {pileCount, plural, one {uma ficha} many {fichas} other {fichas}} do jogo sem olhar: {pile} [I7, I8]} other {O Tenente pega um monte de fichas sem olhar: {pile} [J6]}}.',
  'event.fixerBoxed': 'Fora do jogo: {fixer_inside} [I6].',
  'event.keyBoxed':
    'Uma chave {colour_key} do esconderijo {hauntIs, select, safeHouse1 {1} safeHouse2 {2} other {3}} sai do jogo [I6].',
  'event.lieutenantShown':
    'O plano do Tenente é “{plan}”{pilesCount, plural, =0 {} one {; os montes dele valem {piles}} many {; os montes dele valem {piles}} other {; os montes dele valem {piles}}} [J9].',
  'event.handShown':
    '{seat} tem {cash, plural, =0 {$0} other {$#k}}{itemsCount, plural, =0 { e o plano “{plan}”} one {, o plano “{plan}” e {items}} many { e o plano “{plan}”, mais {items}} other { e o plano “{plan}”, mais {items}}}.',
  'event.gameEnded': 'Fim de jogo.',
};
