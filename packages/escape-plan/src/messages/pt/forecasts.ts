// biome-ignore-all lint/suspicious/noTemplateCurlyInString: the dollar is money, the braces are ICU's.
import type { FORECASTS as ENGLISH } from '../en/forecasts.ts';

/** Forecasts: the figures that a choice changes, what it will do, and what it will cost. */
export const FORECASTS: Readonly<Record<keyof typeof ENGLISH, string>> = {
  'figure.plan': 'Seu plano',
  'figure.cash': 'Dinheiro',
  'figure.income': 'Rendimento',
  'figure.notoriety': 'Notoriedade',
  'figure.wounds': 'Ferimentos',
  'figure.handcuffs': 'Cartas de algemas',
  'figure.assetsLost': 'Recursos perdidos de vez',
  'figure.discs': 'Discos',
  'figure.cans': 'Galões de gasolina',
  'figure.members': 'Membros da gangue',

  'change.plan': '${before}k → ${after}k',
  'change.cash': '${before}k → ${after}k',
  'change.income': '${before}k → ${after}k',
  'change.notoriety': '{before} → {after}',
  'change.wounds': '{before} → {after}',
  'change.handcuffs': '{before} → {after}',
  'change.assetsLost': '{before} → {after}',
  'change.discs': '{before} → {after}',
  'change.cans': '{before} → {after}',
  'change.members': '{before} → {after}',

  'instead.plan': '${after}k em vez de ${before}k',
  'instead.cash': '${after}k em vez de ${before}k',
  'instead.income': '${after}k em vez de ${before}k',
  'instead.notoriety': '{after} em vez de {before}',
  'instead.wounds': '{after} em vez de {before}',
  'instead.handcuffs': '{after} em vez de {before}',
  'instead.assetsLost': '{after} em vez de {before}',
  'instead.discs': '{after} em vez de {before}',
  'instead.cans': '{after} em vez de {before}',
  'instead.members': '{after} em vez de {before}',

  'fact.escapes': 'Você vai fugir da cidade.',
  'fact.exitPrice': 'Você vai pagar ${price}k na saída; você tem {money, plural, =0 {$0} other {$#k}}.',
  'fact.wounds':
    'Você vai sofrer {count, plural, one {# ferimento} many {# ferimentos} other {# ferimentos}}{lieutenant, plural, =0 {} one {: {officers} dos agentes, # do Tenente} many {: {officers} dos agentes, # do Tenente} other {: {officers} dos agentes, # do Tenente}}.',
  'fact.evade':
    '{count, plural, one {# agente} many {# agentes} other {# agentes}} a despistar; você {covered, plural, =0 {não dá conta de nenhum} one {dá conta de #} many {dá conta de #} other {dá conta de #}}{cost, plural, =0 {} one { por $#k} many { por $#k} other { por $#k}}{left, plural, =0 {} one {: no mínimo # ferimento} many {: no mínimo # ferimentos} other {: no mínimo # ferimentos}}.',
  'fact.evades': 'Você vai despistar: {officers}.',
  'fact.closes': 'Depois da sua visita, {haunt} vai fechar.',
  'fact.assetLost': 'Todos os espaços de recurso estão ocupados: você vai perder {asset} de vez.',
  'fact.toll': 'O Tenente vai cobrar ${sum}k.',
  'fact.tollWounds':
    'O Tenente quer ${sum}k, mas você tem {money, plural, =0 {$0} other {$#k}}: {wounds, plural, one {# ferimento} many {# ferimentos} other {# ferimentos}}.',
  'fact.crossesLine':
    'No próximo ajuste, sua notoriedade vai cruzar a {line, select, 0 {primeira} 1 {segunda} other {terceira}} linha: os agentes fecham o cerco, e você {line, select, 0 {desbloqueia um recurso} 1 {desbloqueia 2 recursos} other {desbloqueia um recurso e pega um disco}}.',
  'fact.aboveTop':
    'Sua notoriedade vai passar do topo da trilha: {wounds, plural, one {# ferimento} many {# ferimentos} other {# ferimentos}} no próximo ajuste.',
  'fact.nextLine':
    'A próxima linha fica na casa {line}: {left, plural, one {falta #} many {faltam #} other {faltam #}}.',
  'fact.contactTerms':
    '{effect} {cost, plural, =0 {Contratar e usar este contato é grátis.} other {Contratar é grátis; cada uso custa $#k, e você tem {money, plural, =0 {$0} other {$#k}}.}}{star, plural, =0 {} other { Cada uso: +1 de notoriedade.}}{spaces, plural, =0 { Sem espaço livre: para contratar, é preciso substituir um contato, +1 de notoriedade.} other {}}',
  'fact.keyOpens':
    'Abre um armário da mesma cor numa loja, ou um empreendimento fechado. O armário pede {needed}, e você tem {reached}: sua notoriedade mais seus contatos. Você {draws, plural, =0 {não tiraria nenhuma ficha} one {tiraria # ficha} many {tiraria # fichas} other {tiraria # fichas}}.',
  'fact.fixerTerms': '{use} Serve uma única vez.',
  'fact.equipmentTerms': 'Despista um agente: {officers_or}. Depois do uso, fica pronto de novo com um descanso.',
  'fact.newContact': 'Um contato novo vai ser revelado.',
  'fact.drawsTiles': 'Você vai tirar fichas e ficar com uma.',
  'fact.exitPriceNext':
    'Se alguém fugir antes, a saída vai custar ${price}k; você terá {money, plural, =0 {$0} other {$#k}}.',
  'fact.leavingFree': 'Do jeito que está, o caminho vai estar livre se você sair no próximo turno.',
  'fact.leaving':
    'Do jeito que está, se você sair no próximo turno: {officersCount, plural, =0 {nenhum agente} one {{officers}; você {covered, plural, =0 {não dá conta de nenhum} one {dá conta de #} many {dá conta de #} other {dá conta de #}}{cost, plural, =0 {} one { por $#k} many { por $#k} other { por $#k}}} many {{officers}; você {covered, plural, =0 {não dá conta de nenhum} one {dá conta de #} many {dá conta de #} other {dá conta de #}}{cost, plural, =0 {} one { por $#k} many { por $#k} other { por $#k}}} other {{officers}; você {covered, plural, =0 {não dá conta de nenhum} one {dá conta de #} many {dá conta de #} other {dá conta de #}}{cost, plural, =0 {} one { por $#k} many { por $#k} other { por $#k}}}}{lieutenant, select, 0 {} 1 {; ${toll}k para o Tenente} other {; 2 ferimentos do Tenente, porque faltarão os ${toll}k dele}}.',
  'danger.arrested':
    'A polícia vai prender você: fugir custa ${price}k e você tem {money, plural, =0 {$0} other {$#k}}.',
  'danger.turnFee':
    'A polícia vai prender você: cada turno agora custa ${price}k e você tem {money, plural, =0 {$0} other {$#k}}.',
  'danger.lastTurn': 'Depois deste, você não tem mais turnos: a polícia vai prender você.',
  'danger.handcuffs':
    'Você vai receber {count, plural, one {uma carta de algemas} many {# cartas de algemas} other {# cartas de algemas}}{assets, plural, =0 {} one { e perder um recurso de vez} many { e perder # recursos de vez} other { e perder # recursos de vez}}.',
  'danger.exitMoney': 'Fugir custa ${price}k, e você só vai ter {money, plural, =0 {$0} other {$#k}}.',
};
