// biome-ignore-all lint/suspicious/noTemplateCurlyInString: the dollar sign is a currency, and the braces are placeholders of ICU messages.
import type { STAGE as ENGLISH } from '../en/stage.ts';

/** Texts of the stage: the clock, visits, offers, evading, the end. */
export const STAGE: Readonly<Record<keyof typeof ENGLISH, string>> = {
  'stage.name': 'O que está acontecendo',
  'clock.name': 'Tempo',
  'clock.day': 'Dia {day}',
  'clock.before': 'antes da manhã',

  'crossed.line':
    '{whoIs, select, you {Você cruzou} other {{name} cruzou}} a {line, select, 0 {primeira} 1 {segunda} other {terceira}} linha.',
  'crossed.movers':
    '{you, select, true {Agora traga um agente para mais perto.} other {Trazem um agente para mais perto: {names}.}}',

  'visit.at': 'Visitando {place}',
  'visit.rest': 'Descanso',
  'visit.done': 'feito',
  'visit.skipped': 'pulado',
  'visit.now': 'agora',
  'visit.next': 'a seguir',
  'visitStep.openClosed': 'Abrir a porta',
  'visitStep.meetThieves': '+1 de notoriedade por outro assaltante',
  'visitStep.placeCube': 'Um cubo, depois sua parte',
  'visitStep.lieLow': '−1 notoriedade',
  'visitStep.takeKey': 'Chave',
  'visitStep.buyFixer': 'Comparsa',
  'visitStep.hireGang': 'Contratar a gangue',
  'visitStep.takeCan': 'Galão de gasolina',
  'visitStep.buyEquipment': 'Equipamento',
  'visitStep.openLocker': 'Armário',
  'visitStep.unlockAsset': 'Desbloquear um recurso',
  'visitStep.healOne': 'Curar',
  'visitStep.takeContact': 'Contato',
  'visitStep.payChurch': 'Doação',
  'visitStep.buyHealing': 'Curativos',
  'visitStep.drawAttention': '+1 notoriedade',
  'visitStep.exitReward': 'Rendimento ou ficha de saída',
  'visitStep.turnUp': 'Tudo pronto outra vez',

  'offer.bonus': '{group, select, 2 {E rendimento de ${sum}k na hora.} other {E −1 de notoriedade.}}',
  'offer.inPlace': 'Substituir {name}',
  'offer.stock': '{thing} ×{count}',
  'offer.onPlan': 'Seu plano: {value, select, income {rendimento na hora} other {${sum}k}} pela visita',
  'offer.keyOpens':
    'Abre um armário da mesma cor: pede {need}, você tem {have} · tire {draw, plural, =0 {0 fichas} one {# ficha} many {# fichas} other {# fichas}}',
  'offer.locker':
    'Armário {tone}, {count, plural, =0 {não resta nenhum} one {resta #} many {restam #} other {restam #}}',
  'offer.lockerNeeds':
    'Exige {need}, você tem {have} · tire {draw, plural, =0 {0 fichas} one {# ficha} many {# fichas} other {# fichas}}',
  'offer.unlock': '{effect}{from, select, contact { Libera um espaço de contato.} other { Libera um espaço de item.}}',

  'evade.sendAway': 'Para se livrar de mais agentes, use antes: {things}.',
  'evade.suggestion': 'Sugestão',
  'evade.confirm':
    'Confirmar: {cost, plural, =0 {grátis} other {$#k}}{stars, plural, =0 {} other {, +# de notoriedade}}, {wounds, plural, =0 {sem ferimentos} one {# ferimento} many {# ferimentos} other {# ferimentos}}',
  'evade.against': 'contra {officers}, {tile}',
  'evade.nobody': 'Ninguém a despistar: {tiles}.',
  'evade.whole': 'Peça inteira:',
  'evade.toll':
    '{can, select, true {O Tenente cobra {sum} por esta peça.} other {O Tenente quer {sum}, e você não tem: 2 ferimentos.}}',
  'evade.done': 'ficou para trás',
  'evade.noWay': 'nada pronto contra este',
  'evade.leave':
    '{count, plural, =0 {Continuar} one {Parar aqui: # ferimento} many {Parar aqui: # ferimentos} other {Parar aqui: # ferimentos}}',
  'evade.wounds':
    '{count, plural, one {# agente fere você} many {# agentes ferem você} other {# agentes ferem você}}: {red} de 3 cubos no vermelho{cuffs, plural, =0 {} one {, # carta de algemas} many {, # cartas de algemas} other {, # cartas de algemas}}{assets, plural, =0 {} one {, # recurso perdido} many {, # recursos perdidos} other {, # recursos perdidos}}.',
  'evade.arrest': 'A polícia prenderia você.',
  'evade.take': '{count, plural, =1 {Aguentar o ferimento} other {Aguentar # ferimentos}}',
  'evade.back': 'Ainda não',

  'end.out': 'Fuga',
  'end.caught': 'Prisão',
  'end.why':
    '{reason, select, exit {Faltou dinheiro para sair: custava ${price}k{known, select, true {, e só havia ${money}k} other {}}.} turn {Faltou ${price}k para começar um turno.} other {Ainda na cidade depois do amanhecer.}}',
  'end.nobody': 'Ninguém.',
  'end.plan': 'com o plano “{plan}”',
};
