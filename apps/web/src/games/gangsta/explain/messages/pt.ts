// biome-ignore-all lint/suspicious/noTemplateCurlyInString: the dollar sign is a currency, and the braces are placeholders of ICU messages.
import type { EXPLANATIONS as ENGLISH } from './en.ts';

export const EXPLANATIONS = {
  'about.kind':
    '{kind, select, boss {Chefe} henchman {Capanga} job {Golpe} snitch {Delator} resource {Recurso} skill {Habilidade} family {Família} reward {Recompensa} deck {Baralho} chapter {Capítulo} seat {Jogador} other {Na mesa}}',
  'about.kindOf': '{kind}: {which}',

  'about.boss':
    'O chefe é um membro como os outros: vai a golpes, pode estar em ação e conta para o tamanho da quadrilha. Um chefe nunca se perde.',
  'about.henchman':
    'Custa ${cost} para recrutar e {count, plural, =0 {não dá influência no fim} other {dá # de influência no fim}}. Família: {family}.',
  'about.memberWhere':
    '{where, select, available {Na sua quadrilha, disponível.} out {Na sua quadrilha, em ação: chame de volta antes da sua ação.} hospital {No seu hospital: você pode trazer de volta quando passar.} rival {Na quadrilha de {seat}, disponível.} rivalOut {Na quadrilha de {seat}, em ação.} pool {Na reserva: qualquer um pode recrutar.} lost {Fora do jogo.} discards {No descarte; pode voltar quando o baralho for refeito.} other {Ainda não apareceu.}}',
  'about.learned': 'Habilidade aprendida: {skill}.',
  'about.costs':
    '{short, plural, =0 {Custa ${cost} para você; você tem ${money}.} one {Custa ${cost} para você; falta $#.} many {Custa ${cost} para você; faltam $#.} other {Custa ${cost} para você; faltam $#.}}',
  'about.fits':
    '{count, plural, =0 {Nenhum golpe na mesa exige estas habilidades.} other {Golpes na mesa que exigem estas habilidades: {jobs}.}}',

  'about.job': 'Exige: {needs}. Ponha membros disponíveis em ação até cobrir todas as habilidades.',
  'about.shared':
    'Golpe em parceria: você também pode pôr em ação membros dos rivais, e então cada quadrilha que participar recebe ${sum}.',
  'about.jobWhere':
    '{where, select, open {Na mesa agora.} underway {Em andamento.} done {Um dos seus golpes concluídos.} discards {No descarte; pode voltar quando o baralho for refeito.} past {De um capítulo anterior.} other {Não está na mesa.}}',
  'about.canPull':
    '{can, select, yes {Seus membros disponíveis dão conta.} back {Sua quadrilha dá conta, mas só se você chamar alguém de volta.} other {Sua quadrilha ainda precisa de: {missing}.}}',
  'about.jobKind': 'Com alta tecnologia, você pode ignorar uma habilidade num golpe deste tipo.',

  'about.snitch':
    'Quando um delator aparece, cada quadrilha precisa de {number, plural, one {# informante} many {# informantes} other {# informantes}}, em ação ou não, ou paga $1 por informante que faltar. Quem não puder pagar tudo perde todo o dinheiro e um capanga.',
  'about.snitchWhere':
    '{where, select, out {Já falou.} now {Ainda no baralho de golpes.} next {Vem com o capítulo {chapter, select, 2 {II} other {III}}.} other {O capítulo dele já acabou.}}',

  'about.resource':
    'Exige: {needs}. Fica ativo de vez assim que sua quadrilha tiver todas estas habilidades, disponíveis ou em ação. Se estiver ativo, vale {count} de influência no fim.',
  'about.resourceYou':
    '{status, select, active {O seu está ativo.} inactive {O seu está inativo: sua quadrilha ainda precisa de {missing}.} stopped {O seu parou, mas ainda conta.} worthless {O seu parou e não vale nada.} other {Você ainda não o revelou.}}',
  'about.resourceOf': 'Está com {seat}.',
  'about.resourceNobody': 'Ninguém tem.',

  'about.skill.leader':
    'Cada líder disponível chama de volta outro membro de graça. Quando você passa, recebe $1 por líder, disponível ou em ação. Ninguém pode ser líder duas vezes.',
  'about.skill.mercenary':
    'Decide a guerra de quadrilhas no fim do capítulo II: a quadrilha com mais mercenários não perde ninguém; todas as outras perdem um capanga.',
  'about.skill.informer':
    'Mantém os delatores calados: cada informante, disponível ou em ação, poupa $1 quando um delator aparece.',
  'about.skill.sniper': 'Serve para golpes e recursos.',
  'about.skill.brawler': 'Serve para golpes e recursos.',
  'about.skill.hacker': 'Serve para golpes e recursos.',
  'about.skillYou':
    '{all, select, 0 {Sua quadrilha não tem nenhuma.} other {Sua quadrilha tem {all}; disponíveis: {ready}.}}',
  'about.skillMost': '{count, plural, =0 {Nenhum rival tem mais.} other {O rival com mais tem {most}.}}',

  'about.family':
    '{played, select, true {Capangas da família do seu chefe custam $1 a menos. No fim, a quadrilha com mais membros de uma família ganha 2 de influência; no empate, 1 cada.} other {As famílias só importam na variante “famílias”.}}',
  'about.familyYou': 'Você tem {own}; o máximo numa quadrilha é {most}.',
  'about.familyBoss': 'É a família do seu chefe.',

  'about.rewardTitle':
    '{reward, select, money {Rendimento} influence {Influência} theft {Roubo} diversion {Distração} assassinate {Assassinato} mobilise {Chamar de volta} recruit {Recrutar} learn {Aprendizado} again {Turno extra} other {Parte comum}}',
  'about.reward.money': 'Você recebe esta quantia.',
  'about.reward.influence': 'Vale pontos no fim. Vence quem tiver mais influência.',
  'about.reward.theft': 'Escolha um rival e pegue esta quantia, ou o que ele tiver. Dinheiro no banco está a salvo.',
  'about.reward.diversion':
    'Escolha até o número indicado de membros rivais disponíveis: ficam em ação até serem chamados de volta.',
  'about.reward.assassinate':
    'Escolha um rival que tenha um capanga com exatamente duas habilidades; ele abre mão de um desses. Chefes estão a salvo.',
  'about.reward.mobilise': 'Sua quadrilha inteira é chamada de volta de graça, inclusive quem participou do golpe.',
  'about.reward.recruit': 'Você pode recrutar um capanga na hora, pagando o custo.',
  'about.reward.learn':
    'Ponha a carta do golpe sob um membro que participou: ele tem a habilidade até o fim da partida. A carta deixa de contar como golpe concluído.',
  'about.reward.again': 'Depois deste turno, você joga um turno extra. Nunca dois turnos extras seguidos.',
  'about.reward.share':
    'Se membros dos rivais participarem, cada quadrilha no golpe recebe esta quantia, inclusive a sua.',

  'about.deckTitle':
    '{deck, select, jobs {Baralho de golpes} henchmen {Baralho de capangas} jobDiscards {Golpes descartados} other {Capangas descartados}}',
  'about.deck':
    '{deck, select, jobs {Repõe os golpes da mesa no fim do turno. A partir do capítulo II, esconde também delatores.} henchmen {Repõe a reserva de recrutamento no fim do turno.} other {Cartas descartadas ao passar. Quando o baralho acaba, são embaralhadas e formam um novo.}}',
  'about.cards': '{count, plural, =0 {Vazio.} one {# carta.} many {# cartas.} other {# cartas.}}',

  'about.chapterTitle': '{chapter, select, 1 {Capítulo I} 2 {Capítulo II} other {Capítulo III}}',
  'about.chapter':
    '{chapter, select, 1 {Acaba quando uma quadrilha chega a {members} membros. Então as quadrilhas com menos habilidades recebem rendimento de oportunidade: $1 por habilidade a menos que a quadrilha com mais.} 2 {Acaba quando uma quadrilha chega a {members} membros. Então vem a guerra de quadrilhas, decidida pelos mercenários.} other {A partida acaba quando uma quadrilha chega a {members} membros, ou com o terceiro delator deste capítulo.}}',
  'about.chapterNow':
    '{state, select, now {Este é o capítulo atual. A maior quadrilha tem {largest} membros, a sua tem {own}.} past {Este capítulo já acabou.} other {Ainda está por vir.}}',
  'about.snitchesNow':
    '{count, plural, =0 {Nenhum delator falou neste capítulo.} one {# delator falou neste capítulo.} many {# delatores falaram neste capítulo.} other {# delatores falaram neste capítulo.}}',

  'about.seat':
    'Um rival que quer terminar com mais influência que você. Dinheiro, quadrilha e número de golpes são públicos; quais golpes ele deu é segredo.',
  'about.seatYou': 'É você.',
  'about.seatNow':
    '{members, plural, one {# membro} many {# membros} other {# membros}}, {out, plural, =0 {todos disponíveis} other {# em ação}}; ${money}; golpes concluídos: {jobs, plural, =0 {nenhum} other {#}}; influência conhecida: {influence}.',
  'about.seatWar': 'Mercenários: {mercenaries}. Informantes: {informers}.',

  'about.tokenTitle':
    '{token, select, money {Dinheiro} bank {Banco} influence {Influência} members {Quadrilha} jobs {Golpes concluídos} out {Em ação} hospital {Hospital} snitches {Delatores} other {De quem é a vez}}',
  'about.token.money':
    'Serve para recrutar capangas, chamar membros de volta ($1 cada) e pagar delatores. O jogador mais rico ganha 2 de influência no fim.',
  'about.token.bank': 'Com o banco, até $10 do seu dinheiro estão a salvo de roubo.',
  'about.token.influence':
    'Vence quem tem mais influência. Ela vem de golpes concluídos, membros, um recurso ativo, de ser o mais rico e de ter a maior quadrilha (ou mais membros de uma família).',
  'about.token.members':
    'Chefe e capangas, disponíveis ou em ação. O tamanho da quadrilha encerra um capítulo, e cada capanga vale influência.',
  'about.token.jobs': 'Golpes concluídos. Muitos valem influência no fim. Só o número deles é público.',
  'about.token.out':
    'Está num golpe ou foi distraído por um rival. Fica em ação até ser chamado de volta: de graça com um líder, senão por $1. Se todos estiverem em ação, todos voltam de graça.',
  'about.token.hospital': 'Capangas feridos de quem tem o hospital. Não contam como membros até voltarem de lá.',
  'about.token.snitches':
    'O número de um delator diz de quantos informantes cada quadrilha precisa. Cada um que falta custa $1; quem não pode pagar tudo perde todo o dinheiro e um capanga. No capítulo III, o terceiro delator encerra a partida.',
  'about.token.turn': 'É a vez deste jogador: chamar membros de volta e depois recrutar, dar um golpe ou passar.',
  'about.youHave': 'Você tem {count}.',
  'about.youHaveMoney': 'Você tem ${sum}.',
  'about.bankNow': '${sum} do seu dinheiro estão a salvo agora.',
  'about.backFor':
    '{count, plural, =0 {Nenhum membro seu está em ação.} one {# membro seu está em ação.} many {# membros seus estão em ação.} other {# membros seus estão em ação.}}',
} as const satisfies Record<keyof typeof ENGLISH, string>;
