import type { DrawKey } from '../words.ts';

export const DRAWS: Readonly<Record<DrawKey, string>> = {
  'headline.verified': 'Todos os sorteios verificados',
  'headline.seedGiven': 'Todos os sorteios resultam da semente, que foi escolhida por alguém',
  'headline.wrong': 'Os sorteios não estão em ordem',
  'headline.unverifiable': 'Não é possível verificar os sorteios',

  how: 'Antes de qualquer sorteio, quem distribuiu comprometeu-se com um segredo, e cada aparelho à mesa acrescentou um valor próprio que os outros não podiam conhecer. A semente resulta de todos eles: ninguém podia escolhê-la, a não ser que todos combinassem.',
  count:
    '{count, plural, one {# sorteio resulta} many {Todos os # sorteios resultam} other {Todos os # sorteios resultam}} da semente.',
  nobody: 'Nenhum aparelho juntou um valor: a semente vem apenas do segredo de quem distribuiu.',
  given: 'Quem escolheu a semente podia conhecer todos os sorteios.',

  'own.included': 'O valor deste aparelho faz parte da semente.',
  'own.absent': 'Este aparelho não juntou nenhum valor.',
  'own.unopened': 'O valor deste aparelho não chegou antes do início da partida.',

  'wrong.commitment': 'O segredo não é aquele com que houve compromisso.',
  'wrong.pledge': 'Um valor não é o que o seu aparelho tinha prometido.',
  'wrong.seed': 'A semente não resulta do segredo e dos valores.',
  'wrong.draw':
    '{entry, plural, =0 {Um sorteio da preparação não resulta} one {Um sorteio da escolha # não resulta} many {Um sorteio da escolha # não resulta} other {Um sorteio da escolha # não resulta}} da semente.',
  'wrong.choice': 'A escolha {entry, number} não era possível pelas regras.',
  'wrong.otherCommitment': 'Antes da partida, este aparelho viu outro compromisso.',
  'wrong.otherPledges': 'Este aparelho viu outras promessas quando foram seladas.',
  'wrong.leftOut': 'O valor deste aparelho ficou de fora, embora a sua chegada tivesse sido confirmada.',
  'wrong.withheld': 'Este aparelho participou numa prova, mas a partida vem sem ela.',
  'wrong.otherGame': 'O histórico não é da partida que este aparelho viu.',

  'unverifiable.rules':
    'A partida foi jogada com outra versão das regras: não pode ser verificada com esta versão. Nada indica que algo esteja errado.',
  'unverifiable.pack': 'O pacote com que a partida foi jogada não está aqui.',
  'unverifiable.position':
    'A partida continuou a partir de uma posição, como depois de uma mudança das regras: o que veio antes não está aqui.',
  'unverifiable.noProof': 'A partida não tem prova: começou numa versão anterior, ou os seus sorteios foram dados.',
  'unverifiable.unreadable': 'Não há nenhum histórico que se possa ler.',

  'fact.commitment': 'Compromisso',
  'fact.secret': 'Segredo',
  'fact.seed': 'Semente',
  'fact.value': 'Valor de {name}',
  'fact.device': 'Valor do aparelho',
  'fact.away': 'nenhum: o aparelho estava ausente no início da partida',
};
