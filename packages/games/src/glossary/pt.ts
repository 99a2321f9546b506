import type { Forms, TableWords } from './glossary.ts';

/** Words that both Brazil and Portugal use are preferred. */
export const WORDS: TableWords = {
  reader: { word: 'você', never: ['tu', 'teu', 'tua', 'contigo', 'vosso', 'vossa'] },
  player: { word: 'jogador', also: ['pessoa'] },
  option: { word: 'opção', also: ['escolha'] },
  decision: { word: 'escolha', also: ['decisão', 'jogada'] },
  undo: { word: 'desfazer', also: ['voltar atrás'] },
  rewind: { word: 'voltar', also: ['rebobinar'] },
  log: {
    word: 'histórico',
    also: ['log', 'registro', 'registo'],
    never: ['log', 'registro da partida'],
  },
  pack: { word: 'pacote', also: ['cartas'] },
  chat: { word: 'conversa', also: ['chat'] },
  onlooker: { word: 'espectador', also: ['assistir'] },
  notification: { word: 'notificação', also: ['aviso', 'alerta'] },
  host: { word: 'quem abriu a mesa', also: ['anfitrião', 'host'], never: ['anfitri*'] },
  bot: { word: 'bot', also: ['robô', 'computador'], never: ['robô*'] },
  turnOrder: { word: 'ordem de turno', also: ['ordem de jogo'], never: ['ordem de jogo'] },
  playOnline: { word: 'online', also: ['internet', 'rede'] },
};

export const FORMS: Forms = {
  player: 'jogadores',
  option: 'opções',
  decision: 'escolhas',
  undo: 'desfeito, desfeita, desfeitas',
  rewind: 'volta, volte, voltou, voltam, voltarem, voltaram',
  pack: 'pacotes',
  chat: 'conversas',
  onlooker: 'espectadores',
  notification: 'notificações',
  bot: 'bots',
};
