import type { PLAYBACK as ENGLISH } from './en.ts';

export const PLAYBACK: Readonly<Record<keyof typeof ENGLISH, string>> = {
  'digest.title': 'Desde o seu último turno',
  'digest.first': 'Antes do seu primeiro turno',
  'digest.now': 'Acontecendo agora',
  'digest.dismiss': 'Ocultar',
  'digest.whole': 'Mostrar tudo',

  'playback.slower': 'Mais devagar',
  'playback.hint': 'Toque no tabuleiro para pular.',
  'playback.skip': 'Pular',
  'playback.skipToTurn': 'Pular para a sua vez',
  'playback.replay': 'Rever no tabuleiro',
  'playback.replaySince': 'Rever desde o seu último turno',

  'past.title': 'Vendo um momento anterior',
  'past.where': 'Passo {moment} de {moments}',
  'past.earlier': 'Um passo antes',
  'past.later': 'Um passo depois',
  'past.slider': 'Momento da partida',
  'past.back': 'Voltar ao presente',
  'past.nothing': 'Você não pode escolher nada enquanto vê o passado.',

  'keys.past': 'Ao ver o passado: ir um passo para trás ou para a frente',
  'keys.replay': 'Rever tudo desde o seu último turno',
  'keys.skip': 'Pular o que está sendo mostrado',
};
