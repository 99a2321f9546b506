// biome-ignore-all lint/suspicious/noTemplateCurlyInString: the dollar is money, the braces are ICU's.
import type { THREATS as ENGLISH } from '../en/threats.ts';

/** Threats that could soon hit everybody. */
export const THREATS: Readonly<Record<keyof typeof ENGLISH, string>> = {
  'threat.title': 'Do jeito que está',
  'threat.ender':
    '{seatIs, select, you {{whenIs, select, certain {Você encerra} other {Você pode encerrar}}} other {{whenIs, select, certain {{seat} encerra} other {{seat} pode encerrar}}}} {chapter, select, 3 {a partida} other {o capítulo}} {whenIs, select, nextTurn {no próximo turno} other {neste turno}}.',
  'threat.incomes': 'Rendimento de oportunidade se o capítulo I acabasse agora: {incomes}.',
  'threat.noIncome': 'Se o capítulo I acabasse agora, ninguém receberia rendimento de oportunidade.',
  'threat.income': '{seat} ${sum}',
  'threat.war': 'Guerra de quadrilhas se começasse agora, por mercenários: {fighters}.',
  'threat.fighter':
    '{seat} {count}{losesIs, select, henchman { (perde um capanga)} chosen { (perde um capanga que o vencedor escolhe)} hospital { (um capanga vai para o hospital)} other {}}',
  'threat.snitches':
    '{left, plural, one {Resta # delator} many {Restam # delatores} other {Restam # delatores}} em {cards, plural, one {# carta} many {# cartas} other {# cartas}}.',
  'threat.toEnd':
    '{count, plural, one {O próximo delator encerra a partida.} many {Mais # delatores encerram a partida.} other {Mais # delatores encerram a partida.}}',
  'threat.next': 'A próxima carta é um delator: {number}. Só você sabe.',
  'threat.snitch': 'O delator {number} custaria: {tolls}.',
  'threat.toll':
    '{seat} {pays, plural, =0 {{losesIs, select, henchman {um capanga} other {nada}}} other {${pays}{losesIs, select, henchman { e um capanga} other {}}}}',
  'threat.bonuses':
    'Influência se a partida acabasse agora, por dinheiro e {familiesIs, select, true {famílias} other {maior quadrilha}}: {bonuses}.',
  'threat.bonus': '{seat} +{count}',
};
