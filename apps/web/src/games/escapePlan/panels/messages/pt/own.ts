// biome-ignore-all lint/suspicious/noTemplateCurlyInString: the dollar sign is a currency, and the braces are placeholders of ICU messages.
import type { OWN as ENGLISH } from '../en/own.ts';

/** Texts of the viewer's board, and texts that all panels share. */
export const OWN: Readonly<Record<keyof typeof ENGLISH, string>> = {
  'panel.market': 'Mercado',
  'panel.tracks': 'Trilhas',
  'panel.plan': 'Plano',
  'panel.board': 'Meu tabuleiro',

  'status.over': 'Fim de jogo',
  'status.before': 'Dia {day}, antes da manhã{turn, select, you {: sua vez} other {: vez de {name}} none {}}',
  'status.when': 'Dia {day}, {part}{turn, select, you {: sua vez} other {: vez de {name}} none {}}',

  'sign.money': '${sum}k',
  'sign.price': '{sum, plural, =0 {grátis} other {$#k}}',
  'sign.unknown': '?',
  'initial.green': 'V',
  'initial.black': 'P',
  'initial.brown': 'M',

  'item.short.locker': 'Armário {tone}',
  'item.short.exit': 'Ficha de saída',
  'item.unknown': 'Só o dono sabe quanto paga.',
  'item.pays': 'Paga {sum} no fim, se você fugir.',
  'equipmentEffect.one': 'Despiste um {officer}.',
  'equipmentEffect.either': 'Despiste um {officer} ou {other}.',

  'card.cost': '{cost, plural, =0 {Uso grátis} other {Custa $#k}}',
  'card.star': 'Cada uso: +1 de notoriedade',
  'card.step.travel': 'Só durante o deslocamento',
  'card.step.evade': 'Só ao despistar',
  'card.used': 'Usado',
  'card.covered': 'Coberto por algemas',

  'quick.snitch': 'Tira um',
  'quick.fixer': 'Dá um disco',
  'quick.fighter': 'Des\u00ADpista numa peça',
  'quick.boxer': 'Des\u00ADpista numa peça',
  'quick.ninja': 'Des\u00ADpista numa peça',
  'quick.informer': '−1 notoriedade',
  'quick.bribe': 'Move um',
  'quick.rally': 'Move um',
  'quick.spy1': 'Novo contato',
  'quick.spy2': 'Tudo pronto outra vez',
  'quick.spy3': 'Desbloqueia um recurso',
  'quick.sewer': 'Esgoto, duas peças{pattern, select, straight { em linha reta} bend { dobrando a esquina} other {}}',
  'quick.medic': 'Cura 1 ferimento',
  'quick.medevac': 'Leva ao hospital',
  'quick.gang': 'Habilidade de gangue',
  'quick.chopper': 'Voa 1 ou 2 peças',
  'quick.generalStore': 'Paga rendimento',
  'quick.stunt': 'Despista qualquer um',
  'quick.fastCar': 'Despista todos na peça',
  'quick.jetSki': 'Cruza a água',

  'key.name': 'Chave {tone}',
  'key.used': 'Chave {tone}, já usada',
  'cube.of': '{name}{hexagon, select, income {, no hexágono de rendimento} other {}}',
  'notoriety.cubes': 'Cubos vermelhos: {red}, azuis: {blue}',
  'wounds.of': 'Ferimentos: {wounds} de {all}',

  'own.body': 'Você',
  'own.cash': 'Dinheiro',
  'own.income': 'Rendimento ${sum}k',
  'own.incomeShort': 'rendimento {sum}',
  'own.incomeText':
    'Você recebe esse valor no começo dos dias 2 e 3 e pelo seu plano. Cada cubo que você põe reduz o valor em $1k.',
  'own.notorietyName': 'Notoriedade',
  'own.notoriety': 'Notoriedade {row}',
  'own.penalty': '{sum, plural, =0 {Sem penalidade no fim.} other {−$#k no fim.}}',
  'own.nextLine':
    'A próxima linha fica na casa {row}: ao cruzá-la, os outros movem agentes na sua direção e você desbloqueia recursos.',
  'own.lastLine': 'Você está acima de todas as linhas.',
  'own.after': 'Depois deste período: casa {row}.',
  'own.track': 'Casa {row} de {top}, e {after} depois deste período',
  'own.becomes': '→ {row}',
  'own.lineAt': 'linha em {row}',
  'own.woundText': 'Cada cubo vermelho custa $20k no fim. Com os três vermelhos, o próximo ferimento traz algemas.',
  'own.nextWound':
    '{next, select, cube {próximo: cubo vermelho} asset {próximo: algemas, um recurso perdido} contact {próximo: algemas num contato} space {próximo: algemas} other {nada mais a perder}}',
  'own.firstAid': '{ready, select, true {Primeiros socorros: curam 1 ferimento} other {Primeiros socorros, já usados}}',
  'own.rest': '{rested, select, true {Já descansou hoje} other {Pode descansar hoje}}',
  'own.restText':
    'Em vez de mover: deixe prontos de novo contatos, equipamento e primeiros socorros e desbloqueie um recurso.',
  'own.member': 'Membro da gangue',
  'own.members':
    '{count, plural, =0 {Nenhum membro da gangue} one {# membro da gangue} many {# membros da gangue} other {# membros da gangue}}',
  'own.membersText': 'Mande um para casa e perca 1 de notoriedade, voe de um heliporto ou despiste todos numa peça.',
  'own.discs':
    '{count, plural, =0 {Nenhum disco de ação extra} one {# disco de ação extra} many {# discos de ação extra} other {# discos de ação extra}}',
  'own.discsText': 'À noite ou ao amanhecer, gaste um disco para jogar mais um turno.',
  'own.cans':
    '{count, plural, =0 {Nenhum galão de gasolina} one {# galão de gasolina} many {# galões de gasolina} other {# galões de gasolina}}',
  'own.cansText': 'Cada um dá +1 PM no deslocamento. Você pode ter dois.',
  'own.plan': 'Plano de fuga: {name}',
  'own.planGot': 'Recolhido',
  'own.planLeft': 'A recolher',
  'own.planIncome': 'Paga rendimento na hora',
  'planStand.visited': 'Visita feita',
  'planStand.closed': 'Portas fechadas: só se visita com uma chave.',
  'planStand.open': 'Está na cidade, vale uma visita.',
  'planStand.away': 'Ainda não está na cidade.',

  'own.assets': 'Espaços de recurso',
  'own.assetsText': 'Recursos desbloqueados e quanto custa usá-los. Cada um que foi usado vale $10k.',
  'own.usedAsset': 'Usado: vale $10k.',
  'own.boxed':
    '{count, plural, one {# recurso perdido de vez} many {# recursos perdidos de vez} other {# recursos perdidos de vez}}',
  'own.locked':
    '{cost, select, none {Bloqueado.} other {Bloqueado. Se for desbloqueado agora, usá-lo custará ${cost}k.}}',
  'own.lockedAsset': 'Recurso bloqueado: {asset}',
  'own.items': 'Espaços de item',
  'own.itemsText':
    'Equipamento, comparsas, armários e fichas de saída. Um recurso bloqueado cobre o espaço em que está.',
  'own.freeItem': 'livre',
  'own.contacts': 'Espaços de contato',
  'own.contactsText':
    '2, 3, 4 ou 5 contatos valem $10k, $30k, $60k ou $100k. Recursos bloqueados cobrem os espaços à direita.',
  'own.freeContact': 'livre',
  'own.handcuffed': 'Algemas',
  'own.handcuffedText': 'Este espaço está fechado pelo resto da partida, e você perde um contato antes da pontuação.',

  'why.inside': 'Não pode ser usado nesta etapa.',
};
