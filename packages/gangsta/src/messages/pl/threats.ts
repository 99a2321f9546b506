// biome-ignore-all lint/suspicious/noTemplateCurlyInString: `$` is a currency sign, and braces are ICU message syntax.
import type { THREATS as ENGLISH } from '../en/threats.ts';

export const THREATS: Readonly<Record<keyof typeof ENGLISH, string>> = {
  'threat.title': 'Jak to teraz wygląda',
  'threat.ender':
    '{seatIs, select, you {{whenIs, select, certain {Kończysz} other {Możesz zakończyć}}} other {{whenIs, select, certain {{seat} kończy} other {{seat} może zakończyć}}}} {chapter, select, 3 {grę} other {rozdział}} {whenIs, select, nextTurn {w następnej turze} other {w tej turze}}.',
  'threat.incomes': 'Dochód wyrównawczy, gdyby rozdział I skończył się teraz: {incomes}.',
  'threat.noIncome': 'Gdyby rozdział I skończył się teraz, nikt nie dostałby dochodu wyrównawczego.',
  'threat.income': '{seat} ${sum}',
  'threat.war': 'Wojna gangów, gdyby wybuchła teraz (liczba najemników): {fighters}.',
  'threat.fighter':
    '{seat} {count}{losesIs, select, henchman { (strata zbira)} chosen { (strata zbira, wybiera zwycięzca)} hospital { (zbir do szpitala)} other {}}',
  'threat.snitches':
    'W talii {left, plural, one {został # kapuś} few {zostało # kapusiów} many {zostało # kapusiów} other {zostało # kapusia}} na {cards, plural, one {# kartę} few {# karty} many {# kart} other {# karty}}.',
  'threat.toEnd':
    '{count, plural, one {Następny kapuś kończy grę.} few {Do końca gry jeszcze # kapusiów.} many {Do końca gry jeszcze # kapusiów.} other {Do końca gry jeszcze # kapusia.}}',
  'threat.next': 'Następna karta to kapuś: {number}. Wiesz to tylko ty.',
  'threat.snitch': 'Gdyby sypnął kapuś {number}: {tolls}.',
  'threat.toll':
    '{seat} {pays, plural, =0 {{losesIs, select, henchman {−1 zbir} other {nic}}} other {−${pays}{losesIs, select, henchman { i −1 zbir} other {}}}}',
  'threat.bonuses':
    'Wpływy, gdyby gra skończyła się teraz, za pieniądze i {familiesIs, select, true {rodziny} other {największy gang}}: {bonuses}.',
  'threat.bonus': '{seat} +{count}',
};
