import type { WORDS as ENGLISH } from '../en/words.ts';

/** The words that sentences, tables and scores are made of. */
export const WORDS: Readonly<Record<keyof typeof ENGLISH, string>> = {
  'game.name': 'Gangsta!',
  'game.pitch': 'Monte sua quadrilha, dê golpes e mantenha os delatores de bico fechado. De 2 a 4 jogadores.',

  'seat.you': 'Você',
  'seat.youInside': 'você',
  'list.times': '{count} × {thing}',
  'winner.nobody': 'ninguém',
  'resource.hidden': 'um recurso',
  'card.hidden': 'uma carta',

  'deck.jobs': 'baralho de golpes',
  'deck.henchmen': 'baralho de capangas',

  'reason.leaders': 'dos líderes',
  'reason.job': 'pelo golpe',
  'reason.partnership': 'pela parceria',
  'reason.opportunity': 'de rendimento de oportunidade',
  'reason.counterfeitPress': 'direto da prensa',
  'reason.blackMarket': 'no mercado negro',

  'cause.assassination': 'num assassinato',
  'cause.gangWar': 'na guerra de quadrilhas',
  'cause.snitch': 'por não pagar o delator',

  'end.members': 'uma quadrilha tem nove membros',
  'end.snitches': 'o terceiro delator abriu o bico',
  'end.idleness': 'em dez rodadas ninguém fez nada além de passar',

  'status.secret': 'em segredo',
  'status.inactive': 'inativo',
  'status.active': 'ativo',
  'status.stopped': 'fim de linha, ainda vale',
  'status.worthless': 'fim de linha, não vale nada',

  'score.jobs': 'Golpes concluídos',
  'score.members': 'Membros',
  'score.richest': 'Mais dinheiro',
  'score.resource': 'Recurso',
  'score.largestGang': 'Maior quadrilha',
  'score.families': 'Famílias',
  'score.total': 'Influência',

  'option.families': 'Famílias: parentes custam $1 a menos, e cada família dá um prêmio no fim',
  'option.resources': 'Recursos: cada um recebe dois em segredo e fica com um, virado para cima',
  'option.openJobs': 'Golpes abertos: todos veem que golpes cada um já deu',

  'letter.leader': 'L',
  'letter.mercenary': 'M',
  'letter.informer': 'I',
  'letter.sniper': 'A',
  'letter.brawler': 'B',
  'letter.hacker': 'H',
};
