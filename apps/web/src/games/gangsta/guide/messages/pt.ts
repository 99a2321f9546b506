import type { GuideKey } from './en.ts';

export const GUIDE: Readonly<Record<GuideKey, string>> = {
  'guide.goal.text':
    'Monte a quadrilha mais influente da cidade. Vence quem tiver mais influência; o dinheiro só ajuda a consegui-la.',
  'guide.turn.text':
    'Chame membros de volta: um de graça por líder, os outros por $1 cada. Depois faça uma coisa só: recrute um capanga, dê um golpe ou passe.',
  'guide.score.text':
    'Golpes concluídos e membros trazem influência. O jogador mais rico e a maior quadrilha ganham 2 cada.',
  'guide.end.text':
    'O capítulo I acaba quando uma quadrilha chega a 4 membros; o II, quando uma chega a 7, com uma guerra de quadrilhas. O jogo acaba com 9 membros ou com o terceiro delator do último capítulo.',
  'guide.forget.M1': 'Um líder que está em ação quando você começa a chamar de volta não chama ninguém.',
  'guide.forget.H5': 'O terceiro delator do capítulo III encerra a partida na hora, seja de quem for o turno.',
  'guide.forget.A6': 'Ao passar, você recebe $1 por líder, inclusive os que estão em ação, e pode descartar uma carta.',
  'guide.forget.A3':
    'Quem não acrescenta nada não pode ir; por isso, a ordem em que os membros entram no golpe importa.',
  'guide.forget.P3':
    'Os rivais não podem recusar um golpe em parceria, e cada quadrilha que participou recebe a parte comum uma vez.',
  'guide.forget.W4': 'Nunca há dois turnos extras seguidos: num turno extra, essa recompensa não vale nada.',
  'guide.forget.H1': 'O chefe conta como membro quando um capítulo acaba.',
  'guide.forget.H2':
    'Na guerra de quadrilhas contam também os membros em ação. Só a quadrilha com mais mercenários não perde ninguém.',
  'guide.forget.R2': 'Um empate na guerra de quadrilhas custa um capanga a cada jogador.',
  'guide.forget.N1': 'Informantes contam contra um delator mesmo em ação.',
  'guide.forget.G1':
    'O jogador mais rico ganha 2 de influência, e a maior quadrilha também; em caso de empate, 1 para cada.',
};
