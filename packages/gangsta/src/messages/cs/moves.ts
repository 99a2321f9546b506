// biome-ignore-all lint/suspicious/noTemplateCurlyInString: `$` is a currency sign, and braces are ICU message syntax.
import type { MOVES as ENGLISH_MOVES, STEPS as ENGLISH_STEPS } from '../en/moves.ts';

export const MOVES: Readonly<Record<keyof typeof ENGLISH_MOVES, string>> = {
  'move.keepResource': 'Nechat si: {resource}',
  'move.look': 'Nahlédnout',
  'move.decline': 'Vynechat',
  'move.decline@lookAtTop': 'Nedívat se',
  'move.decline@ignoreSkill': 'Nepoužít výbavu',
  'move.decline@takeBack': 'Nechat v nemocnici',
  'move.decline@discard': 'Nic neodhodit',
  'move.decline@steal': 'Nikoho neokrást',
  'move.decline@divert': 'Nikoho dalšího nezdržet',
  'move.decline@assassinate': 'Žádný atentát',
  'move.decline@recruitAtOnce': 'Nikoho nenajmout',
  'move.decline@learn': 'Nikoho neučit, kšeft si nechat',
  'move.decline@makeAvailable': 'Nikoho nepovolat zpět',
  'move.mobilise': 'Povolat zpět: {member}',
  'move.callHeadquarters': 'Štáb: celý gang zpět',
  'move.stopMobilising': 'Víc už nepovolávat',
  'move.recruit': 'Najmout: {henchman}',
  'move.announce': 'Jít na kšeft: {job}',
  'move.pass': 'Pasovat',
  'move.ignoreSkill':
    'Obejít se bez {skillIs, select, leader {lídra} mercenary {žoldáka} informer {informátora} sniper {ostřelovače} brawler {rváče} other {hackera}}',
  'move.activate': 'Nasadit: {member}',
  'move.steal': 'Okrást: {from}',
  'move.divert': 'Zdržet: {member}',
  'move.assassinate': 'Cíl atentátu: {from}',
  'move.giveUp': '{henchman} odchází',
  'move.learn': 'Učí se: {member}',
  'move.takeBack': 'Vzít zpátky: {henchman}',
  'move.discardJob': 'Odhodit kšeft: {job}',
  'move.discardHenchman': 'Odhodit kumpána: {henchman}',
  'move.makeAvailable': 'Povolat zpět: {member}',
  'move.endTurn': 'Ukončit tah',
  'move.declineExtraTurn': 'Ukončit tah a odmítnout tah navíc',
};

export const STEPS: Readonly<Record<keyof typeof ENGLISH_STEPS, string>> = {
  'step.chooseResource': 'Máš dva trumfy. Jeden si nech; nikdo ho neuvidí, dokud nevyberou všichni.',
  'step.lookAtTop':
    'Smíš nahlédnout na vrchní kartu balíčku {deckIs, select, jobs {kšeftů} other {kumpánů}}. Podíváš se?',
  'step.mobilise':
    'Koho před akcí povoláš zpět? {free, plural, =0 {Každý stojí $1.} one {Lídr povolá jednoho zdarma, další po $1.} few {Lídři povolají zdarma # členy, další po $1.} many {Lídři povolají zdarma # člena, další po $1.} other {Lídři povolají zdarma # členů, další po $1.}}',
  'step.act': 'Tvoje akce: najmi jednoho kumpána, jdi na jeden kšeft, nebo pasuj.',
  'step.ignoreSkill': 'Tvoje high-tech výbava nahradí jednu dovednost, kterou tento kšeft chce. Kterou?',
  'step.pullJob': 'Kdo jde na věc? Ještě chybí: {missing}.',
  'step.takeBack': 'Když pasuješ, smí tvoje nemocnice pustit lidi domů. Kdo se vrátí?',
  'step.discard': 'Když pasuješ, smíš odhodit jeden kšeft nebo jednoho kumpána z nabídky. Přijde za něj nová karta.',
  'step.steal': 'Odměna: smíš okrást jednoho soupeře až o ${sum}. Koho?',
  'step.divert':
    'Koho zdržíš? Zdržet smíš {left, plural, one {ještě # člena} few {ještě # členy} many {ještě # člena} other {ještě # členů}} z cizích gangů.',
  'step.assassinate':
    'Vyber soupeře, který přijde o kumpána s právě dvěma dovednostmi. O kterého, to určí sám. Koho vybereš?',
  'step.giveUp':
    '{seatIs, select, you {{causeIs, select, gangWar {Válka gangů} snitch {Nezaplacený práskač} other {Atentát}} tě stojí kumpána. Koho obětuješ?} other {{seat} přichází o kumpána ({causeIs, select, gangWar {válka gangů} snitch {nezaplacený práskač} other {atentát}}). O koho?}}',
  'step.recruitAtOnce': 'Kšeft ti dovolí hned někoho najmout. Koho?',
  'step.learn': 'Kdo u toho byl, může se z kšeftu „{job}“ něčemu přiučit. Kdo to bude?',
  'step.makeAvailable': '{by}: smíš povolat zpět jednoho člena. Koho?',
  'step.endTurn': 'Vše hotovo. Dokud tah neukončíš, můžeš kroky ještě vrátit.',
};
