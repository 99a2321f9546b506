// biome-ignore-all lint/suspicious/noTemplateCurlyInString: the dollar is money, the braces are ICU's.
import type { THREATS as ENGLISH } from '../en/threats.ts';

/** Threats that could soon hit everybody. */
export const THREATS: Readonly<Record<keyof typeof ENGLISH, string>> = {
  'threat.title': 'Do jeito que está',
  'threat.ender':
    '{seatIs, select, you {{whenIs, select, certain {Você encerra} other {Você pode encerrar}}} other {{whenIs, select, certain {{seat} encerra} other {{seat} pode encerrar}}}} {chapter, select, 3 {a partida} other {o capítulo}} {whenIs, select, nextTurn {no próximo turno} other {neste turno}}.',
  'threat.incomes': 'Se o capítulo I acabasse agora, rendimento de oportunidade: {incomes}.',
  'threat.noIncome': 'Se o capítulo I acabasse agora, ninguém receberia rendimento de oportunidade.',
  'threat.income': '{seat} ${sum}',
  'threat.war': 'Se a guerra de quadrilhas começasse agora, em número de mercenários: {fighters}.',
  'threat.fighter':
    '{seat} {count}{losesIs, select, henchman { (perderia um capanga)} chosen { (perderia um capanga à escolha do vencedor)} hospital { (um capanga iria para o hospital)} other {}}',
  'threat.snitches':
    '{left, plural, one {Resta # delator} many {Restam # delatores} other {Restam # delatores}} em {cards, plural, one {# carta} many {# cartas} other {# cartas}}.',
  'threat.toEnd':
    '{count, plural, one {O próximo delator vai encerrar a partida.} many {A partida acaba depois de mais # delatores.} other {A partida acaba depois de mais # delatores.}}',
  'threat.next': 'Só você sabe: a próxima carta é um delator ({number}).',
  'threat.snitch':
    'Um delator que exige {number, plural, one {# informante} many {# informantes} other {# informantes}} custaria: {tolls}.',
  'threat.toll':
    '{seat} {pays, plural, =0 {{losesIs, select, henchman {um capanga} other {nada}}} other {${pays}{losesIs, select, henchman { e um capanga} other {}}}}',
  'threat.bonuses':
    'Se a partida acabasse agora, influência por dinheiro e {familiesIs, select, true {famílias} other {maior quadrilha}}: {bonuses}.',
  'threat.bonus': '{seat} +{count}',
};
