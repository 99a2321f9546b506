export interface Plan {
  readonly sizes: readonly Size[];
  /** The number of moves at each table before memory is measured. It is the same for all servers. */
  readonly movesBefore: number;
  /** The number of moves before the first sample. Compilation happens during these moves. */
  readonly warmUpMoves: number;
  readonly sampleMoves: number;
  readonly paced: { readonly samples: number; readonly milliseconds: number };
}

interface Size {
  readonly tables: number;
  readonly samples: number;
}

/** The number of tables that the goals refer to. The latency at a fixed rate is measured only with this number. */
export const HEADLINE_TABLES = 200;
export const PLAYERS = 4;

export const FULL: Plan = {
  sizes: [
    { tables: 20, samples: 3 },
    { tables: HEADLINE_TABLES, samples: 7 },
    { tables: 2000, samples: 3 },
  ],
  movesBefore: 20,
  warmUpMoves: 12_000,
  sampleMoves: 12_000,
  paced: { samples: 7, milliseconds: 3000 },
};

export const QUICK: Plan = {
  sizes: [
    { tables: 20, samples: 2 },
    { tables: HEADLINE_TABLES, samples: 3 },
  ],
  movesBefore: 10,
  warmUpMoves: 6000,
  sampleMoves: 6000,
  paced: { samples: 3, milliseconds: 2000 },
};

export const GOALS = { timesMoves: 5, pacedRate: 1000, pacedP99: 100 } as const;
