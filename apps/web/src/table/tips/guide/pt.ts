import type { GuideKey } from './en.ts';

export const GUIDE: Readonly<Record<GuideKey, string>> = {
  'guide.forget': 'O que as pessoas esquecem',
  'guide.lessons': 'Aprender jogando',
  'guide.print': 'Imprimir o guia',
  'guide.title': '{game} em resumo',
  'guide.goal': 'O objetivo',
  'guide.turn': 'Um turno',
  'guide.score': 'Como pontuar',
  'guide.end': 'O fim',
  'guide.rules': 'Todas as regras',
  'guide.gangsta.goal':
    'Monte a quadrilha mais influente da cidade. Vence quem tiver mais influência; o dinheiro só ajuda a consegui-la.',
  'guide.gangsta.turn':
    'Chame membros de volta: um de graça por líder, os outros por $1 cada. Depois faça uma coisa só: recrute um capanga, dê um golpe ou passe.',
  'guide.gangsta.score':
    'Golpes concluídos e membros trazem influência. O jogador mais rico e a maior quadrilha ganham 2 cada.',
  'guide.gangsta.end':
    'O capítulo I acaba quando uma quadrilha chega a 4 membros; o II, quando uma chega a 7, com uma guerra de quadrilhas. O jogo acaba com 9 membros ou com o terceiro delator do último capítulo.',
  'guide.escape-plan.goal':
    'Recolha as suas partes pela cidade e fuja no dia 3 com mais dinheiro do que os outros. Um assaltante que fica para trás não pontua.',
  'guide.escape-plan.turn':
    'Mova-se: vá até outro local, despiste os agentes das peças que deixar e faça a visita. Ou descanse, uma vez por dia, e volte a usar os seus contatos.',
  'guide.escape-plan.score':
    'O seu plano diz quanto vale para você cada empreendimento e cada esconderijo. Dinheiro, recursos usados, contatos, armários e fichas de saída também contam; notoriedade e ferimentos descontam.',
  'guide.escape-plan.end':
    'As patrulhas bloqueiam as saídas até sobrar uma. Chegue lá no dia 3, despiste os agentes no caminho e pague: quem sai depois paga mais.',
  'guide.gangsta.forget.M1': 'Um líder que está em ação quando você começa a chamar de volta não chama ninguém.',
  'guide.gangsta.forget.H5': 'O terceiro delator do capítulo III encerra a partida na hora, seja de quem for o turno.',
  'guide.gangsta.forget.A6':
    'Ao passar, você recebe $1 por líder, inclusive os que estão em ação, e pode descartar uma carta.',
  'guide.gangsta.forget.A3':
    'Quem não acrescenta nada não pode ir; por isso, a ordem em que os membros entram no golpe importa.',
  'guide.gangsta.forget.P3':
    'Os rivais não podem recusar um golpe em parceria, e cada quadrilha que participou recebe a parte comum uma vez.',
  'guide.gangsta.forget.W4': 'Nunca há dois turnos extras seguidos: num turno extra, essa recompensa não vale nada.',
  'guide.gangsta.forget.H1': 'O chefe conta como membro quando um capítulo acaba.',
  'guide.gangsta.forget.H2':
    'Na guerra de quadrilhas contam também os membros em ação. Só a quadrilha com mais mercenários não perde ninguém.',
  'guide.gangsta.forget.R2': 'Um empate na guerra de quadrilhas custa um capanga a cada jogador.',
  'guide.gangsta.forget.N1': 'Informantes contam contra um delator mesmo em ação.',
  'guide.gangsta.forget.G1':
    'O jogador mais rico ganha 2 de influência, e a maior quadrilha também; em caso de empate, 1 para cada.',
  'guide.escape-plan.forget.E2':
    'Você precisa despistar os agentes de cada peça que deixa, inclusive das que atravessa, mas não os da peça em que parar.',
  'guide.escape-plan.forget.E1': 'Quem termina na peça onde começou não tem ninguém a despistar.',
  'guide.escape-plan.forget.V8': 'Quem termina o deslocamento numa estação de metrô ou num heliporto não faz visita.',
  'guide.escape-plan.forget.L1': 'Cada outro assaltante no local que você visita aumenta em 1 a sua notoriedade.',
  'guide.escape-plan.forget.L3':
    'Um empreendimento fecha após duas visitas; com quatro ou cinco jogadores, após três. Depois é preciso uma chave.',
  'guide.escape-plan.forget.D10': 'Quem tem mais notoriedade começa no dia seguinte.',
  'guide.escape-plan.forget.L4': 'O bônus por um grupo completo vem no fim daquele mesmo turno, e nunca depois.',
  'guide.escape-plan.forget.F3':
    'O primeiro a fugir não paga nada; os outros pagam. Guarde dinheiro: a polícia prende quem não puder pagar.',
  'guide.escape-plan.forget.F4': 'Quem ainda estiver na cidade depois do amanhecer do dia 3 não pontua.',
};
