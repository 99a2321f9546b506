// biome-ignore-all lint/suspicious/noTemplateCurlyInString: `$` is a currency sign, and braces are ICU message syntax.
import type { FORECASTS as ENGLISH } from '../en/forecasts.ts';

export const FORECASTS: Readonly<Record<keyof typeof ENGLISH, string>> = {
  'figure.plan': 'Ваш план',
  'figure.cash': 'Деньги',
  'figure.income': 'Доход',
  'figure.notoriety': 'Розыск',
  'figure.wounds': 'Раны',
  'figure.handcuffs': 'Наручники',
  'figure.assetsLost': 'Активы, потерянные навсегда',
  'figure.discs': 'Диски',
  'figure.cans': 'Канистры',
  'figure.members': 'Бандиты',

  'change.plan': '${before}k → ${after}k',
  'change.cash': '${before}k → ${after}k',
  'change.income': '${before}k → ${after}k',
  'change.notoriety': '{before} → {after}',
  'change.wounds': '{before} → {after}',
  'change.handcuffs': '{before} → {after}',
  'change.assetsLost': '{before} → {after}',
  'change.discs': '{before} → {after}',
  'change.cans': '{before} → {after}',
  'change.members': '{before} → {after}',

  lead: '${lead}k',
  'instead.plan': '${after}k вместо ${before}k',
  'instead.cash': '${after}k вместо ${before}k',
  'instead.income': '${after}k вместо ${before}k',
  'instead.notoriety': '{after} вместо {before}',
  'instead.wounds': '{after} вместо {before}',
  'instead.handcuffs': '{after} вместо {before}',
  'instead.assetsLost': '{after} вместо {before}',
  'instead.discs': '{after} вместо {before}',
  'instead.cans': '{after} вместо {before}',
  'instead.members': '{after} вместо {before}',

  'fact.escapes': 'Вы выберетесь из города.',
  'fact.exitPrice': 'За выезд вы заплатите ${price}k; у вас ${money}k.',
  'fact.wounds':
    'Вы получите {count, plural, one {# рану} few {# раны} many {# ран} other {# раны}}{lieutenant, plural, =0 {} one {: {officers} от копов, # от Лейтенанта} few {: {officers} от копов, # от Лейтенанта} many {: {officers} от копов, # от Лейтенанта} other {: {officers} от копов, # от Лейтенанта}}.',
  'fact.evade':
    'Придётся уходить от {count, plural, one {# копа} few {# копов} many {# копов} other {# копа}}{covered, plural, =0 {, а ничего подходящего у вас нет} other {; {cost, plural, =0 {} other {за $#k }}{left, plural, =0 {это получится} other {получится только от {covered, plural, =1 {одного} =2 {двоих} =3 {троих} =4 {четверых} other {#}}}}}}{left, plural, =0 {} one {: не меньше # раны} few {: не меньше # ран} many {: не меньше # ран} other {: не меньше # раны}}.',
  'fact.evades': 'Вы уйдёте от {officers_gen}.',
  'fact.closes': 'После вашего визита закроется {haunt}.',
  'fact.assetLost': 'Все ячейки активов заняты: актив «{asset}» пропадёт навсегда.',
  'fact.toll': 'Лейтенант возьмёт ${sum}k.',
  'fact.tollWounds':
    'Лейтенант требует ${sum}k, а {money, plural, =0 {денег у вас нет} other {у вас $#k}}: {wounds, plural, one {# рана} few {# раны} many {# ран} other {# раны}}.',
  'fact.crossesLine':
    'При следующем пересчёте розыск перейдёт {line, select, 0 {первый} 1 {второй} other {третий}} порог: копы сожмут кольцо, затем вы {line, select, 0 {разблокируете актив} 1 {разблокируете 2 актива} other {разблокируете актив и возьмёте диск}}.',
  'fact.aboveTop':
    'Розыск выйдет за верх шкалы: {wounds, plural, one {# рана} few {# раны} many {# ран} other {# раны}} при следующем пересчёте.',
  'fact.nextLine': 'До следующего порога ({line}) осталось {left}.',
  'fact.contactTerms':
    '{effect} {cost, plural, =0 {И наём, и применение бесплатны.} other {Нанять можно бесплатно, а каждое применение стоит $#k ({money, plural, =0 {денег у вас нет} other {у вас $#k}}).}}{star, plural, =0 {} other { Каждый раз розыск +1.}}{spaces, plural, =0 { Свободной ячейки нет: новый контакт займёт место другого, розыск +1.} other {}}',
  'fact.keyOpens':
    'Откроет один тайник своего цвета в магазине или закрытое заведение. Чтобы открыть тайник, розыск и контакты в сумме должны дать {needed}, а у вас {reached}. Вы вытянете {draws, plural, one {# жетон} few {# жетона} many {# жетонов} other {# жетона}}.',
  'fact.fixerTerms': '{use} Срабатывает один раз.',
  'fact.assetTerms': '{power} Применение стоит ${cost}k.',
  'fact.equipmentTerms': 'Поможет уйти от одного {officers_genOr}. Снова пригодится только после отдыха.',
  'fact.newContact': 'Откроется новый контакт.',
  'fact.drawsTiles': 'Вы вытянете жетоны и оставите себе один.',
  'fact.tilePays': 'Принесёт в конце ${sum}k, если вы сбежите.',
  'fact.exitPriceNext': 'Если кто-то сбежит раньше, выезд будет стоить ${price}k; у вас будет ${money}k.',
  'fact.leavingFree': 'Если всё останется как есть, в следующий ход вам никто не помешает уйти.',
  'fact.leaving':
    'Если всё останется как есть, в следующий ход {officersCount, plural, =0 {уходить ни от кого не придётся} other {придётся уходить от {officers_gen}{covered, plural, =0 {, а ничего подходящего у вас нет} other {; {cost, plural, =0 {} other {за $#k }}{left, plural, =0 {это получится} other {получится только от {covered, plural, =1 {одного} =2 {двоих} =3 {троих} =4 {четверых} other {#}}}}}}}}{lieutenant, select, 0 {} 1 {; ${toll}k Лейтенанту} other {; Лейтенант: 2 раны, ${toll}k у вас не будет}}.',
  'danger.arrested': 'Вас арестуют: выезд стоит ${price}k, а у вас ${money}k.',
  'danger.turnFee': 'Вас арестуют: каждый ход теперь стоит ${price}k, а у вас ${money}k.',
  'danger.lastTurn': 'После этого у вас не останется ходов: вас арестуют.',
  'danger.handcuffs':
    'Вы получите наручники{count, plural, one {} =2 { дважды} few { # раза} many { # раз} other { # раза}}{assets, plural, =0 {} one {, и один актив пропадёт навсегда} few {, и # актива пропадут навсегда} many {, и # активов пропадут навсегда} other {, и # актива пропадёт навсегда}}.',
  'danger.exitMoney': 'Выезд стоит ${price}k, а у вас останется ${money}k.',
  'danger.exitTooFar':
    '{left, plural, one {Останется только # ход} few {Останется только # хода} many {Останется только # ходов} other {Останется только # хода}}: если всё останется как есть, до выезда {exit} вы не успеете.',
};
