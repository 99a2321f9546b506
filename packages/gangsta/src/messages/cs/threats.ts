// biome-ignore-all lint/suspicious/noTemplateCurlyInString: `$` is a currency sign, and braces are ICU message syntax.
import type { THREATS as ENGLISH } from '../en/threats.ts';

export const THREATS: Readonly<Record<keyof typeof ENGLISH, string>> = {
  'threat.title': 'Jak to teď vypadá',
  'threat.ender':
    '{seatIs, select, you {{whenIs, select, certain {Ukončíš} other {Můžeš ukončit}}} other {{whenIs, select, certain {{seat} ukončí} other {{seat} může ukončit}}}} {chapter, select, 3 {hru} other {kapitolu}} {whenIs, select, nextTurn {v příštím tahu} other {v tomto tahu}}.',
  'threat.incomes': 'Vyrovnávací příjem, kdyby kapitola I skončila teď: {incomes}.',
  'threat.noIncome': 'Kdyby kapitola I skončila teď, vyrovnávací příjem by nedostal nikdo.',
  'threat.income': '{seat} ${sum}',
  'threat.war': 'Válka gangů, kdyby začala teď (počet žoldáků): {fighters}.',
  'threat.fighter':
    '{seat} {count}{losesIs, select, henchman { (ztráta kumpána)} chosen { (ztráta kumpána, vybírá vítěz)} hospital { (kumpán do nemocnice)} other {}}',
  'threat.snitches':
    'V balíčku {left, plural, one {zbývá # práskač} few {zbývají # práskači} many {zbývá # práskače} other {zbývá # práskačů}} na {cards, plural, one {# kartu} few {# karty} many {# karty} other {# karet}}.',
  'threat.toEnd':
    '{count, plural, one {Příští práskač ukončí hru.} few {Ještě # práskači a hra skončí.} many {Ještě # práskače a hra skončí.} other {Ještě # práskačů a hra skončí.}}',
  'threat.next': 'Další karta je práskač: {number}. Víš to jen ty.',
  'threat.snitch': 'Kdyby promluvil práskač {number}: {tolls}.',
  'threat.toll':
    '{seat} {pays, plural, =0 {{losesIs, select, henchman {−1 kumpán} other {nic}}} other {−${pays}{losesIs, select, henchman { a −1 kumpán} other {}}}}',
  'threat.bonuses':
    'Vliv, kdyby hra skončila teď, za peníze a {familiesIs, select, true {rodiny} other {největší gang}}: {bonuses}.',
  'threat.bonus': '{seat} +{count}',
};
