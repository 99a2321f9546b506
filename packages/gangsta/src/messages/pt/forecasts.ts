// biome-ignore-all lint/suspicious/noTemplateCurlyInString: `$` is a currency sign, and braces are ICU message syntax.
import type { FORECASTS as ENGLISH } from '../en/forecasts.ts';

export const FORECASTS: Readonly<Record<keyof typeof ENGLISH, string>> = {
  'figure.money': 'Dinheiro',
  'figure.influence': 'Influência',
  'figure.members': 'Membros',
  'figure.mercenary': 'Mercenários',
  'figure.informer': 'Informantes',
  'figure.extraTurn': 'Turno extra',

  'change.money': '${before} → ${after}',
  'change.influence': '{before} → {after}',
  'change.members': '{before} → {after}',
  'change.mercenary': '{before} → {after}',
  'change.informer': '{before} → {after}',
  'change.extraTurn': '+{after}',

  lead: '{lead} de influência',
  'instead.money': '${after} em vez de ${before}',
  'instead.influence': '{after} em vez de {before}',
  'instead.members': '{after} em vez de {before}',
  'instead.mercenary': '{after} em vez de {before}',
  'instead.informer': '{after} em vez de {before}',
  'instead.extraTurn': '{after} em vez de {before}',

  'fact.stillNeeds': '{missingCount, plural, one {Ainda falta} many {Ainda faltam} other {Ainda faltam}}: {missing}.',
  'fact.out': '{out} {outCount, plural, one {vai} many {vão} other {vão}} ficar em ação até você chamar de volta.',
  'fact.back':
    '{back} {backCount, plural, one {vai ficar disponível} many {vão ficar disponíveis} other {vão ficar disponíveis}} de novo.',
  'fact.rivalsOut':
    '{out} {outCount, plural, one {(membro rival) vai} many {(membros rivais) vão} other {(membros rivais) vão}} ficar em ação.',
  'fact.crew': 'Equipe sugerida, em ação até você chamar de volta: {out}.',
  'fact.partnersGet':
    '{partners} {partnersCount, plural, one {vai} many {vão} other {vão}} receber ${sum}{partnersCount, plural, one {} many { cada} other { cada}}.',
  'fact.joins': '{henchman} vai entrar na sua quadrilha, já disponível.',
  'fact.comesHome': '{henchman} vai sair do hospital, já disponível.',
  'fact.stolen': '{from} vai perder ${sum}.',
  'fact.rivalLoses': '{from} vai perder {henchman}.',
  'fact.becomesActive': 'Seu recurso vai ficar ativo: {resource}.',
  'fact.learns': '{member} vai aprender uma habilidade: {skill_inside}.',
  'fact.jobTucked': '“{job}” não vai mais contar como golpe concluído.',
  'fact.nobodyLearns': 'Ninguém da equipe pode aprender a habilidade ({skill_inside}).',
  'fact.next': 'Em seguida: {next}.',
  'fact.keeps':
    '{missingCount, plural, =0 {O recurso {resource} vai ficar ativo na hora.} one {O recurso {resource} vai ficar ativo quando sua quadrilha também tiver {missing}.} many {O recurso {resource} vai ficar ativo quando sua quadrilha também tiver {missing}.} other {O recurso {resource} vai ficar ativo quando sua quadrilha também tiver {missing}.}}',
  'fact.peeks': 'Só você vai ver a carta do topo do {deck}.',
  'fact.replaced': 'A carta “{card}” vai sair da mesa. Outra vai entrar no lugar quando seu turno acabar.',
  'fact.toEnd':
    'Com mais {count, plural, one {um membro} many {# membros} other {# membros}}, sua quadrilha encerra {chapter, select, 3 {a partida} other {o capítulo}}.',
  'fact.endsChapter':
    'Este turno vai encerrar {chapter, select, 1 {o capítulo I} 2 {o capítulo II} other {a partida}}.',
  'fact.incomes': 'Rendimento de oportunidade: {incomes}.',
  'fact.war':
    'Guerra de quadrilhas, decidida pelos mercenários: {mercenaries}. {winnerIs, select, nobody {Empate: todos vão perder um capanga} you {Você vai vencer} other {{winner} vai vencer, e todos os outros vão perder um capanga}}.',
  'fact.toHospital': 'Um dos seus capangas vai para o hospital.',
  'fact.snitchRisk':
    'Uma carta nova vai ser revelada. Com {left, plural, one {# delator} many {# delatores} other {# delatores}} em {cards, plural, one {# carta} many {# cartas} other {# cartas}}, você {pays, plural, =0 {{henchmen, plural, =0 {não vai perder nada} other {pode perder um capanga}}} other {pode perder até ${pays}{henchmen, plural, =0 {} other { e um capanga}}}}.',
  'fact.nextSnitch':
    'A próxima carta é um delator que exige {number, plural, one {# informante} many {# informantes} other {# informantes}}: você {pays, plural, =0 {não vai pagar nada} other {vai pagar $#}}.',
  'next.steal': 'roubar de um rival',
  'next.divert': 'distrair membros rivais',
  'next.assassinate': 'mandar um assassino atrás de um rival',
  'next.recruitAtOnce': 'recrutar na hora',
  'next.learn': 'ensinar alguém da equipe',
  'bySeat.incomes': '{seatIs, select, you {você} other {{seat}}} ${amount}',
  'danger.endsGame': 'Isto vai encerrar a partida.',
  'danger.losesSomebody': 'Você vai perder um capanga {cause}.',
  'danger.loses': 'Você vai perder {henchman} de vez.',
  'danger.losesExtraTurn': 'Você vai abrir mão do turno extra.',
};
