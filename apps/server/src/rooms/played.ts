import type { AnyTable } from './games.ts';

/** From which table a line leads to which. Nobody writes what is behind a symbol: on the disk there is the line alone. */
const LED = Symbol('led');

interface Led {
  readonly from: AnyTable;
  readonly to: AnyTable;
}

/** Whoever makes a line has played its move already: so it need not be played a second time to know what the line leads to. */
export const ledTo = <L extends object>(line: L, led: Led): L => Object.assign(line, { [LED]: led });

/** The table after a line, if it was made at this very table. */
export function tableAfter(table: AnyTable, line: object): AnyTable | undefined {
  const led = (line as { readonly [LED]?: Led })[LED];
  return led?.from === table ? led.to : undefined;
}
