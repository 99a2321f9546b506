// biome-ignore-all lint/suspicious/noTemplateCurlyInString: the dollar is money, the braces are ICU's.

/** The escape planner: turns left, the way to the exits, what they cost and until when. */
export const PLANNER = {
  'planner.name': 'Planejador da fuga',
  'planner.turns':
    '{turns, plural, =0 {Nenhum turno restante} one {# turno restante} many {# turnos restantes} other {# turnos restantes}}{byDisc, plural, =0 {} one { (# com disco)} many { (# com discos)} other { (# com discos)}}',
  'planner.exit': 'Saída {exit}',
  'planner.exitAt': 'Saída {exit}, {tile}',
  'planner.chance': 'chance de {cases} em {of} de estar aberta',
  'planner.odds': 'aberta {cases} em {of}',
  'planner.notPlaced': 'ainda fora da cidade',
  'planner.noWay': 'sem caminho a pé',
  'planner.here': 'você já está lá',
  'planner.turnsAway': '{turns, plural, one {# turno} many {# turnos} other {# turnos}}',
  'planner.distance': '{turns, plural, one {# turno} many {# turnos} other {# turnos}}, {points} PM',
  'planner.onFoot': 'a pé {turns, plural, one {# turno} many {# turnos} other {# turnos}}, {points} PM',
  'planner.quicker':
    '{turns, plural, one {# turno} many {# turnos} other {# turnos}}, {points} PM com {means}{cost, plural, =0 {} other { ($#k)}}',
  'planner.can': 'galão de gasolina',
  'planner.via': 'por {stops}',
  'planner.price': 'Fugir custa ${now}k',
  'planner.priceNext': 'Fugir custa ${now}k; depois da próxima fuga, ${next}k',
  'planner.priceNextShort': 'Custa ${now}k; se alguém fugir antes, ${next}k: faltam ${short}k',
  'planner.hush':
    '{due, select, true {Cada turno seu custa ${sum}k} other {Depois da primeira fuga, cada turno custa ${sum}k}}',
  'planner.money': 'Você terá ${cash}k',
  'planner.short': 'Você terá ${cash}k: faltam ${short}k',
  'planner.when': 'dia {day}, {part}',
  'planner.bill': '{when}: custa ${cost}k, você terá ${cash}k',
  'planner.lastNow': 'Vá agora! Depois deste turno não dá mais tempo',
  'planner.setOut': 'Parta até: {when}',
  'planner.last': 'Esteja na saída até: {when}',
  'planner.never': 'Não dá mais tempo de chegar lá',
  'planner.broke': 'Você não pode pagar: faltam ${short}k',
  'planner.leavers': 'Podem fugir antes de você: {names}',
  'planner.lieutenant': 'O Tenente pode fugir em qualquer turno dele; no mais tardar: {when}',
  'planner.declared': 'Você está fugindo: tem que pagar ${cost}k e tem ${cash}k',
} as const satisfies Record<string, string>;
