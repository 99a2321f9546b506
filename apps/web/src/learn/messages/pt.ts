import type { Catalogue } from '@getaway/text';
import type { LearnKey } from './en.ts';

export const LEARN: Catalogue<LearnKey> = {
  'learn.title': 'Aprender {game}',
  'learn.about': 'Lições curtas na mesa de verdade. Você pode sair a qualquer momento e continuar depois.',
  'learn.minutes': '{minutes, plural, one {# minuto} many {# de minutos} other {# minutos}}',
  'learn.total':
    'O curso leva cerca de {course, plural, one {# minuto} many {# de minutos} other {# minutos}}; os extras, mais {extras, plural, one {# minuto} many {# de minutos} other {# minutos}}.',
  'learn.start': 'Começar',
  'learn.continue': 'Continuar no passo {step} de {of}',
  'learn.again': 'Jogar de novo',
  'learn.done': 'Concluída',
  'learn.course': 'O curso',
  'learn.extras': 'Extras',
  'learn.first': 'Sua primeira partida',
  'learn.firstAbout':
    'Uma partida inteira contra bots fáceis. No começo, as listas longas de opções mostram sugestões primeiro.',
  'learn.firstBegin': 'Começar sua primeira partida',
  'learn.guide': 'Guia e regras',
  'learn.you': 'Você',
  'coach.title': 'Lição',
  'coach.step': 'Passo {step} de {of}',
  'coach.marked': 'Marcado na mesa: {things}.',
  'coach.strayed': 'Você escolheu: {choice}.{hasEffects, select, true { Veja no que dá:} other {}}',
  'coach.undo': 'Desfazer e escolher de novo',
  'coach.back': 'Um passo atrás',
  'coach.leave': 'Sair da lição',
  'coach.over': 'Lição concluída',
  'coach.next': 'Próxima lição: {title}',
};
