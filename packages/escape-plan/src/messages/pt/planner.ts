// biome-ignore-all lint/suspicious/noTemplateCurlyInString: `$` is a currency sign, and braces are ICU message syntax.

export const PLANNER = {
  'planner.name': 'Planejador da fuga',
  'planner.turns':
    '{turns, plural, =0 {Nenhum turno restante} one {# turno restante} many {# turnos restantes} other {# turnos restantes}}{byDisc, plural, =0 {} one { (# com disco)} many { (# com discos)} other { (# com discos)}}',
  'planner.exit': 'Saída {exit}',
  'planner.exitAt': 'Saída {exit}, {tile}',
  'planner.chance': 'chance de {cases} em {of} de estar aberta',
  'planner.odds': 'aberta em {cases} de {of} casos',
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
  'planner.price': '{now, plural, =0 {Fugir é grátis} other {Fugir custa $#k}}',
  'planner.priceNext': '{now, plural, =0 {Fugir é grátis} other {Fugir custa $#k}}; depois da próxima fuga, ${next}k',
  'planner.priceNextShort':
    '{now, plural, =0 {Grátis agora} other {Custa $#k}}; se alguém fugir antes, ${next}k: {short, plural, one {falta} many {faltam} other {faltam}} ${short}k',
  'planner.hush':
    '{due, select, true {Cada turno seu custa ${sum}k} other {Depois da primeira fuga, cada turno custa ${sum}k}}',
  'planner.money': 'Você terá {cash, plural, =0 {$0} other {$#k}}',
  'planner.short':
    'Você terá {cash, plural, =0 {$0} other {$#k}}: {short, plural, one {falta} many {faltam} other {faltam}} ${short}k',
  'planner.when': 'dia {day}, {part}',
  'planner.bill':
    '{when}: {cost, plural, =0 {grátis} other {$#k a pagar}}, e você terá {cash, plural, =0 {$0} other {$#k}}',
  'planner.lastNow': 'Vá agora! Depois deste turno não dá mais tempo',
  'planner.setOut': 'Parta até: {when}',
  'planner.last': 'Esteja na saída até: {when}',
  'planner.never': 'Não dá mais tempo de chegar lá',
  'planner.tooLate': 'Tarde demais para fugir: você não tem mais turnos',
  'planner.broke': 'Você não pode pagar: {short, plural, one {falta} many {faltam} other {faltam}} ${short}k',
  'planner.leavers': 'Quem pode fugir antes de você: {names}',
  'planner.lieutenant': 'O Tenente pode fugir em qualquer turno dele; no mais tardar: {when}',
  'planner.declared':
    'Você está fugindo: {cost, plural, =0 {é grátis} other {tem que pagar $#k}}, e você tem {cash, plural, =0 {$0} other {$#k}}',
} as const satisfies Record<string, string>;
