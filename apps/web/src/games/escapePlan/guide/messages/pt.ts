import type { GuideKey } from './en.ts';

export const GUIDE: Readonly<Record<GuideKey, string>> = {
  'guide.goal.text':
    'Recolha as suas partes pela cidade e fuja no dia 3 com mais dinheiro do que os outros. Um assaltante que fica para trás não pontua.',
  'guide.turn.text':
    'Mova-se: vá até outro local, despiste os agentes das peças que deixar e faça a visita. Ou descanse, uma vez por dia, e volte a usar os seus contatos.',
  'guide.score.text':
    'O seu plano diz quanto vale para você cada empreendimento e cada esconderijo. Dinheiro, recursos usados, contatos, armários e fichas de saída também contam; notoriedade e ferimentos descontam.',
  'guide.end.text':
    'As patrulhas bloqueiam as saídas até sobrar uma. Chegue lá no dia 3, despiste os agentes no caminho e pague: quem sai depois paga mais.',
  'guide.forget.E2':
    'Você precisa despistar os agentes de cada peça que deixa, inclusive das que atravessa, mas não os da peça em que parar.',
  'guide.forget.E1': 'Quem termina na peça onde começou não tem ninguém a despistar.',
  'guide.forget.V8': 'Quem termina o deslocamento numa estação de metrô ou num heliporto não faz visita.',
  'guide.forget.L1': 'Cada outro assaltante no local que você visita aumenta em 1 a sua notoriedade.',
  'guide.forget.L3':
    'Um empreendimento fecha após duas visitas; com quatro ou cinco jogadores, após três. Depois é preciso uma chave.',
  'guide.forget.D10': 'Quem tem mais notoriedade começa no dia seguinte.',
  'guide.forget.L4': 'O bônus por um grupo completo vem no fim daquele mesmo turno, e nunca depois.',
  'guide.forget.F3':
    'O primeiro a fugir não paga nada; os outros pagam. Guarde dinheiro: a polícia prende quem não puder pagar.',
  'guide.forget.F4': 'Quem ainda estiver na cidade depois do amanhecer do dia 3 não pontua.',
};
