// biome-ignore-all lint/suspicious/noTemplateCurlyInString: `$` is a currency sign, and braces are ICU message syntax.
import type { FORECASTS as ENGLISH } from '../en/forecasts.ts';

export const FORECASTS: Readonly<Record<keyof typeof ENGLISH, string>> = {
  'figure.money': 'Деньги',
  'figure.influence': 'Влияние',
  'figure.members': 'Бандиты',
  'figure.mercenary': 'Наёмники',
  'figure.informer': 'Информаторы',
  'figure.extraTurn': 'Дополнительный ход',

  'change.money': '${before} → ${after}',
  'change.influence': '{before} → {after}',
  'change.members': '{before} → {after}',
  'change.mercenary': '{before} → {after}',
  'change.informer': '{before} → {after}',
  'change.extraTurn': '+{after}',

  lead: '{lead} влияния',
  'instead.money': '${after} вместо ${before}',
  'instead.influence': '{after} вместо {before}',
  'instead.members': '{after} вместо {before}',
  'instead.mercenary': '{after} вместо {before}',
  'instead.informer': '{after} вместо {before}',
  'instead.extraTurn': '{after} вместо {before}',

  'fact.stillNeeds': '{missingCount, plural, =1 {Ещё нужен} other {Ещё нужны}} {missing}.',
  'fact.out': 'Не в строю, пока не вернёте: {out}.',
  'fact.crew': 'Предложенный состав: {out}; не в строю, пока не вернёте.',
  'fact.back': 'Снова в строю: {back}.',
  'fact.rivalsOut': 'У соперников не в строю: {out}.',
  'fact.partnersGet':
    '{partnersCount, plural, one {${sum} получит {partners}} few {По ${sum} получат: {partners}} many {По ${sum} получат: {partners}} other {По ${sum} получат: {partners}}}.',
  'fact.joins': 'В банду придёт {henchman} — и сразу в строй.',
  'fact.comesHome': 'Из больницы вернётся {henchman} — и сразу в строй.',
  'fact.stolen': '{from} потеряет ${sum}.',
  'fact.rivalLoses': '{from} потеряет подручного: {henchman}.',
  'fact.becomesActive': 'Ваш ресурс «{resource}» заработает.',
  'fact.learns': '{member} получит навык: {skill_inside}.',
  'fact.jobTucked': 'Дело «{job}» больше не будет считаться сделанным.',
  'fact.nobodyLearns': 'Никто из участников не может выучить этот навык ({skill_inside}).',
  'fact.next': 'Потом можно {next}.',
  'fact.keeps':
    '{missingCount, plural, =0 {Ресурс «{resource}» заработает сразу.} one {Ресурс «{resource}» заработает, когда в банде появится {missing}.} few {Ресурс «{resource}» заработает, когда в банде появятся {missing}.} many {Ресурс «{resource}» заработает, когда в банде появятся {missing}.} other {Ресурс «{resource}» заработает, когда в банде появятся {missing}.}}',
  'fact.peeks': 'Верхнюю карту {deckIs, select, jobs {колоды дел} other {колоды подручных}} увидите только вы.',
  'fact.replaced': 'Карта «{card}» уйдёт со стола. В конце хода её заменит новая.',
  'fact.toEnd':
    '{chapter, select, 3 {До конца игры} other {До конца главы}} останется нанять {count, plural, one {# бандита} few {# бандитов} many {# бандитов} other {# бандита}}.',
  'fact.endsChapter': 'Этот ход закончит {chapter, select, 1 {главу I} 2 {главу II} other {игру}}.',
  'fact.incomes': 'Подъёмные: {incomes}.',
  'fact.war':
    'Война банд, наёмники: {mercenaries}. {winnerIs, select, nobody {Ничья: каждый потеряет по подручному} you {Победите вы} other {Победит {winner}, остальные потеряют по подручному}}.',
  'fact.toHospital': 'Один из ваших подручных попадёт в больницу.',
  'fact.snitchRisk':
    'Откроется новая карта, а в колоде {left, plural, one {# стукач} few {# стукача} many {# стукачей} other {# стукача}} на {cards, plural, one {# карту} few {# карты} many {# карт} other {# карты}}: {pays, plural, =0 {{henchmen, plural, =0 {вам это ничего не будет стоить} other {это может стоить вам подручного}}} other {это может стоить вам {henchmen, plural, =0 {} other {подручного и }}{pays, plural, =1 {$1} other {до $#}}}}.',
  'fact.nextSnitch': 'Следующая карта — стукач с числом {number}: вы заплатите ${pays}.',
  'next.steal': 'обокрасть соперника',
  'next.divert': 'отвлечь бандитов соперников',
  'next.assassinate': 'ударить по сопернику',
  'next.recruitAtOnce': 'сразу нанять подручного',
  'next.learn': 'обучить участника',
  'bySeat.incomes': '{seatIs, select, you {вы} other {{seat}}} — ${amount}',
  'danger.endsGame': 'Это закончит игру.',
  'danger.losesSomebody': 'Вы потеряете подручного ({cause}).',
  'danger.loses': 'Вы навсегда потеряете подручного: {henchman}.',
  'danger.losesExtraTurn': 'Вы откажетесь от дополнительного хода.',
};
