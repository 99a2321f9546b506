// biome-ignore-all lint/suspicious/noTemplateCurlyInString: the dollar is money, the braces are ICU's.
import type { WHY_NOT as ENGLISH } from '../en/whyNot.ts';

/** Why a move is not possible, with the numbers and names involved. The id of the rule is shown beside the sentence. */
export const WHY_NOT: Readonly<Record<keyof typeof ENGLISH, string>> = {
  'whyNot.short':
    '{short, plural, one {Falta} many {Faltam} other {Faltam}} ${short}k: custa ${price}k e você tem {cash, plural, =0 {$0} other {$#k}}.',
  'whyNot.rested': 'Você já descansou hoje.',
  'whyNot.nowhere': 'Não há para onde ir.',
  'whyNot.alreadyThere': 'Você já está lá.',
  'whyNot.tooFar': 'Pontos de movimento: são {needed} até lá, e você tem {have}.',
  'whyNot.unreachable': 'Nenhum caminho leva até lá.',
  'whyNot.othersThere':
    '{count, plural, one {Há outro assaltante} many {Há # outros assaltantes} other {Há # outros assaltantes}} lá: não dá para contratar a gangue.',
  'whyNot.gangHired': '{seatIs, select, you {A gangue já trabalha para você.} other {A gangue trabalha para {seat}.}}',
  'whyNot.noMarker': 'Você não tem mais marcadores de controle.',
  'whyNot.visited': 'Você já visitou {haunt}.',
  'whyNot.closed': 'Você não tem chave para usar, e {haunt} está de portas fechadas.',
  'whyNot.noStep':
    'Fora de alcance: {have, plural, =0 {não resta nenhum ponto} one {resta # ponto} many {restam # pontos} other {restam # pontos}} de movimento.',
  'whyNot.onTerrain': 'Não dá para parar num terreno.',
  'whyNot.backAtStart': 'Você não pode terminar o deslocamento onde começou.',
  'whyNot.notForSale': 'Não está mais à venda: {fixer}.',
  'whyNot.soldOut': 'Acabou: {equipment}.',
  'whyNot.sameKind': 'Você acabou de comprar {equipment_um}.',
  'whyNot.noItemSpace': 'Recursos bloqueados cobrem todos os seus espaços de item.',
  'whyNot.standing': 'Notoriedade mais contatos: é preciso ter {needed}, e você tem {have}.',
  'whyNot.noKey':
    'Você não tem chave {colourIs, select, black {preta} other {{colour}}} sem uso nem Chave-Mestra que possa pagar.',
  'whyNot.noTiles': 'Você não tiraria nenhuma ficha.',
  'whyNot.officerThere': 'Já há um {officer} na peça {tile}.',
  'whyNot.hospital': 'Agentes nunca vão para a peça do hospital.',
  'whyNot.notNearer': 'Ali ele não fica mais perto da peça {toward}.',
  'whyNot.otherOfficer': 'Você só pode mover um {officers_or}.',
  'whyNot.spaceTaken': 'Já há uma peça ali.',
  'whyNot.touches': 'Tem que tocar {needed} peças da cidade; aqui, toca {have, plural, =0 {nenhuma} other {só #}}.',
  'whyNot.noTerrain': 'Nenhum terreno da peça se ligaria a um terreno igual.',
  'whyNot.contactUsed': '{card}: contato já usado. Um descanso deixa os contatos prontos de novo.',
  'whyNot.contactCovered': 'As algemas cobrem {card}.',
  'whyNot.fixerUsed': 'Este item só vale uma vez e já foi usado.',
  'whyNot.equipmentUsed': 'Este equipamento já foi usado. Um descanso o deixa pronto de novo.',
  'whyNot.assetLocked': 'Este recurso ainda está bloqueado: {asset}.',
  'whyNot.assetUsed': 'Este recurso já foi usado: {asset}. Cada recurso só vale uma vez.',
  'whyNot.firstAidUsed': 'Os primeiros socorros já foram usados. Voltam depois de um descanso.',
  'whyNot.noMember': 'Você não tem nenhum membro da gangue.',
  'whyNot.onlyEvading': 'Só funciona ao despistar agentes.',
  'whyNot.onlyTravelling': 'Só funciona no deslocamento: escolha uma rota que o inclua.',
  'whyNot.noOfficer': 'Só funciona contra um {officers_or}, e nenhum está no seu caminho.',
  'whyNot.notInThisStep': 'Não pode ser usado nesta etapa.',
  'whyNot.noContactSpace': 'Você não tem espaço de contato livre.',
  'whyNot.exitOpen': 'Esta saída não está bloqueada: só paga rendimento.',
  'whyNot.noContacts': 'Você precisa de um contato para tirar fichas de saída.',
};
