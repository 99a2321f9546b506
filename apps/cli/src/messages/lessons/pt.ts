import type { Catalogue } from '@getaway/text';
import type { LESSONS as ENGLISH } from './en.ts';

export const LESSONS: Catalogue<keyof typeof ENGLISH> = {
  'learn.about': 'aprender um jogo com lições: {games}',
  'learn.heading': '{game}: lições',
  'learn.line': '{title} ({minutes} min){finished, select, true { · concluída} other {}}',
  'learn.which': '1-{count} escolher uma lição, q sair > ',
  'learn.step': 'Lição “{title}”, passo {step} de {of}',
  'learn.marked': 'Marcado: {things}.',
  'learn.input': '{count, plural, =1 {1} other {1-#}} escolher, u desfazer, r regras, t mesa, ? info, q sair > ',
  'learn.strayed': 'Você escolheu: {choice}.{hasEffects, select, true { Veja no que dá:} other {}}',
  'learn.undo': 'Enter: desfazer e escolher de novo > ',
  'learn.left': 'Seu progresso está salvo. Para continuar: getaway learn {game}',
  'learn.none': 'Não existe a lição {lesson}. Disponíveis: {lessons}.',
  'learn.learner': 'Jogador',
  'lessons.about': 'conferir lições',
  'lessons.aboutCheck': 'conferir todas as lições, ou a de um arquivo: forma, textos, solução e cada escolha errada',
  'lessons.line':
    '{game} {lesson}: {choices, plural, one {# escolha} many {# de escolhas} other {# escolhas}}, {words, plural, one {# palavra} many {# de palavras} other {# palavras}}, {minutes} min',
  'lessons.total': '{game}: {minutes} min sem os extras.',
  'lessons.whichGame': 'Acrescente --game, porque uma lição não diz qual jogo ela ensina. Disponíveis: {games}.',
  'lessons.good': '{count, plural, one {# lição válida.} many {# de lições válidas.} other {# lições válidas.}}',
  'lessons.bad': '{count, plural, one {# falha.} many {# de falhas.} other {# falhas.}}',
  'advice.win': 'cerca de {percent}% de chance de vencer, vantagem de {lead}',
  'advice.lead': 'vantagem de {lead}',
  'advice.against': 'Comparado com o plano {plan}: {differences}.',
  'advice.leadInstead': 'vantagem de {own} em vez de {other}',
  'advice.winInstead': '{own}% de chance de vencer em vez de {other}%',
  'advice.spares': 'Com o plano {plan}: {danger}',
  'advice.same': 'Quase tão bom quanto o plano {plan}.',
  'advice.none': 'Não há o que comparar aqui.',
  'advice.people': 'O conselheiro não funciona em partidas com mais de uma pessoa.',
};
