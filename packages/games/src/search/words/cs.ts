import type { Answers } from '../readersWords.ts';

export const ANSWERS: Answers = {
  gangsta: [
    ['peníze vydělat', 'A6 W1 H4'],
    ['vyhrát vyhraju výhra vítěz body bodování vliv', 'G2 G1'],
    ['konec končí skončí', 'H5 H1 H2'],
    ['koupit najmout verbovat', 'A1'],
    ['unavený vyčerpaný venku povolat', 'T2 M1 M2 M3'],
    ['špeh policie práskač udavač', 'N1 N2'],
    ['válka boj', 'H2 H3'],
    ['pas pasovat vynechat', 'A6'],
    ['spolu spolupráce partner', 'P1 P2 P3'],
    ['začíná začít první', 'S3 S4'],
    ['remíza shoda', 'G2 H3'],
    ['zaplatit platit', 'N1 N2 A1'],
    ['ztratit přijít', 'H6 H2 N2 W6'],
  ],
  'escape-plan': [
    ['vyhrát vyhraju výhra vítěz body bodování', 'G2 G1'],
    ['prohrát zatčen zatčení vězení', 'F4 A1'],
    ['útěk utéct uprchnout východ', 'F1 F2 F3'],
    ['konec končí skončí', 'G1'],
    ['policie polda policista', 'E2 E3 E4'],
    ['zraněný zranění léčit', 'E4 E5 L11 L13'],
    ['peníze příjem', 'D2 L14'],
    ['pohyb jít cestovat', 'V1'],
    ['odpočinek spát', 'A3'],
    ['sláva pověst hledaný', 'N1 N2 N3'],
  ],
};
