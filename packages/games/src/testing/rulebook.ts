export const SECTIONS = { P: 'Pickpockets' } as const;

export const RULEBOOK = {
  P1: 'Everybody hides one to three coins.',
  P2: 'In a turn one may peek at a purse, and grab it.',
  P3: 'Every purse is in one place.',
} as const;
