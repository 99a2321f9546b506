// biome-ignore-all lint/suspicious/noTemplateCurlyInString: the dollar is money, the braces are ICU's.
import type { OBSTACLES as ENGLISH } from '../en/obstacles.ts';

/** Why a choice is not possible, in numbers and names. */
export const OBSTACLES: Readonly<Record<keyof typeof ENGLISH, string>> = {
  'whyNot.short': '{sum, plural, one {Falta $#} many {Faltam $#} other {Faltam $#}}: custa ${cost}, você tem ${money}.',
  'whyNot.notThere': 'Não está mais na mesa.',
  'whyNot.lacksOne': 'Falta {count} × {skill_inside}: ninguém disponível tem.',
  'whyNot.lacksSeveral': 'Faltam {missing}: ninguém disponível tem.',
  'whyNot.lacksOneOut':
    'Falta {count} × {skill_inside}: {out} {outCount, plural, one {tem, mas está em ação} many {têm, mas estão em ação} other {têm, mas estão em ação}}.',
  'whyNot.lacksSeveralOut':
    'Faltam {missing}: {out} {outCount, plural, one {tem, mas está em ação} many {têm, mas estão em ação} other {têm, mas estão em ação}}.',
  'whyNot.lacksMore':
    'Faltam {missing}: {out} {outCount, plural, one {ajudaria, mas está em ação} many {ajudariam, mas estão em ação} other {ajudariam, mas estão em ação}}, e ainda não bastaria.',
  'whyNot.nobodyToBegin': 'Primeiro vai alguém seu, e ninguém disponível tem: {missing}.',
  'whyNot.isOut': '{member} está em ação.',
  'whyNot.isAvailable': '{member} já está disponível.',
  'whyNot.ownOnly': 'Neste golpe só vão membros seus.',
  'whyNot.ownFirst': 'Mande primeiro um membro seu.',
  'whyNot.notNeeded': '{member} não tem nada do que ainda falta: {missing}.',
  'whyNot.notYours': 'Este membro é de outra quadrilha.',
  'whyNot.yours': 'Só dá para escolher rivais.',
  'whyNot.alreadyPaid': 'Você já pagou por um membro neste turno.',
  'whyNot.noHeadquarters': 'É preciso um quartel-general ativo, $1 e dois membros em ação.',
  'whyNot.banked': 'O dinheiro de {from} está no banco, a salvo de roubo.',
  'whyNot.noMoney': '{from} não tem dinheiro.',
  'whyNot.notTwoSkilled':
    '{henchman} tem {count, plural, one {# habilidade} many {# habilidades} other {# habilidades}}; têm que ser exatamente 2.',
  'whyNot.nobodyTwoSkilled': '{from} não tem capanga com exatamente 2 habilidades.',
  'whyNot.neverBoss': 'Ninguém abre mão do chefe.',
  'whyNot.notInCrew': '{member} não participou do golpe.',
  'whyNot.hasLearned': '{member} já aprendeu uma habilidade.',
  'whyNot.leadsAlready': '{member} já é líder.',
  'whyNot.noLeader': '{member} não é líder.',
  'whyNot.noExtraTurn': 'Não há turno extra para recusar.',
};
