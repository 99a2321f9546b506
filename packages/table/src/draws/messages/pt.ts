import type { DrawKey } from '../words.ts';

export const DRAWS: Readonly<Record<DrawKey, string>> = {
  'headline.verified': 'Todos os sorteios verificados',
  'headline.seedGiven': 'Todos os sorteios resultam da semente, que alguém escolheu',
  'headline.wrong': 'Os sorteios estão errados',
  'headline.unverifiable': 'Não é possível verificar os sorteios',
  'headline.position': 'Começo preparado: os sorteios não são verificados',

  how: 'Antes de qualquer sorteio, quem deu as cartas fixou um segredo, e cada aparelho na mesa acrescentou um valor que os outros não podiam conhecer. A semente resulta de todos eles: ninguém podia escolhê-la, a não ser que todos combinassem.',
  count:
    '{count, plural, one {# sorteio resulta} many {Todos os # sorteios resultam} other {Todos os # sorteios resultam}} da semente.',
  nobody: 'Nenhum aparelho acrescentou um valor: a semente vem apenas do segredo de quem deu as cartas.',
  given: 'Quem escolheu a semente podia saber de antemão o resultado de todos os sorteios.',

  'own.included': 'O valor deste aparelho faz parte da semente.',
  'own.absent': 'Este aparelho não acrescentou nenhum valor.',
  'own.unopened': 'O valor deste aparelho não chegou antes do início da partida.',

  'wrong.commitment': 'O segredo não confere com o código de garantia.',
  'wrong.pledge': 'Um valor não é o que o aparelho tinha prometido.',
  'wrong.seed': 'A semente não confere com o segredo e os valores.',
  'wrong.draw':
    '{entry, plural, =0 {Um sorteio da preparação não confere} one {Um sorteio da escolha # não confere} many {Um sorteio da escolha # não confere} other {Um sorteio da escolha # não confere}} com a semente.',
  'wrong.choice': 'A escolha {entry, number} não era permitida pelas regras.',
  'wrong.otherCommitment': 'O código de garantia que este aparelho recebeu antes da partida era outro.',
  'wrong.otherPledges': 'As promessas que este aparelho viu na hora da selagem eram outras.',
  'wrong.leftOut': 'O valor deste aparelho não entrou na semente, embora o recebimento dele tivesse sido confirmado.',
  'wrong.withheld': 'Este aparelho ajudou a gerar uma prova dos sorteios, mas a partida não traz nenhuma.',
  'wrong.otherGame': 'Este histórico é de outra partida, não da que este aparelho acompanhou.',

  'unverifiable.rules':
    'A partida foi jogada com outra versão das regras, e esta versão não consegue verificá-la. Isso não quer dizer que algo esteja errado.',
  'unverifiable.pack': 'O pacote com que a partida foi jogada não está aqui.',
  'unverifiable.position':
    'A partida começou ou continuou de uma posição preparada ou salva, por exemplo depois de uma mudança nas regras. O que veio antes não está aqui, por isso não é possível verificar os sorteios. Isso não quer dizer que algo esteja errado.',
  'unverifiable.noProof': 'A partida não tem prova: começou numa versão anterior, ou os sorteios dela foram dados.',
  'unverifiable.unreadable': 'Nenhum histórico legível foi encontrado.',

  'fact.commitment': 'Código de garantia',
  'fact.secret': 'Segredo',
  'fact.seed': 'Semente',
  'fact.value': 'Valor de {name}',
  'fact.device': 'Valor deste aparelho',
  'fact.away': 'nenhum: o aparelho estava ausente no início da partida',
};
