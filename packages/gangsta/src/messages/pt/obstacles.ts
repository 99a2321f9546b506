// biome-ignore-all lint/suspicious/noTemplateCurlyInString: `$` is a currency sign, and braces are ICU message syntax.
import type { OBSTACLES as ENGLISH } from '../en/obstacles.ts';

export const OBSTACLES: Readonly<Record<keyof typeof ENGLISH, string>> = {
  'whyNot.short':
    '{sum, plural, one {Falta $#} many {Faltam $#} other {Faltam $#}}: custa ${cost} e você tem ${money}.',
  'whyNot.notThere': 'Não está mais na mesa.',
  'whyNot.lacksOne':
    '{count, plural, one {Falta # {skill_inside}} many {Faltam # × {skill_inside}} other {Faltam # × {skill_inside}}}, e ninguém disponível tem essa habilidade.',
  'whyNot.lacksSeveral': 'Ninguém disponível tem as habilidades que faltam: {missing}.',
  'whyNot.lacksOneOut':
    '{count, plural, one {Falta # {skill_inside}} many {Faltam # × {skill_inside}} other {Faltam # × {skill_inside}}}: {out} {outCount, plural, one {poderia ajudar, mas está em ação} many {poderiam ajudar, mas estão em ação} other {poderiam ajudar, mas estão em ação}}.',
  'whyNot.lacksSeveralOut':
    'Habilidades que faltam: {missing}. {out} {outCount, plural, one {poderia ajudar, mas está em ação} many {poderiam ajudar, mas estão em ação} other {poderiam ajudar, mas estão em ação}}.',
  'whyNot.lacksMore':
    'Habilidades que faltam: {missing}. {out} {outCount, plural, one {poderia ajudar, mas está em ação} many {poderiam ajudar, mas estão em ação} other {poderiam ajudar, mas estão em ação}}, e nem isso bastaria.',
  'whyNot.nobodyToBegin':
    'Primeiro você tem que pôr em ação um membro seu, e nenhum disponível tem uma destas habilidades: {missing_inside}.',
  'whyNot.isOut': '{member} está em ação.',
  'whyNot.isAvailable': '{member} já está disponível.',
  'whyNot.ownOnly': 'Neste golpe só podem ir membros seus.',
  'whyNot.ownFirst': 'Ponha primeiro um membro seu em ação.',
  'whyNot.notNeeded':
    '{member} não tem {missingCount, plural, one {a habilidade que falta} many {nenhuma das habilidades que faltam} other {nenhuma das habilidades que faltam}} ({missing_inside}).',
  'whyNot.notYours': 'Este membro é de outra quadrilha.',
  'whyNot.yours': 'Só dá para escolher rivais.',
  'whyNot.alreadyPaid': 'Você já pagou por um membro neste turno.',
  'whyNot.noHeadquarters': 'Seu quartel-general precisa estar ativo, e você precisa de $1 e de dois membros em ação.',
  'whyNot.banked': 'O dinheiro de {from} está no banco, a salvo de roubo.',
  'whyNot.noMoney': '{from} não tem dinheiro.',
  'whyNot.notTwoSkilled':
    '{henchman} tem {count, plural, one {# habilidade} many {# habilidades} other {# habilidades}}, mas precisa ter exatamente 2.',
  'whyNot.nobodyTwoSkilled': '{from} não tem nenhum capanga com exatamente 2 habilidades.',
  'whyNot.neverBoss': 'Não dá para abrir mão do chefe.',
  'whyNot.notInCrew': '{member} não participou do golpe.',
  'whyNot.hasLearned': '{member} já aprendeu uma habilidade.',
  'whyNot.leadsAlready': '{member} já é líder.',
  'whyNot.noLeader': '{member} não é líder.',
  'whyNot.noExtraTurn': 'Você não tem turno extra para recusar.',
};
