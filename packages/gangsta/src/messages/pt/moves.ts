// biome-ignore-all lint/suspicious/noTemplateCurlyInString: the dollar is money, the braces are ICU's.
import type { MOVES as ENGLISH_MOVES, STEPS as ENGLISH_STEPS } from '../en/moves.ts';

/** Moves, as orders to one's own gang. */
export const MOVES: Readonly<Record<keyof typeof ENGLISH_MOVES, string>> = {
  'move.keepResource': 'Ficar com {resource}',
  'move.look': 'Dar uma espiada',
  'move.decline': 'Agora não',
  'move.decline@lookAtTop': 'Não olhar',
  'move.decline@ignoreSkill': 'Não usar a tecnologia',
  'move.decline@takeBack': 'Deixar no hospital',
  'move.decline@discard': 'Não descartar nada',
  'move.decline@steal': 'Não roubar ninguém',
  'move.decline@divert': 'Não distrair mais ninguém',
  'move.decline@assassinate': 'Não atacar ninguém',
  'move.decline@recruitAtOnce': 'Não recrutar ninguém',
  'move.decline@learn': 'Não ensinar, ficar com o golpe',
  'move.decline@makeAvailable': 'Não chamar ninguém de volta',
  'move.mobilise': 'Chamar {member} de volta',
  'move.callHeadquarters': 'Chamar a quadrilha inteira de volta pelo quartel-general',
  'move.stopMobilising': 'Chega de chamar de volta',
  'move.recruit': 'Recrutar {henchman}',
  'move.announce': 'Dar o golpe “{job}”',
  'move.pass': 'Passar',
  'move.ignoreSkill': 'Dispensar {skill}',
  'move.activate': 'Pôr {member} em ação',
  'move.steal': 'Roubar de {from}',
  'move.divert': 'Distrair {member}',
  'move.assassinate': 'Atacar {from}',
  'move.giveUp': 'Abrir mão de {henchman}',
  'move.learn': 'Ensinar {member}',
  'move.takeBack': 'Dar alta a {henchman}',
  'move.discardJob': 'Descartar “{job}”',
  'move.discardHenchman': 'Mandar {henchman} embora',
  'move.makeAvailable': 'Chamar {member} de volta',
  'move.endTurn': 'Encerrar o turno',
  'move.declineExtraTurn': 'Encerrar o turno e recusar o turno extra',
};

/** Prompts: the question first, then what matters now. */
export const STEPS: Readonly<Record<keyof typeof ENGLISH_STEPS, string>> = {
  'step.chooseResource': 'Dois recursos caíram no seu colo. Fique com um; ninguém vê qual até todos escolherem.',
  'step.lookAtTop': 'Seu turno começa. Seu pessoal pode espiar o topo de um baralho: vai uma olhada?',
  'step.mobilise':
    'Mobilização: quem você chama de volta antes da sua ação? {free, plural, =0 {Cada um custa $1.} one {Seu líder chama um de graça; depois, $1 cada.} many {Seus líderes chamam # de graça; depois, $1 cada.} other {Seus líderes chamam # de graça; depois, $1 cada.}}',
  'step.act': 'Sua ação: recrutar um capanga, dar um golpe ou passar.',
  'step.ignoreSkill': 'Sua alta tecnologia pode substituir uma habilidade que este golpe exige. Qual?',
  'step.pullJob': 'Quem entra na jogada? Ainda falta: {missing}.',
  'step.takeBack': 'Você passou, então seu hospital pode dar alta. Quem volta?',
  'step.discard': 'Você passou, então pode tirar uma carta da mesa; vem outra no lugar.',
  'step.steal': 'O golpe paga com dinheiro alheio: de quem você leva ${sum}?',
  'step.divert':
    'Mantenha os rivais ocupados: você pode distrair {left, plural, one {mais # membro} many {mais # membros} other {mais # membros}}.',
  'step.assassinate':
    'Você pode fazer um rival perder um capanga com exatamente duas habilidades. O rival escolhe quem. De qual quadrilha?',
  'step.giveUp':
    '{causeIs, select, gangWar {A guerra de quadrilhas} snitch {O calote no delator} other {O assassino}} custa um capanga {seatIs, select, you {a você} other {a {seat}}}. Quem vai?',
  'step.recruitAtOnce': 'O golpe deixa você recrutar na hora. Alguém que caiba no seu bolso?',
  'step.learn': 'Alguém que esteve lá pode aprender com “{job}”. Quem?',
  'step.makeAvailable': '{by}: você pode chamar um membro de volta. Quem?',
  'step.endTurn': 'Tudo feito. Até encerrar o turno, você ainda pode voltar atrás.',
};
