// biome-ignore-all lint/suspicious/noTemplateCurlyInString: `$` is a currency sign, and braces are ICU message syntax.
import type { THREATS as ENGLISH } from '../en/threats.ts';

export const THREATS: Readonly<Record<keyof typeof ENGLISH, string>> = {
  'threat.title': 'Do jeito que está',
  'threat.ender':
    '{seatIs, select, you {{whenIs, select, certain {Você encerra} other {Você pode encerrar}}} other {{whenIs, select, certain {{seat} encerra} other {{seat} pode encerrar}}}} {chapter, select, 3 {a partida} other {o capítulo}} {whenIs, select, nextTurn {no próximo turno} other {neste turno}}.',
  'threat.incomes': 'Rendimento de oportunidade, se o capítulo I acabasse agora: {incomes}.',
  'threat.noIncome': 'Se o capítulo I acabasse agora, ninguém receberia rendimento de oportunidade.',
  'threat.income': '{seat} ${sum}',
  'threat.war': 'Mercenários, se a guerra de quadrilhas começasse agora: {fighters}.',
  'threat.fighter':
    '{seat} {count}{losesIs, select, henchman { (perderia um capanga)} chosen { (perderia um capanga à escolha do vencedor)} hospital { (um capanga iria para o hospital)} other {}}',
  'threat.snitches':
    '{cards, plural, one {A última carta do baralho de golpes é um delator.} many {Há {left, plural, one {# delator} many {# delatores} other {# delatores}} entre as # cartas do baralho de golpes.} other {Há {left, plural, one {# delator} many {# delatores} other {# delatores}} entre as # cartas do baralho de golpes.}}',
  'threat.toEnd':
    '{count, plural, one {O próximo delator vai encerrar a partida.} many {A partida acaba depois de mais # delatores.} other {A partida acaba depois de mais # delatores.}}',
  'threat.next':
    'Só você sabe: a próxima carta é um delator que exige {number, plural, one {# informante} many {# informantes} other {# informantes}}.',
  'threat.snitch':
    'Um delator que exige {number, plural, one {# informante} many {# informantes} other {# informantes}} custaria: {tolls}.',
  'threat.toll':
    '{seat} {pays, plural, =0 {{losesIs, select, henchman {um capanga} other {nada}}} other {${pays}{losesIs, select, henchman { e um capanga} other {}}}}',
  'threat.bonuses':
    'Influência por dinheiro e {familiesIs, select, true {famílias} other {maior quadrilha}}, se a partida acabasse agora: {bonuses}.',
  'threat.bonus': '{seat} +{count}',
};
