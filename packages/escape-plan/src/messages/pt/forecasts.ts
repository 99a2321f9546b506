// biome-ignore-all lint/suspicious/noTemplateCurlyInString: `$` is a currency sign, and braces are ICU message syntax.
import type { FORECASTS as ENGLISH } from '../en/forecasts.ts';

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

  lead: '${lead}k',
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
    '{count, plural, one {# agente a despistar. Você {covered, plural, =0 {não dá conta dele} other {dá conta dele}}} many {# agentes a despistar. Você {covered, plural, =0 {não dá conta de nenhum} other {{left, plural, =0 {dá conta de todos} other {só dá conta de {covered}}}}}} other {# agentes a despistar. Você {covered, plural, =0 {não dá conta de nenhum} other {{left, plural, =0 {dá conta de todos} other {só dá conta de {covered}}}}}}}{cost, plural, =0 {} other {, ao custo de $#k}}{left, plural, =0 {} one {, então vai sofrer no mínimo # ferimento} many {, então vai sofrer no mínimo # ferimentos} other {, então vai sofrer no mínimo # ferimentos}}.',
  'fact.evades':
    'Você vai despistar {officersCount, plural, one {{officers_um}} many {# agentes ({officers_tipo})} other {# agentes ({officers_tipo})}}.',
  'fact.closes': 'Depois da sua visita, {haunt} vai fechar.',
  'fact.assetLost': 'Todos os espaços de recurso estão ocupados: você vai perder {asset} de vez.',
  'fact.toll': 'O Tenente vai cobrar ${sum}k.',
  'fact.tollWounds':
    'O Tenente quer ${sum}k, mas você {money, plural, =0 {está sem dinheiro} other {tem $#k}}: vai sofrer {wounds, plural, one {# ferimento} many {# ferimentos} other {# ferimentos}}.',
  'fact.crossesLine':
    'No próximo ajuste, sua notoriedade vai cruzar a {line, select, 0 {primeira} 1 {segunda} other {terceira}} linha: os agentes fecham o cerco, e você {line, select, 0 {desbloqueia um recurso} 1 {desbloqueia 2 recursos} other {desbloqueia um recurso e pega um disco}}.',
  'fact.aboveTop':
    'Sua notoriedade vai passar do topo da trilha: {wounds, plural, one {# ferimento} many {# ferimentos} other {# ferimentos}} no próximo ajuste.',
  'fact.nextLine':
    'A próxima linha fica na casa {line}: {left, plural, one {falta #} many {faltam #} other {faltam #}}.',
  'fact.contactTerms':
    '{effect} {cost, plural, =0 {Contratar e usar este contato é grátis.} other {Contratar é grátis; cada uso custa $#k, e você {money, plural, =0 {está sem dinheiro} other {tem $#k}}.}}{star, plural, =0 {} other { Cada uso dá 1 de notoriedade.}}{spaces, plural, =0 { Você não tem espaço livre: teria que substituir um contato e ganharia 1 de notoriedade.} other {}}',
  'fact.keyOpens':
    'Abre um armário da mesma cor numa loja, ou um empreendimento fechado. Para o armário, sua notoriedade mais seus contatos precisam somar {needed}; agora somam {reached}. Você {draws, plural, =0 {não tiraria nenhuma ficha} one {tiraria # ficha} many {tiraria # fichas} other {tiraria # fichas}}.',
  'fact.fixerTerms': '{use} Serve uma única vez.',
  'fact.assetTerms': '{power} Cada uso custa ${cost}k.',
  'fact.equipmentTerms': 'Despista um {officers_or}. Depois de usado, só fica pronto de novo com um descanso.',
  'fact.newContact': 'Um contato novo vai ser revelado.',
  'fact.drawsTiles': 'Você vai tirar fichas e ficar com uma.',
  'fact.tilePays': 'Paga ${sum}k no fim, se você fugir.',
  'fact.exitPriceNext':
    'Se alguém fugir antes, a saída vai custar ${price}k, {money, plural, =0 {e você não terá dinheiro} other {e você só terá $#k}}.',
  'fact.leavingFree': 'Do jeito que está, se você sair dessa peça no próximo turno, não haverá ninguém a despistar.',
  'fact.leaving':
    'Do jeito que está, se você sair dessa peça no próximo turno, {officersCount, plural, =0 {não haverá agentes a despistar} one {terá que despistar {officers_um}. Você {covered, plural, =0 {não dá conta dele} other {dá conta dele}}{cost, plural, =0 {} other {, ao custo de $#k}}} many {terá que despistar {officers_um}. Você {covered, plural, =0 {não dá conta de nenhum} other {{left, plural, =0 {dá conta de todos} other {só dá conta de {covered}}}}}{cost, plural, =0 {} other {, ao custo de $#k}}} other {terá que despistar {officers_um}. Você {covered, plural, =0 {não dá conta de nenhum} other {{left, plural, =0 {dá conta de todos} other {só dá conta de {covered}}}}}{cost, plural, =0 {} other {, ao custo de $#k}}}}{lieutenant, select, 0 {} 1 {. O Tenente vai cobrar ${toll}k} other {. O Tenente quer ${toll}k, que você não terá: 2 ferimentos}}.',
  'danger.arrested':
    'A polícia vai prender você: fugir custa ${price}k, {money, plural, =0 {e você não tem dinheiro} other {e você só tem $#k}}.',
  'danger.turnFee':
    'A polícia vai prender você: cada turno agora custa ${price}k, {money, plural, =0 {e você não tem dinheiro} other {e você só tem $#k}}.',
  'danger.lastTurn': 'Depois deste, você não tem mais turnos: a polícia vai prender você.',
  'danger.handcuffs':
    'Você vai receber {count, plural, one {uma carta de algemas} many {# cartas de algemas} other {# cartas de algemas}}{assets, plural, =0 {} one { e perder um recurso de vez} many { e perder # recursos de vez} other { e perder # recursos de vez}}.',
  'danger.exitMoney':
    'Fugir custa ${price}k, {money, plural, =0 {e você não vai ter dinheiro} other {e você só vai ter $#k}}.',
  'danger.exitTooFar':
    'Só {left, plural, one {restará # turno} many {restarão # turnos} other {restarão # turnos}}: do jeito que está, pouco para chegar à saída {exit}.',
};
