import type { BOTS as ENGLISH } from './en.ts';

export const BOTS: Readonly<Record<keyof typeof ENGLISH, string>> = {
  'bots.see': 'Os bots veem só o que você veria no lugar deles.',
  'bots.how':
    'Um bot nunca recebe o estado verdadeiro do jogo. Ele recebe a visão do lugar dele e partidas imaginadas a partir dela, com tudo o que está oculto sorteado de novo.',
  'bots.checked':
    'Como verificamos: em {positions} posições de partidas ao acaso, mudamos tudo o que o lugar não pode saber ({changed}). Antes e depois, perguntamos a um bot. Todos os {levels} níveis e todos os estilos se revezaram, e o conselheiro também.',
  'bots.changed.gangsta': 'os golpes e os recursos dos outros, os baralhos e todos os sorteios que ainda virão',
  'bots.changed.escape-plan':
    'os planos de fuga, o dinheiro e as fichas ocultas dos outros, as pilhas, os montes do Tenente e todos os sorteios que ainda virão',
  'bots.result':
    'Vezes em que um bot então escolheu outra coisa: {choices}. Vezes em que esperou outra coisa: {expectations}.',
  'bots.repeat': 'Verifique você também: “{command}”.',
  'bots.ratings':
    'O número depois do nível de um bot é a força dele, medida em partidas de dois jogadores: “{level}” tem 1000, mais é mais forte. Bots com o mesmo número têm força parecida.',
  'bots.untrained': 'Os bots não treinaram com este pacote: julgam as cartas pelo que elas fazem.',
};
