// biome-ignore-all lint/suspicious/noTemplateCurlyInString: `$` is a currency sign, and braces are ICU message syntax.
import type { MOVES as ENGLISH_MOVES, STEPS as ENGLISH_STEPS } from '../en/moves.ts';

export const MOVES: Readonly<Record<keyof typeof ENGLISH_MOVES, string>> = {
  'move.decline': 'Agora não',
  'move.decline@unlockForCash': 'Não desbloquear nada',
  'move.decline@useDisc': 'Guardar o disco: sem turno agora',
  'move.decline@openClosed': 'Ficar do lado de fora',
  'move.decline@buyFixer': 'Não comprar nada',
  'move.decline@takeCan': 'Não pegar galão',
  'move.decline@buyEquipment': 'Não comprar nada',
  'move.decline@openLocker': 'Não abrir nenhum armário',
  'move.decline@healOne': 'Não curar',
  'move.decline@payChurch': 'Não pagar',
  'move.decline@buyHealing': 'Não curar',
  'move.decline@exitReward': 'Não pegar nada',
  'move.decline@groupBonus': 'Não pegar nenhum bônus',
  'move.decline@unlockAsset': 'Não desbloquear nada',
  'move.placeTile': 'Colocar a peça {tile}',
  'move.openHaunt': 'Abrir {haunt}',
  'move.useDisc': 'Gastar um disco: mais um turno',
  'move.rest': 'Descansar e recuperar tudo',
  'move.setOut': 'Mover: deslocar-se, despistar, visitar',
  'move.passTurn': 'Passar o turno',
  'move.endTurn': 'Encerrar o turno',
  'move.travel': '{escapeIs, select, true {Fugir pela {to_label}} other {Ir até {to}}}',
  'move.stepByStep': 'Passo a passo',
  'move.stepTo':
    '{byIs, select, ride {Com {means}} other {{by}}} até {to}{byIs, select, ride {} other {{meansCount, select, 0 {} other {, com {means}}}}}, {points} PM',
  'move.returnCan': 'Queimar um galão de gasolina: +1 PM',
  'move.arrive': '{escapeIs, select, true {Fugir daqui} other {Parar aqui}}',
  'move.turnBack': 'Voltar: não há onde parar',
  'move.endEvading':
    '{left, plural, =0 {Seguir em frente} one {Parar de despistar: # ferimento} many {Parar de despistar: # ferimentos} other {Parar de despistar: # ferimentos}}',
  'move.takeWound': 'Aguentar o ferimento',
  'move.takeHandcuffs': 'Aceitar as algemas{boxedIs, select, none {} other { e perder {boxed}}}',
  'move.useKey':
    'Abrir com {colourIs, select, master {a chave-mestra} black {uma chave preta} other {uma chave {colour}}}',
  'move.takeKey': 'Pegar uma chave {colourIs, select, black {preta} other {{colour}}}',
  'move.buyFixer': 'Comprar {fixer_inside}',
  'move.takeCan': 'Pegar um galão de gasolina',
  'move.buyEquipment': 'Comprar {equipment_um}',
  'move.openLocker': 'Abrir um armário {locker}{keyIs, select, master { com a chave-mestra} other {}}',
  'move.heal': 'Curar {wounds, plural, one {# ferimento} many {# ferimentos} other {# ferimentos}}',
  'move.payChurch': 'Doar à igreja e perder 1 de notoriedade',
  'move.receiveIncome': 'Receber rendimento',
  'move.takeExitTile': 'Tirar fichas de saída e ficar com uma',
  'move.takeContact': '{kind} · {card}',
  'move.putContact': '{whereIs, select, box {Despachar para fora da cidade} other {Contratar, num espaço livre}}',
  'move.replaceContact': 'Contratar no lugar de {card}',
  'move.keepTile': 'Ficar com a ficha de ${value}k',
  'move.putItem': 'Guardar num espaço livre',
  'move.replaceItem': 'Substituir {item}',
  'move.takeDisc': 'Pegar um disco de ação extra',
  'move.unlockAndMore': 'Desbloquear um recurso e ganhar um bônus',
  'move.useContact':
    'Acionar {card}{doesIs, select, none {} loseNotoriety {: perder 1 de notoriedade} other {: despistar}}{officerIs, select, none {} inspector {: a Inspetora} other {: {officer}}}{tileIs, select, none {} other { · peça {tile}}}',
  'move.useFixer':
    'Usar {fixer_inside}{doesIs, select, none {} loseNotoriety {: perder 1 de notoriedade} other {: despistar}}{tileIs, select, none {} other { · peça {tile}}}',
  'move.useEquipment':
    'Usar {equipment_inside}{officerIs, select, none {} inspector {: a Inspetora} other {: {officer}}}{tileIs, select, none {} other { · peça {tile}}}',
  'move.useFirstAid': 'Usar os primeiros socorros: curar 1 ferimento',
  'move.useMember':
    'Mandar um membro da gangue: {doesIs, select, loseNotoriety {perder 1 de notoriedade} other {despistar}}{tileIs, select, none {} other { · peça {tile}}}',
  'move.returnMember': 'Mandar o membro da gangue de volta {headquarters_a}',
  'move.useAsset': 'Usar {asset}{tileIs, select, none {} other { · peça {tile}}}',
  'move.moveOfficer': 'Mover um {officer}: {from} → {to}',
  'move.removeOfficer': 'Tirar do jogo o {officer} da peça {from}',
  'move.payEscape':
    '{short, plural, =0 {Pagar e fugir} one {Render-se: falta $#k} many {Render-se: faltam $#k} other {Render-se: faltam $#k}}',
  'move.unlock': 'Desbloquear {asset}',
};

