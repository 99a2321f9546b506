// biome-ignore-all lint/suspicious/noTemplateCurlyInString: the dollar is money, the braces are ICU's.
import type { ABOUT as ENGLISH } from './en.ts';

/** The Portuguese explanations. */
export const ABOUT = {
  'about.kind':
    '{kind, select, boss {Chefe} henchman {Capanga} job {Golpe} snitch {Delator} resource {Recurso} skill {Habilidade} family {Família} reward {Recompensa} deck {Baralho} chapter {Capítulo} seat {Jogador} other {Na mesa}}',
  'about.kindOf': '{kind}: {which}',

  'about.boss':
    'O chefe é um membro como os outros: pode entrar em ação e conta para o tamanho da quadrilha. Nunca se perde um chefe.',
  'about.henchman':
    'Recrutar custa ${cost}, {count, plural, =0 {sem influência no fim} other {# de influência no fim}}. Família: {family}.',
  'about.memberWhere':
    '{where, select, available {Na sua quadrilha, disponível.} out {Na sua quadrilha, em ação: chame de volta antes da sua ação.} hospital {No seu hospital: pode receber alta quando você passa.} rival {Na quadrilha de {seat}, disponível.} rivalOut {Na quadrilha de {seat}, em ação.} pool {Para recrutar: qualquer um pode.} lost {Fora do jogo.} discards {No descarte; volta quando o baralho for refeito.} other {Ainda não apareceu.}}',
  'about.learned': 'Habilidade aprendida: {skill}.',
  'about.costs':
    '{short, plural, =0 {Custa ${cost} para você, que tem ${money}.} other {Custa ${cost} para você: faltam ${short}.}}',
  'about.fits':
    '{count, plural, =0 {Nenhum golpe aberto pede estas habilidades.} other {Golpes abertos que pedem estas habilidades: {jobs}.}}',

  'about.job': 'Precisa de: {needs}. Mande membros disponíveis até cobrir cada habilidade.',
  'about.shared':
    'Golpe compartilhado: você pode mandar também membros rivais, e então cada quadrilha que participa recebe ${sum}.',
  'about.jobWhere':
    '{where, select, open {Na mesa agora.} underway {Em andamento.} done {Um dos seus golpes feitos.} discards {No descarte; volta quando o baralho for refeito.} past {De um capítulo anterior.} other {Não está na mesa.}}',
  'about.canPull':
    '{can, select, yes {Seus membros disponíveis dão conta.} back {Sua quadrilha dá conta, mas só se você chamar alguém de volta.} other {Falta à sua quadrilha: {missing}.}}',
  'about.jobKind': 'Com alta tecnologia, você pode ignorar uma habilidade num golpe destes.',

  'about.snitch':
    'Quando um delator aparece, cada quadrilha precisa de {number, plural, one {# informante} many {# informantes} other {# informantes}}, disponíveis ou em ação, ou paga $1 por cada um que falta. Quem não pode pagar tudo perde todo o dinheiro e um capanga.',
  'about.snitchWhere':
    '{where, select, out {Já falou.} now {Ainda no baralho de golpes.} next {Vem com o capítulo {chapter, select, 2 {II} other {III}}.} other {O capítulo dele já acabou.}}',

  'about.resource':
    'Precisa de: {needs}. Fica ativo de vez assim que sua quadrilha tem todas estas habilidades, disponíveis ou em ação. Ativo, vale {count} de influência no fim.',
  'about.resourceYou':
    '{status, select, active {O seu está ativo.} inactive {O seu está inativo: falta à quadrilha {missing}.} stopped {O seu parou, mas ainda conta.} worthless {O seu parou e não vale nada.} other {Você ainda não o revelou.}}',
  'about.resourceOf': 'Está com {seat}.',
  'about.resourceNobody': 'Ninguém tem.',

  'about.skill.leader':
    'Cada líder disponível chama de volta outro membro de graça. Quando você passa, cada líder, disponível ou em ação, rende $1. Ninguém pode ser líder duas vezes.',
  'about.skill.mercenary':
    'Decide a guerra de quadrilhas no fim do capítulo II: a quadrilha com mais não perde ninguém, todas as outras perdem um capanga.',
  'about.skill.informer': 'Cala delatores: cada informante, disponível ou em ação, poupa $1 quando um delator aparece.',
  'about.skill.sniper': 'Serve para golpes e recursos.',
  'about.skill.brawler': 'Serve para golpes e recursos.',
  'about.skill.hacker': 'Serve para golpes e recursos.',
  'about.skillYou':
    '{all, select, 0 {Sua quadrilha não tem nenhuma.} other {Sua quadrilha tem {all}, {ready} disponíveis.}}',
  'about.skillMost': '{count, plural, =0 {Nenhum rival tem mais.} other {O rival com mais tem {most}.}}',

  'about.family':
    '{played, select, true {Capangas da família do seu chefe custam $1 a menos. No fim, a quadrilha com mais membros de uma família ganha 2 de influência; no empate, 1 cada.} other {As famílias só importam na variante “famílias”.}}',
  'about.familyYou': 'Você tem {own}; quem tem mais tem {most}.',
  'about.familyBoss': 'É a família do seu chefe.',

  'about.rewardTitle':
    '{reward, select, money {Rendimento} influence {Influência} theft {Roubo} diversion {Distração} assassinate {Assassinato} mobilise {Chamar de volta} recruit {Recrutar} learn {Aprendizado} again {Turno extra} other {Parte de cada quadrilha}}',
  'about.reward.money': 'Você recebe a quantia.',
  'about.reward.influence': 'Pontos no fim. Vence quem tem mais influência.',
  'about.reward.theft': 'Escolha um rival e pegue a quantia, ou o que houver. Dinheiro no banco está a salvo.',
  'about.reward.diversion':
    'Escolha esse número de membros rivais disponíveis: ficam em ação até serem chamados de volta.',
  'about.reward.assassinate':
    'Escolha um rival que tenha um capanga com exatamente duas habilidades; ele perde um desses. Chefes estão a salvo.',
  'about.reward.mobilise': 'Sua quadrilha inteira é chamada de volta de graça, até quem fez o golpe.',
  'about.reward.recruit': 'Você pode recrutar um capanga na hora. Paga-se o custo.',
  'about.reward.learn':
    'Ponha a carta do golpe sob um membro que participou: ele tem a habilidade até o fim da partida. O golpe então não conta como feito.',
  'about.reward.again': 'Depois deste turno você joga outro. Nunca dois turnos extras seguidos.',
  'about.reward.share': 'Se membros rivais participam, cada quadrilha no golpe recebe esta quantia, a sua também.',

  'about.deckTitle':
    '{deck, select, jobs {Baralho de golpes} henchmen {Baralho de capangas} jobDiscards {Golpes descartados} other {Capangas descartados}}',
  'about.deck':
    '{deck, select, jobs {Repõe os golpes abertos no fim do turno. A partir do capítulo II, tem também delatores.} henchmen {Repõe os capangas para recrutar no fim do turno.} other {Descartado ao passar. Quando o baralho acaba, vira um baralho novo.}}',
  'about.cards': '{count, plural, =0 {Vazio.} one {# carta.} many {# cartas.} other {# cartas.}}',

  'about.chapterTitle': '{chapter, select, 1 {Capítulo I} 2 {Capítulo II} other {Capítulo III}}',
  'about.chapter':
    '{chapter, select, 1 {Acaba quando uma quadrilha tem {members} membros. As outras recebem então rendimento de oportunidade: $1 por cada habilidade a menos que a quadrilha com mais.} 2 {Acaba quando uma quadrilha tem {members} membros. Vem então a guerra de quadrilhas, decidida por mercenários.} other {A partida acaba quando uma quadrilha tem {members} membros, ou com o terceiro delator deste capítulo.}}',
  'about.chapterNow':
    '{state, select, now {É agora. A maior quadrilha tem {largest} membros, a sua {own}.} past {Já acabou.} other {Ainda está por vir.}}',
  'about.snitchesNow':
    '{count, plural, =0 {Nenhum delator falou neste capítulo.} one {# delator falou neste capítulo.} many {# delatores falaram neste capítulo.} other {# delatores falaram neste capítulo.}}',

  'about.seat':
    'Um rival quer mais influência que você no fim. Dinheiro, quadrilha e número de golpes são públicos; quais golpes foram é segredo.',
  'about.seatYou': 'É você.',
  'about.seatNow':
    '{members, plural, one {# membro} many {# membros} other {# membros}}, {out, plural, =0 {todos disponíveis} other {# em ação}}; ${money}; golpes feitos: {jobs, plural, =0 {nenhum} other {#}}; influência conhecida: {influence}.',
  'about.seatWar': 'Mercenários: {mercenaries}. Informantes: {informers}.',

  'about.tokenTitle':
    '{token, select, money {Dinheiro} bank {Banco} influence {Influência} members {Quadrilha} jobs {Golpes feitos} out {Em ação} hospital {Hospital} snitches {Delatores} other {De quem é a vez}}',
  'about.token.money':
    'Paga capangas, chamadas de volta ($1 cada) e delatores. O jogador mais rico ganha 2 de influência no fim.',
  'about.token.bank': 'Com o banco, até $10 do seu dinheiro estão a salvo de roubo.',
  'about.token.influence':
    'Vence quem tem mais influência. Ela vem de golpes feitos, membros, um recurso ativo, do jogador mais rico e da maior quadrilha ou das famílias.',
  'about.token.members':
    'Chefe e capangas, disponíveis ou em ação. O número de membros encerra um capítulo, e cada capanga vale influência.',
  'about.token.jobs': 'Golpes feitos. Muitos valem influência no fim. Só o número deles é público.',
  'about.token.out':
    'Foi mandado a um golpe ou distraído. Fica em ação até ser chamado de volta: de graça com um líder, senão $1. Se todos estão em ação, todos voltam de graça.',
  'about.token.hospital': 'Capangas feridos de quem tem o hospital. Não contam como membros até receberem alta.',
  'about.token.snitches':
    'O número de um delator diz de quantos informantes cada quadrilha precisa. Cada um que falta custa $1; quem não pode pagar tudo perde todo o dinheiro e um capanga. No capítulo III, o terceiro delator encerra a partida.',
  'about.token.turn': 'A vez deste jogador: chamar membros de volta e depois recrutar, dar um golpe ou passar.',
  'about.youHave': 'Você tem: {count}.',
  'about.youHaveMoney': 'Você tem ${sum}.',
  'about.bankNow': '${sum} do seu dinheiro estão a salvo agora.',
  'about.backFor':
    '{count, plural, =0 {Ninguém seu está em ação.} one {# dos seus está em ação.} many {# dos seus estão em ação.} other {# dos seus estão em ação.}}',
} as const satisfies Record<keyof typeof ENGLISH, string>;
