import type { WORDS as ENGLISH } from '../en/words.ts';

export const WORDS: Readonly<Record<keyof typeof ENGLISH, string>> = {
  'seat.you': 'Você',
  'seat.youInside': 'você',
  'winner.nobody': 'ninguém',
  'resource.hidden': 'um recurso',
  'card.hidden': 'uma carta',

  'deck.jobs': 'baralho de golpes',
  'deck.henchmen': 'baralho de capangas',

  'reason.leaders': 'pelos líderes',
  'reason.job': 'pelo golpe',
  'reason.partnership': 'pela parceria',
  'reason.opportunity': 'de rendimento de oportunidade',
  'reason.counterfeitPress': 'da prensa de notas',
  'reason.blackMarket': 'do mercado negro',

  'cause.assassination': 'num assassinato',
  'cause.gangWar': 'na guerra de quadrilhas',
  'cause.snitch': 'por não pagar o delator',

  'end.members': 'uma quadrilha tem 9 membros',
  'endOf.members': '{seatIs, select, you {sua quadrilha} other {a quadrilha de {seat}}} tem 9 membros',
  'end.snitches': 'o terceiro delator abriu o bico',
  'end.idleness': 'por 10 rodadas, todos só passaram',

  'status.secret': 'secreto',
  'status.inactive': 'inativo',
  'status.active': 'ativo',
  'status.stopped': 'parado, ainda conta',
  'status.worthless': 'parado, não vale nada',

  'score.jobs': 'Golpes concluídos',
  'score.members': 'Membros',
  'score.richest': 'Mais dinheiro',
  'score.resource': 'Recurso',
  'score.largestGang': 'Maior quadrilha',
  'score.families': 'Famílias',
  'score.total': 'Influência',

  'option.families': 'Famílias: capangas da família do seu chefe custam $1 a menos, e cada família pontua no fim',
  'option.resources': 'Recursos: cada um recebe 2 em segredo, fica com 1 e depois o mostra',
  'option.openJobs': 'Golpes abertos: todos veem quais golpes cada um já deu',

  'letter.leader': 'L',
  'letter.mercenary': 'M',
  'letter.informer': 'I',
  'letter.sniper': 'A',
  'letter.brawler': 'B',
  'letter.hacker': 'H',
};
