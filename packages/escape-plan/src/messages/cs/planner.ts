// biome-ignore-all lint/suspicious/noTemplateCurlyInString: `$` is a currency sign, and braces are ICU message syntax.

export const PLANNER = {
  'planner.name': 'Plánovač útěku',
  'planner.turns':
    '{turns, plural, =0 {Nezbývá žádný tah} one {Zbývá # tah} few {Zbývají # tahy} many {Zbývá # tahu} other {Zbývá # tahů}}{byDisc, plural, =0 {} one { (# za žeton akce navíc)} few { (# za žetony akce navíc)} many { (# za žetony akce navíc)} other { (# za žetony akce navíc)}}',
  'planner.exit': 'Výjezd {exit}',
  'planner.exitAt': 'Výjezd {exit}, {tile}',
  'planner.chance': 'otevřený s pravděpodobností {cases}/{of}',
  'planner.odds': 'otevřený: šance {cases}/{of}',
  'planner.notPlaced': 'ještě není ve městě',
  'planner.noWay': 'pěšky se tam nedostaneš',
  'planner.here': 'už tam jsi',
  'planner.turnsAway': '{turns, plural, one {# tah} few {# tahy} many {# tahu} other {# tahů}}',
  'planner.distance': '{turns, plural, one {# tah} few {# tahy} many {# tahu} other {# tahů}}, {points} BP',
  'planner.onFoot': 'pěšky {turns, plural, one {# tah} few {# tahy} many {# tahu} other {# tahů}}, {points} BP',
  'planner.quicker':
    '{turns, plural, one {# tah} few {# tahy} many {# tahu} other {# tahů}}, {points} BP, použiješ: {means}{cost, plural, =0 {} other { ($#k)}}',
  'planner.can': 'kanystr',
  'planner.via': 'přes: {stops}',
  'planner.price': 'Útěk stojí ${now}k',
  'planner.priceNext': 'Útěk stojí ${now}k, po dalším útěku ${next}k',
  'planner.priceNextShort': 'Stojí ${now}k; uteče-li někdo dřív, ${next}k: chybí ${short}k',
  'planner.hush':
    '{due, select, true {Každý tvůj tah stojí ${sum}k} other {Jakmile někdo uteče, stojí každý tah ${sum}k}}',
  'planner.money': 'Budeš mít ${cash}k',
  'planner.short': 'Budeš mít ${cash}k: chybí ${short}k',
  'planner.when': 'den {day}, {part}',
  'planner.bill': '{when}: stojí ${cost}k, budeš mít ${cash}k',
  'planner.lastNow': 'Vyraz hned! Je to poslední tah, kdy to ještě stihneš',
  'planner.setOut': 'Vyraz nejpozději: {when}',
  'planner.last': 'Poslední šance být u výjezdu: {when}',
  'planner.never': 'Už se tam včas nedostaneš',
  'planner.tooLate': 'Na útěk je pozdě: nezbývá ti žádný tah',
  'planner.broke': 'Nemáš dost peněz: chybí ${short}k',
  'planner.leavers': 'Před tebou může utéct: {names}',
  'planner.lieutenant': 'Poručík může utéct v kterémkoli svém tahu, nejpozději: {when}',
  'planner.declared': 'Utíkáš: zaplatíš ${cost}k, máš ${cash}k',
} as const satisfies Record<string, string>;
