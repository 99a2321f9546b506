import type { Catalogue } from '@getaway/text';
import type { GangstaLessonKey } from './en.ts';

export const WORDS: Catalogue<GangstaLessonKey> = {
  'rival.rook': 'Corvo',
  'job.title': 'O objetivo e o seu primeiro golpe',
  'job.announce':
    'Vence quem tiver mais influência no fim, e os golpes dão influência. O golpe marcado exige um líder e um brigão: dê esse golpe.',
  'job.moneyOnly': 'Esse golpe dá dinheiro, mas não dá influência.',
  'job.lessInfluence': 'Esse golpe dá só 1 de influência; o marcado dá 2.',
  'job.send': 'Seu chefe é líder, seu capanga é brigão. Ponha os dois em ação.',
  'job.endTurn': 'Feito: $1 e 2 de influência para você, e os dois membros estão em ação. Encerre o turno.',
  'job.again':
    'Estavam todos em ação, por isso a quadrilha inteira voltou de graça. Agora dê o golpe que seu chefe consegue dar sozinho.',
  'job.passed': 'Passar rende $1 por líder, mas não dá influência.',
  'job.boss': 'Líder e atirador: seu chefe tem as duas habilidades. Ponha o chefe em ação.',
  'job.end': 'Dois golpes, 3 de influência. É assim que se ganha a partida.',
  'recruit.title': 'Recrutar pelas habilidades',
  'recruit.recruit':
    'O golpe marcado exige um brigão e um hacker. Recrute o único capanga da reserva que tem as duas habilidades.',
  'recruit.oneSkill': 'Este capanga só tem uma das duas habilidades.',
  'recruit.otherSkill': 'Este capanga não tem as habilidades que o golpe exige.',
  'recruit.endTurn':
    'Um turno tem uma só ação: recrutar, dar um golpe ou passar. Você já recrutou, então encerre o turno.',
  'recruit.announce': 'Seu novo capanga está disponível. Dê o golpe marcado.',
  'recruit.passed': 'Passar rende $1 por líder; o golpe rende $3 e um recruta.',
  'recruit.send': 'Um membro pode entrar com várias habilidades. Ponha em ação só o seu capanga.',
  'recruit.atOnce': 'Este golpe permite recrutar na hora, com os $3 que ele pagou. Escolha quem você puder pagar.',
  'recruit.declined': 'Você não precisa recrutar ninguém, mas não ganha nada em troca.',
  'recruit.end': 'Capangas trazem habilidades, e o número na carta é influência no fim.',
  'callBack.title': 'Quem está em ação e como volta',
  'callBack.callBack':
    'Dois membros estão em ação depois de um golpe. Cada líder disponível chama um de volta de graça, os outros custam $1 cada: chame os dois de volta.',
  'callBack.tooFew': 'O golpe marcado precisa dos dois.',
  'callBack.announce': 'Todos estão disponíveis. Dê o golpe que paga $6.',
  'callBack.bossNeeded': 'Também é um bom golpe, mas só paga $3.',
  'callBack.send':
    'Mercenário, atirador, brigão: dois membros têm as três habilidades. Ponha esses dois em ação e poupe o chefe.',
  'callBack.bossWasted': 'Com o chefe, os três ficariam em ação; bastam dois.',
  'callBack.endTurn': 'Eles ficam em ação até alguém chamá-los de volta. Encerre o turno.',
  'callBack.leaveOut':
    'Seu chefe continua disponível, e o próximo golpe não precisa de mais ninguém. Deixe os outros em ação.',
  'callBack.notNeeded': 'Seria chamar à toa: se todos estiverem em ação, todos voltam de graça.',
  'callBack.bossAlone': 'Dê o golpe que exige líder e atirador.',
  'callBack.passed': 'Passar deixaria seu chefe parado.',
  'callBack.lastOne': 'Ponha o chefe em ação.',
  'callBack.allOut': 'Agora a quadrilha inteira está em ação. Encerre o turno e veja o que acontece.',
  'callBack.end': 'Todos voltaram no começo do seu turno, de graça. Conte com isso.',
  'together.title': 'Golpes em parceria',
  'together.announce':
    'Você não tem atirador, mas seu rival tem. O golpe marcado é em parceria, então membros de outras quadrilhas podem participar: dê esse golpe.',
  'together.alone': 'Este você conseguiria dar sem ajuda, mas ele não dá influência.',
  'together.ownFirst': 'Um golpe em parceria começa com um membro seu. Ponha um em ação.',
  'together.theirs': 'Agora ponha os outros em ação, inclusive o atirador do rival. O rival não pode recusar.',
  'together.end': 'Você ganhou $2, 1 de influência e a parte comum de $4. Seu rival ganhou só a parte de $4.',
  'chapters.title': 'Delatores, capítulos e a guerra de quadrilhas',
  'chapters.informer':
    'Há delatores escondidos no baralho de golpes: cada um custa $1 por informante que faltar a você. Você tem um informante, então recrute mais um.',
  'chapters.noInformer': 'Esse capanga não é informante, e um delator sairia mais caro para você.',
  'chapters.endTurn': 'Encerre o turno. Seu rival vai dar um golpe, e uma carta nova vai entrar.',
  'chapters.mercenaries':
    'Um delator que exige 2 informantes: você não pagou nada, mas seu rival pagou. O sétimo membro encerra o capítulo II com uma guerra de quadrilhas, então recrute mercenários.',
  'chapters.noMercenary': 'Um mercenário contra um é empate: cada um de vocês perderia um capanga.',
  'chapters.war': 'Sete membros, e três habilidades de mercenário contra uma. Encerre o turno para começar a guerra.',
  'chapters.loser': 'Você venceu com pelo menos o dobro, então decide qual capanga o rival perde. Escolha um.',
  'chapters.end':
    'O capítulo I acaba com 4 membros, o II com 7. Nove membros, ou o terceiro delator do capítulo III, encerram a partida.',
  'variants.title': 'Extras: famílias e recursos',
  'variants.family': 'Com famílias, parentes do seu chefe custam $1 a menos. Recrute o informante da máfia por $2.',
  'variants.otherFamily': 'Esse capanga não é nem parente do seu chefe nem informante.',
  'variants.resource':
    'Um informante e um atirador: seu recurso agora está ativo, com efeito e influência. Encerre o turno.',
  'variants.end': 'Cada família dá 2 de influência a quem tiver mais membros dela.',
  'tip.snitch':
    'Um delator: quem não tem informantes suficientes paga $1 por informante que falta. Recrute informantes antes do próximo.',
  'tip.chapter': 'Um novo capítulo: os golpes são mais difíceis e pagam mais. Sua quadrilha e seu dinheiro ficam.',
  'tip.goal':
    'Vence quem tiver mais influência no fim. Ela vem dos golpes e dos capangas, e o jogador mais rico e a maior quadrilha ganham mais 2 cada.',
  'tip.act':
    'Uma ação por turno: dar um golpe, recrutar ou passar e receber $1 por líder. Procure um golpe que sua quadrilha consiga dar agora.',
  'tip.callBack':
    'Cada líder disponível chama um membro de volta de graça; os outros custam $1. Se todos estiverem em ação, todos voltam de graça.',
  'tip.send':
    'Quem vai para o golpe fica em ação depois. Um membro fornece toda habilidade que ainda falta, então a ordem importa.',
  'tip.atOnce': 'Este golpe permite recrutar agora, com o que ele pagou. Isso não gasta sua ação.',
  'tip.learn':
    'Um membro que participou pode aprender a habilidade de vez. A carta deixa de contar como golpe concluído.',
  'tip.distract':
    'Os membros rivais que você distrai ficam em ação até serem chamados de volta. Escolha os que farão mais falta.',
  'tip.giveUp':
    'Um capanga sai do jogo, com as habilidades e a influência dele. Dos seus, escolha quem faz menos falta.',
};
