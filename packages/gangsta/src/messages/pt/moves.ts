// biome-ignore-all lint/suspicious/noTemplateCurlyInString: `$` is a currency sign, and braces are ICU message syntax.
import type { MOVES as ENGLISH_MOVES, STEPS as ENGLISH_STEPS } from '../en/moves.ts';

export const MOVES: Readonly<Record<keyof typeof ENGLISH_MOVES, string>> = {
  'move.keepResource': 'Ficar com o recurso {resource}',
  'move.look': 'Espiar',
  'move.decline': 'Agora não',
  'move.decline@lookAtTop': 'Não espiar',
  'move.decline@ignoreSkill': 'Não usar a tecnologia',
  'move.decline@takeBack': 'Deixar no hospital',
  'move.decline@discard': 'Não descartar nada',
  'move.decline@steal': 'Não roubar ninguém',
  'move.decline@divert': 'Não distrair mais ninguém',
  'move.decline@assassinate': 'Não mandar assassino',
  'move.decline@recruitAtOnce': 'Não recrutar ninguém',
  'move.decline@learn': 'Não ensinar ninguém e ficar com o golpe',
  'move.decline@makeAvailable': 'Não chamar ninguém de volta',
  'move.mobilise': 'Chamar {member} de volta',
  'move.callHeadquarters': 'Chamar a quadrilha inteira de volta pelo quartel-general',
  'move.stopMobilising': 'Não chamar mais ninguém',
  'move.recruit': 'Recrutar {henchman}',
  'move.announce': 'Dar o golpe “{job}”',
  'move.pass': 'Passar',
  'move.ignoreSkill': 'Ignorar {skill}',
  'move.activate': 'Pôr {member} em ação',
  'move.steal': 'Roubar de {from}',
  'move.divert': 'Distrair {member}',
  'move.assassinate': 'Mandar um assassino atrás de {from}',
  'move.giveUp': '{henchman} sai',
  'move.learn': 'Ensinar {member}',
  'move.takeBack': 'Trazer {henchman} de volta',
  'move.discardJob': 'Descartar “{job}”',
  'move.discardHenchman': 'Descartar {henchman}',
  'move.makeAvailable': 'Chamar {member} de volta',
  'move.endTurn': 'Encerrar o turno',
  'move.declineExtraTurn': 'Encerrar o turno e recusar o turno extra',
};

export const STEPS: Readonly<Record<keyof typeof ENGLISH_STEPS, string>> = {
  'step.chooseResource': 'Fique com 1 dos seus 2 recursos. Ninguém vê qual até todos escolherem.',
  'step.lookAtTop': 'Espiar a carta do topo do {deck}?',
  'step.mobilise':
    'Quem você chama de volta antes da sua ação? {free, plural, =0 {Cada um custa $1.} one {O primeiro é de graça, graças ao seu líder; depois, $1 cada.} many {Os # primeiros são de graça, graças aos seus líderes; depois, $1 cada.} other {Os # primeiros são de graça, graças aos seus líderes; depois, $1 cada.}}',
  'step.act': 'Sua ação: recrutar um capanga, dar um golpe ou passar.',
  'step.ignoreSkill': 'Sua alta tecnologia permite ignorar uma habilidade que este golpe exige. Qual?',
  'step.pullJob':
    'Quem vai para o golpe? {missingCount, plural, one {Ainda falta} many {Ainda faltam} other {Ainda faltam}}: {missing}.',
  'step.takeBack': 'Você passou, então pode trazer capangas de volta do seu hospital. Quem?',
  'step.discard': 'Você passou, então pode descartar um golpe ou um capanga da mesa. Uma carta nova entra no lugar.',
  'step.steal': 'Sua recompensa: roubar até ${sum} de um rival. De quem?',
  'step.divert':
    'Quem você distrai? Até {left, plural, one {mais # membro rival} many {mais # membros rivais} other {mais # membros rivais}}.',
  'step.assassinate':
    'Atrás de que rival você manda um assassino? Ele terá que abrir mão de um capanga com exatamente duas habilidades.',
  'step.giveUp':
    '{seat} perde um capanga {causeIs, select, gangWar {na guerra de quadrilhas} snitch {por não pagar o delator} other {num assassinato}}. {seatIs, select, you {De quem você abre mão?} other {Quem você escolhe?}}',
  'step.recruitAtOnce': 'Este golpe permite recrutar na hora. Quem?',
  'step.learn': 'Alguém da equipe pode aprender com “{job}”. Quem?',
  'step.makeAvailable': '{by}: você pode chamar um membro de volta. Quem?',
  'step.endTurn': 'Tudo feito. Você pode desfazer até encerrar o turno.',
};
