// biome-ignore-all lint/suspicious/noTemplateCurlyInString: `$` is a currency sign, and braces are ICU message syntax.

export const PLANNER = {
  'planner.name': 'Planer ucieczki',
  'planner.turns':
    '{turns, plural, =0 {Nie masz już tur} one {Została # tura} few {Zostały # tury} many {Zostało # tur} other {Zostało # tury}}{byDisc, plural, =0 {} one { (# za dysk)} few { (# za dyski)} many { (# za dyski)} other { (# za dyski)}}',
  'planner.exit': 'Wyjazd {exit}',
  'planner.exitAt': 'Wyjazd {exit}, {tile}',
  'planner.chance': 'otwarty z szansą {cases} na {of}',
  'planner.odds': 'otwarty {cases} na {of}',
  'planner.notPlaced': 'jeszcze nie w mieście',
  'planner.noWay': 'pieszo nie dotrzesz',
  'planner.here': 'już tam jesteś',
  'planner.turnsAway': '{turns, plural, one {# tura} few {# tury} many {# tur} other {# tury}}',
  'planner.distance': '{turns, plural, one {# tura} few {# tury} many {# tur} other {# tury}}, {points} PR',
  'planner.onFoot': 'pieszo {turns, plural, one {# tura} few {# tury} many {# tur} other {# tury}}, {points} PR',
  'planner.quicker':
    '{turns, plural, one {# tura} few {# tury} many {# tur} other {# tury}}, {points} PR, pomogą: {means}{cost, plural, =0 {} other { ($#k)}}',
  'planner.can': 'kanister',
  'planner.via': 'przez: {stops}',
  'planner.price': 'Ucieczka kosztuje ${now}k',
  'planner.priceNext': 'Ucieczka kosztuje ${now}k, po następnej osobie ${next}k',
  'planner.priceNextShort': 'Koszt ${now}k; jeśli ktoś ucieknie wcześniej, ${next}k: zabraknie ${short}k',
  'planner.hush':
    '{due, select, true {Każda twoja tura kosztuje ${sum}k} other {Gdy ktoś ucieknie, każda tura kosztuje ${sum}k}}',
  'planner.money': 'Będziesz mieć ${cash}k',
  'planner.short': 'Będziesz mieć ${cash}k: brakuje ${short}k',
  'planner.when': 'dzień {day}, {part}',
  'planner.bill': '{when}: koszt ${cost}k, będziesz mieć ${cash}k',
  'planner.lastNow': 'Ruszaj teraz! To ostatnia tura, w której zdążysz',
  'planner.setOut': 'Ruszaj najpóźniej: {when}',
  'planner.last': 'Ostatnia szansa, by być przy wyjeździe: {when}',
  'planner.never': 'Już nie zdążysz tam dotrzeć',
  'planner.tooLate': 'Za późno na ucieczkę: nie masz już żadnej tury',
  'planner.broke': 'Nie stać cię na ucieczkę: brakuje ${short}k',
  'planner.leavers': 'Przed tobą mogą uciec: {names}',
  'planner.lieutenant': 'Porucznik może uciec w każdej swojej turze, najpóźniej: {when}',
  'planner.declared': 'Uciekasz: do zapłaty ${cost}k, masz ${cash}k',
} as const satisfies Record<string, string>;
