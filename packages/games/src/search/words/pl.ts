import type { Answers } from '../readersWords.ts';

export const ANSWERS: Answers = {
  gangsta: [
    ['pieniądze zarobić', 'A6 W1 H4'],
    ['wygrać wygrana zwycięstwo zwycięzca punkty wpływy', 'G2 G1'],
    ['koniec kończy skończy', 'H5 H1 H2'],
    ['kupić wynająć werbować', 'A1'],
    ['zmęczony wyczerpany zajęty ściągnąć', 'T2 M1 M2 M3'],
    ['szpieg policja kapuś donosiciel', 'N1 N2'],
    ['wojna walka', 'H2 H3'],
    ['pas pasować', 'A6'],
    ['razem wspólny partner', 'P1 P2 P3'],
    ['zaczyna zacząć pierwszy', 'S3 S4'],
    ['remis', 'G2 H3'],
    ['płacić zapłacić', 'N1 N2 A1'],
    ['stracić tracę', 'H6 H2 N2 W6'],
  ],
  'escape-plan': [
    ['wygrać wygrana zwycięstwo zwycięzca punkty', 'G2 G1'],
    ['przegrać areszt aresztowany więzienie', 'F4 A1'],
    ['uciec ucieczka wyjście wyjazd', 'F1 F2 F3'],
    ['koniec kończy', 'G1'],
    ['policja glina gliniarz policjant', 'E2 E3 E4'],
    ['ranny rana leczyć', 'E4 E5 L11 L13'],
    ['pieniądze dochód', 'D2 L14'],
    ['ruch iść podróż', 'V1'],
    ['odpoczynek spać', 'A3'],
    ['sława rozgłos poszukiwany', 'N1 N2 N3'],
  ],
};
