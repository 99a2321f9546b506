import type { Answers } from '../readersWords.ts';

export const ANSWERS: Answers = {
  gangsta: [
    ['dinheiro', 'A6 W1 H4'],
    ['ganhar vencer vence vitória pontos pontuação influência', 'G2 G1'],
    ['acaba fim termina', 'H5 H1 H2'],
    ['comprar contratar recrutar', 'A1'],
    ['cansado esgotado fora chamar voltar', 'T2 M1 M2 M3'],
    ['espião polícia delator dedo-duro', 'N1 N2'],
    ['guerra briga luta', 'H2 H3'],
    ['passar pular', 'A6'],
    ['juntos cooperar parceiro dividir', 'P1 P2 P3'],
    ['começa começar primeiro', 'S3 S4'],
    ['empate', 'G2 H3'],
    ['pagar', 'N1 N2 A1'],
    ['perder perco', 'H6 H2 N2 W6'],
  ],
  'escape-plan': [
    ['ganhar vencer vence vitória pontos pontuação', 'G2 G1'],
    ['perder preso prisão prender', 'F4 A1'],
    ['fugir fuga saída sair', 'F1 F2 F3'],
    ['acaba fim termina', 'G1'],
    ['polícia policial agente', 'E2 E3 E4'],
    ['machucado ferido ferimento curar', 'E4 E5 L11 L13'],
    ['dinheiro renda rendimento', 'D2 L14'],
    ['mover andar viajar', 'V1'],
    ['descansar dormir', 'A3'],
    ['fama procurado notoriedade', 'N1 N2 N3'],
  ],
};
