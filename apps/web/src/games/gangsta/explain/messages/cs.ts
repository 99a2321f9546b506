// biome-ignore-all lint/suspicious/noTemplateCurlyInString: the dollar sign is a currency, and the braces are placeholders of ICU messages.
import type { EXPLANATIONS as ENGLISH } from './en.ts';

export const EXPLANATIONS = {
  'about.kind':
    '{kind, select, boss {Boss} henchman {Kumpán} job {Kšeft} snitch {Práskač} resource {Trumf} skill {Dovednost} family {Rodina} reward {Odměna} deck {Balíček} chapter {Kapitola} seat {Hráč} other {Na stole}}',
  'about.kindOf': '{kind}: {which}',

  'about.boss':
    'Boss je člen gangu jako každý jiný: můžeš ho nasadit a počítá se do velikosti gangu. O bosse se nedá přijít.',
  'about.henchman':
    'Najmutí stojí ${cost}, {count, plural, =0 {na konci bez vlivu} one {na konci # bod vlivu} few {na konci # body vlivu} many {na konci # bodu vlivu} other {na konci # bodů vlivu}}. Rodina: {family}.',
  'about.memberWhere':
    '{where, select, available {V tvém gangu, volný.} out {V tvém gangu, nasazený: před akcí ho můžeš povolat zpět.} hospital {V tvé nemocnici: když pasuješ, můžeš ho vzít domů.} rival {Gang hráče {seat}: volný.} rivalOut {Gang hráče {seat}: nasazený.} pool {K najmutí: může si ho vzít kdokoli.} lost {Mimo hru.} discards {Odhozený; může se vrátit, až se balíček znovu zamíchá.} other {Zatím se neobjevil.}}',
  'about.learned': 'Naučená dovednost: {skill}.',
  'about.costs': '{short, plural, =0 {Stojí tě ${cost}: máš ${money}.} other {Stojí tě ${cost}: chybí ti ${short}.}}',
  'about.fits':
    '{count, plural, =0 {Žádný otevřený kšeft tyto dovednosti nepotřebuje.} other {Potřebují je tyto otevřené kšefty: {jobs}.}}',

  'about.job': 'Potřebuje: {needs}. Nasazuj volné členy, dokud nemáš všechny dovednosti.',
  'about.shared': 'Společný kšeft: můžeš nasadit i členy cizích gangů, a pak každý zúčastněný gang dostane ${sum}.',
  'about.jobWhere':
    '{where, select, open {Teď na stole.} underway {Právě probíhá.} done {Jeden z tvých hotových kšeftů.} discards {Odhozený; může se vrátit, až se balíček znovu zamíchá.} past {Z dřívější kapitoly.} other {Není na stole.}}',
  'about.canPull':
    '{can, select, yes {Tvoji volní členové na něj stačí.} back {Tvůj gang na něj stačí, ale musíš někoho povolat zpět.} other {Tvému gangu chybí: {missing}.}}',
  'about.jobKind': 'S high-tech výbavou můžeš u takového kšeftu jednu dovednost vynechat.',

  'about.snitch':
    'Když se objeví práskač, každý gang potřebuje {number, plural, one {# informátora} few {# informátory} many {# informátora} other {# informátorů}}, volné nebo nasazené, jinak platí $1 za každého chybějícího. Kdo nemůže zaplatit všechno, přijde o všechny peníze a o jednoho kumpána.',
  'about.snitchWhere':
    '{where, select, out {Už promluvil.} now {Zatím v balíčku kšeftů.} next {Přijde s kapitolou {chapter, select, 2 {II} other {III}}.} other {Jeho kapitola už skončila.}}',

  'about.resource':
    'Potřebuje: {needs}. Natrvalo se aktivuje, jakmile má tvůj gang všechny tyto dovednosti, ať jsou členové volní, nebo nasazení. Aktivní přinese na konci {count, plural, one {# bod} few {# body} many {# bodu} other {# bodů}} vlivu.',
  'about.resourceYou':
    '{status, select, active {Tvůj je aktivní.} inactive {Tvůj není aktivní: gangu chybí {missing}.} stopped {Tvůj se zastavil, ale dál se počítá.} worthless {Tvůj se zastavil a nic nepřinese.} other {Zatím není odhalený.}}',
  'about.resourceOf': 'Má ho {seat}.',
  'about.resourceNobody': 'Nikdo ho nemá.',

  'about.skill.leader':
    'Každý volný lídr povolá zdarma zpět jednoho dalšího člena. Když pasuješ, každý lídr, volný i nasazený, přinese $1. Nikdo nemůže být lídrem dvakrát.',
  'about.skill.mercenary':
    'Rozhoduje o válce gangů na konci kapitoly II: gang, který má žoldáků nejvíc, nepřijde o nikoho, každý jiný přijde o jednoho kumpána.',
  'about.skill.informer': 'Umlčí práskače: každý informátor, volný i nasazený, ti ušetří $1, když se práskač objeví.',
  'about.skill.sniper': 'Potřebuješ ho na kšefty a trumfy.',
  'about.skill.brawler': 'Potřebuješ ho na kšefty a trumfy.',
  'about.skill.hacker': 'Potřebuješ ho na kšefty a trumfy.',
  'about.skillYou': '{all, select, 0 {Tvůj gang nemá žádnou.} other {Tvůj gang má {all}, z toho volných {ready}.}}',
  'about.skillMost': '{count, plural, =0 {Žádný soupeř nemá víc.} other {Nejvíc u soupeře: {most}.}}',

  'about.family':
    '{played, select, true {Kumpáni z rodiny tvého bosse tě stojí o $1 méně. Na konci dostane gang s nejvíce členy rodiny 2 body vlivu, při shodě každý 1.} other {Rodiny hrají roli jen ve variantě „rodiny“.}}',
  'about.familyYou': 'Máš {own}; nejvíc v jednom gangu: {most}.',
  'about.familyBoss': 'Je to rodina tvého bosse.',

  'about.rewardTitle':
    '{reward, select, money {Příjem} influence {Vliv} theft {Krádež} diversion {Zdržení} assassinate {Atentát} mobilise {Povolání zpět} recruit {Najmutí} learn {Učení} again {Tah navíc} other {Podíl každého gangu}}',
  'about.reward.money': 'Dostaneš tuto částku.',
  'about.reward.influence': 'Body na konci. Vyhraje, kdo má nejvíc vlivu.',
  'about.reward.theft': 'Vyber soupeře a vezmi mu tuto částku, nebo tolik, kolik má. Peníze v bance jsou v bezpečí.',
  'about.reward.diversion': 'Vyber tolik volných členů cizích gangů: budou nasazení, dokud je někdo nepovolá zpět.',
  'about.reward.assassinate':
    'Vyber soupeře, který má kumpána s právě dvěma dovednostmi; o jednoho takového přijde. Bossové jsou v bezpečí.',
  'about.reward.mobilise': 'Povoláš zdarma zpět celý gang, i ty z kšeftu.',
  'about.reward.recruit': 'Hned můžeš najmout kumpána. Zaplatíš jeho cenu.',
  'about.reward.learn':
    'Zasuň kartu kšeftu pod kartu člena, který byl u toho: dovednost mu zůstane do konce hry. Kšeft se pak nepočítá jako hotový.',
  'about.reward.again': 'Po tomto tahu máš ještě jeden. Nikdy dva tahy navíc po sobě.',
  'about.reward.share': 'Když se zúčastní členové cizích gangů, dostane tuto částku každý zúčastněný gang, i tvůj.',

  'about.deckTitle':
    '{deck, select, jobs {Balíček kšeftů} henchmen {Balíček kumpánů} jobDiscards {Odhozené kšefty} other {Odhození kumpáni}}',
  'about.deck':
    '{deck, select, jobs {Doplňuje na konci tahu otevřené kšefty. Od kapitoly II jsou v něm i práskači.} henchmen {Doplňuje na konci tahu kumpány k najmutí.} other {Odhozeno při pasování. Když balíček dojde, zamíchá se z nich nový.}}',
  'about.cards': '{count, plural, =0 {Prázdné.} one {# karta.} few {# karty.} many {# karty.} other {# karet.}}',

  'about.chapterTitle': '{chapter, select, 1 {Kapitola I} 2 {Kapitola II} other {Kapitola III}}',
  'about.chapter':
    '{chapter, select, 1 {Končí, když má některý gang {members} členy. Slabší gangy pak dostanou vyrovnávací příjem: $1 za každou dovednost méně, než má gang s nejvíce dovednostmi.} 2 {Končí, když má některý gang {members} členů. Pak přijde válka gangů, o které rozhodnou žoldáci.} other {Hra končí, když má některý gang {members} členů, nebo s třetím práskačem této kapitoly.}}',
  'about.chapterNow':
    '{state, select, now {Právě probíhá. Členové největšího gangu: {largest}, tvého: {own}.} past {Už skončila.} other {Teprve přijde.}}',
  'about.snitchesNow':
    '{count, plural, =0 {V této kapitole ještě žádný práskač nepromluvil.} one {V této kapitole promluvil # práskač.} few {V této kapitole promluvili # práskači.} many {V této kapitole promluvilo # práskače.} other {V této kapitole promluvilo # práskačů.}}',

  'about.seat':
    'Soupeř chce mít na konci víc vlivu než ty. Peníze, gang a počet kšeftů jsou veřejné; které kšefty to byly, je tajné.',
  'about.seatYou': 'To jsi ty.',
  'about.seatNow':
    '{members, plural, one {# člen} few {# členové} many {# člena} other {# členů}}, {out, plural, =0 {všichni volní} other {nasazení: #}}; ${money}; hotové kšefty: {jobs, plural, =0 {žádné} other {#}}; známý vliv: {influence}.',
  'about.seatWar': 'Žoldáci: {mercenaries}. Informátoři: {informers}.',

  'about.tokenTitle':
    '{token, select, money {Peníze} bank {Banka} influence {Vliv} members {Gang} jobs {Hotové kšefty} out {V nasazení} hospital {Nemocnice} snitches {Práskači} other {Kdo je na tahu}}',
  'about.token.money':
    'Platíš jimi najmutí, povolání zpět (po $1) a práskače. Nejbohatší hráč dostane na konci 2 body vlivu.',
  'about.token.bank': 'S bankou je až $10 tvých peněz v bezpečí před krádeží.',
  'about.token.influence':
    'Vyhraje, kdo má nejvíc vlivu. Dávají ho hotové kšefty, členové a aktivní trumf; dostane ho i nejbohatší hráč a největší gang (nebo ten, kdo má nejvíc členů některé rodiny).',
  'about.token.members':
    'Boss a kumpáni, volní i nasazení. Když má gang dost členů, kapitola končí; kumpáni přinášejí i vliv.',
  'about.token.jobs': 'Hotové kšefty. Mnohé přinesou na konci vliv. Veřejný je jen jejich počet.',
  'about.token.out':
    'Šel na kšeft, nebo ho někdo zdržel. Zůstává nasazený, dokud ho někdo nepovolá zpět: s lídrem zdarma, jinak za $1. Když jsou nasazení všichni, vrátí se všichni zdarma.',
  'about.token.hospital': 'Zranění kumpáni hráče s nemocnicí. Nepočítají se jako členové, dokud se nevrátí domů.',
  'about.token.snitches':
    'Číslo práskače říká, kolik informátorů každý gang potřebuje. Každý chybějící stojí $1; kdo nemůže zaplatit všechno, přijde o všechny peníze a o jednoho kumpána. V kapitole III ukončí hru třetí práskač.',
  'about.token.turn': 'Tah tohoto hráče: povolá členy zpět, pak najme, jde na kšeft, nebo pasuje.',
  'about.youHave': 'Máš: {count}.',
  'about.youHaveMoney': 'Máš ${sum}.',
  'about.bankNow': 'V bezpečí je teď ${sum} tvých peněz.',
  'about.backFor':
    '{count, plural, =0 {Z tvých není nasazený nikdo.} one {Nasazený je # člen.} few {Nasazení jsou # členové.} many {Nasazeno je # člena.} other {Nasazeno je # členů.}}',
} as const satisfies Record<keyof typeof ENGLISH, string>;