export const STEPS: Readonly<Record<keyof typeof ENGLISH_STEPS, string>> = {
  'step.unlockForCash':
    'Sua notoriedade está baixa, então você pode pagar ${price}k para desbloquear um recurso. Qual?',
  'step.placeTile': 'Que peça você acrescenta à cidade, e onde?',
  'step.openSite': 'O que vai ocupar {site}?',
  'step.useDisc': 'Gastar um disco agora para jogar mais um turno?',
  'step.chooseTurn': 'Mover ou descansar? Antes, você pode usar contatos, itens e recursos.',
  'step.travel': 'Para onde? Você terá que despistar todos os agentes nas peças que deixar.',
  'step.stepByStep':
    '{points, plural, one {Resta # PM} many {Restam # PM} other {Restam # PM}}. Ao deixar {at}, para onde você vai?',
  'step.evade':
    '{tilesCount, plural, =0 {Ninguém a despistar. Você ainda pode usar uma carta com estrela para ganhar notoriedade, ou continuar.} one {Despiste os agentes na peça {tiles}. Cada um que você não despistar causa um ferimento.} many {Despiste os agentes nas peças {tiles}. Cada um que você não despistar causa um ferimento.} other {Despiste os agentes nas peças {tiles}. Cada um que você não despistar causa um ferimento.}}',
  'step.takeWound':
    'Você vai sofrer {left, plural, one {# ferimento} many {# ferimentos} other {# ferimentos}}{inTurnIs, select, true {. Antes, pode usar cartas e itens} other {}}.',
  'step.takeHandcuffs': 'Seus cubos verdes acabaram, então você recebe algemas. Qual recurso você perde?',
  'step.openClosed': 'Com o que você abre {haunt}? As portas estão fechadas.',
  'step.takeKey': 'Pegue uma chave. De que cor?',
  'step.buyFixer': 'Você pode comprar um comparsa. Qual?',
  'step.takeCan': 'Pegar um galão de gasolina? Ele dá +1 PM, uma única vez.',
  'step.buyEquipment':
    'Você pode comprar {boughtCount, plural, =0 {equipamento} one {mais um, de outro tipo} many {mais um, de outro tipo} other {mais um, de outro tipo}}.',
  'step.openLocker': 'Você pode abrir um armário.',
  'step.healOne': 'A clínica pode curar 1 ferimento. Curar?',
  'step.payChurch': 'Fazer uma doação à igreja para perder 1 de notoriedade?',
  'step.buyHealing': 'Quantos ferimentos você paga para o hospital curar?',
  'step.exitReward': 'Você está na saída. O que leva?',
  'step.takeContact': 'Escolha um contato. Depois, contrate-o ou despache-o para fora da cidade.',
  'step.placeContact': '{card}: contratar, pôr no lugar de outro contato ou despachar para fora da cidade?',
  'step.keepTile': 'Da pilha de {stack} você tirou {drawn}. Com qual fica?',
  'step.storeItem':
    'Onde você guarda {item}? Se substituir outra ficha, ela sai do jogo e você ganha 1 de notoriedade.',
  'step.endTurn': 'Tudo feito? Antes de encerrar o turno, você ainda pode usar o que tem.',
  'step.groupBonus':
    'Você visitou {group, select, 2 {os três esconderijos} other {um grupo inteiro de empreendimentos}}. Escolha seu bônus.',
  'step.moveOfficer': 'Que agente você move, e para onde? Pode ser um {officers_or}.',
  'step.removeOfficer': 'Que agente você tira do jogo? Pode ser um {officers_or}.',
  'step.returnMember': 'Para qual QG o membro da gangue volta?',
  'step.unlockAsset':
    '{optionalIs, select, true {Você pode desbloquear um recurso. Qual?} other {Desbloqueie um recurso. Qual?}} Ele ocupa o espaço livre mais caro.',
  'step.payEscape':
    'Você está na saída aberta. {short, plural, =0 {Pague e fuja!} one {Fugir custa ${price}k, e falta $#k.} many {Fugir custa ${price}k, e faltam $#k.} other {Fugir custa ${price}k, e faltam $#k.}}',
  'step.moveNearer': 'Os agentes fecham o cerco em torno da peça {toward}. Traga um para mais perto.',
};
