import type { GuideKey } from './en.ts';

/** The short guide to each game, in Portuguese. */
export const GUIDE: Readonly<Record<GuideKey, string>> = {
  'guide.forget': 'O que se esquece',
  'guide.lessons': 'Aprender jogando',
  'guide.print': 'Imprimir o guia',
  'guide.title': '{game} em resumo',
  'guide.goal': 'O objetivo',
  'guide.turn': 'Um turno',
  'guide.score': 'Como pontuar',
  'guide.end': 'O fim',
  'guide.rules': 'Todas as regras',
  'guide.gangsta.goal':
    'Monte a quadrilha mais influente da cidade. Quem vence é a influência; o dinheiro só paga por ela.',
  'guide.gangsta.turn':
    'Chame membros de volta: líderes fazem isso de graça, os outros custam $1 cada. Depois faça uma coisa: recrutar um capanga, dar um golpe ou passar.',
  'guide.gangsta.score':
    'Golpes concluídos e membros trazem influência. O jogador mais rico e a maior quadrilha ganham 2 cada.',
  'guide.gangsta.end':
    'Um capítulo acaba quando uma quadrilha chega a 4 e depois a 7 membros; o segundo, com uma guerra de quadrilhas. O jogo acaba com 9 membros ou com o terceiro delator do último capítulo.',
  'guide.escape-plan.goal':
    'Recolha as suas partes pela cidade e fuja no dia 3 com mais dinheiro do que os outros. O assaltante que fica para trás não ganha nada.',
  'guide.escape-plan.turn':
    'Mova-se: vá até outro local, despiste os agentes das peças que deixar e faça a visita. Ou descanse, uma vez por dia, e volte a usar os seus contatos.',
  'guide.escape-plan.score':
    'O seu plano diz quanto vale para você cada empreendimento e cada esconderijo. Dinheiro, recursos usados, contatos, armários e fichas de saída também contam; notoriedade e ferimentos descontam.',
  'guide.escape-plan.end':
    'As patrulhas bloqueiam as saídas até sobrar uma. Chegue lá no dia 3, despiste os agentes e pague: quem sai depois paga mais.',
};
