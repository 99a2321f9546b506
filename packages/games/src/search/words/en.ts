import type { Answers } from '../readersWords.ts';

/** The words of common questions, and the ids of the rules that answer them. */
export const ANSWERS: Answers = {
  gangsta: [
    ['money cash earn', 'A6 W1 H4'],
    ['win winner winning victory points score scoring influence', 'G2 G1'],
    ['end ends over finish finished', 'H5 H1 H2'],
    ['buy hire recruit', 'A1'],
    ['tired exhausted out rest wake ready call', 'T2 M1 M2 M3'],
    ['spy police snitch rat informant', 'N1 N2'],
    ['war fight battle', 'H2 H3'],
    ['skip pass', 'A6'],
    ['together cooperate partner share', 'P1 P2 P3'],
    ['start starts first', 'S3 S4'],
    ['tie tied', 'G2 H3'],
    ['pay afford', 'N1 N2 A1'],
    ['lose loses lost', 'H6 H2 N2 W6'],
  ],
  'escape-plan': [
    ['win winner winning victory points score scoring', 'G2 G1'],
    ['lose lost arrested arrest jail caught', 'F4 A1'],
    ['escape exit leave out', 'F1 F2 F3'],
    ['end ends over finish', 'G1'],
    ['police cop cops officer', 'E2 E3 E4'],
    ['hurt injured wound health heal', 'E4 E5 L11 L13'],
    ['money income cash earn', 'D2 L14'],
    ['move walk travel points', 'V1'],
    ['rest sleep', 'A3'],
    ['fame heat wanted notoriety', 'N1 N2 N3'],
  ],
};
