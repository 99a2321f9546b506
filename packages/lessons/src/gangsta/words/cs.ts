import type { Catalogue } from '@getaway/text';
import type { GangstaLessonKey } from './en.ts';

export const WORDS: Catalogue<GangstaLessonKey> = {
  'rival.rook': 'Havran',
  'job.title': 'Cíl hry a první kšeft',
  'job.announce':
    'Vyhraje, kdo má na konci nejvíc vlivu, a vliv přinášejí kšefty. Označený kšeft vyžaduje lídra a rváče: jdi na něj.',
  'job.moneyOnly': 'Tento kšeft přinese peníze, ale žádný vliv.',
  'job.lessInfluence': 'Tento kšeft přinese jen 1 vliv, ten označený 2.',
  'job.send': 'Tvůj boss je lídr, tvůj kumpán rváč. Nasaď oba.',
  'job.endTurn': 'Hotovo: máš $1 a 2 body vlivu a oba členové jsou nasazení. Ukonči tah.',
  'job.again': 'Nasazení byli všichni, a tak se celý gang vrátil zadarmo. Teď jdi na kšeft, na který stačí boss.',
  'job.passed': 'Když pasuješ, dostaneš $1 za každého lídra, ale žádný vliv.',
  'job.boss': 'Lídr a ostřelovač: boss umí obojí. Nasaď bosse.',
  'job.end': 'Dva kšefty, 3 body vlivu. Takhle se vyhrává.',
  'recruit.title': 'Najímání podle dovedností',
  'recruit.recruit': 'Označený kšeft vyžaduje rváče a hackera. Najmi jediného kumpána v nabídce, který umí obojí.',
  'recruit.oneSkill': 'Tento kumpán má jen jednu z obou dovedností.',
  'recruit.otherSkill': 'Tento kumpán nemá dovednosti, které kšeft vyžaduje.',
  'recruit.endTurn':
    'V tahu máš jednu akci: najmout, jít na kšeft, nebo pasovat. Teď to bylo najmutí, takže tah ukonči.',
  'recruit.announce': 'Nový kumpán je volný. Jdi na označený kšeft.',
  'recruit.passed': 'Když pasuješ, dostaneš $1 za každého lídra; kšeft přinese $3 a nového člověka.',
  'recruit.send': 'Jeden člen může přispět několika dovednostmi. Nasaď jen kumpána.',
  'recruit.atOnce': 'Tento kšeft ti dovolí hned někoho najmout, za $3, které vynesl. Vyber kohokoli, na koho máš.',
  'recruit.declined': 'Nemusíš nikoho najmout, ale nic za to nedostaneš.',
  'recruit.end': 'Kumpáni přinášejí dovednosti a číslo na kartě je vliv na konci hry.',
  'callBack.title': 'Kdo je nasazený a jak se vrátí',
  'callBack.callBack':
    'Dva členové jsou po kšeftu nasazení. Každý volný lídr povolá jednoho zpět zadarmo, každý další stojí $1: povolej oba.',
  'callBack.tooFew': 'Na označený kšeft potřebuješ oba členy.',
  'callBack.announce': 'Všichni jsou volní. Jdi na kšeft za $6.',
  'callBack.bossNeeded': 'Taky dobrý kšeft, ale vynese jen $3.',
  'callBack.send': 'Žoldák, ostřelovač, rváč: dva členové umějí všechno. Nasaď je a bosse si nech.',
  'callBack.bossWasted': 'S bossem by byli nasazení všichni tři; dva stačí.',
  'callBack.endTurn': 'Oba členové zůstanou nasazení, dokud je někdo nepovolá zpět. Ukonči tah.',
  'callBack.leaveOut': 'Boss je pořád volný a další kšeft nikoho jiného nepotřebuje. Ostatní nech nasazené.',
  'callBack.notNeeded': 'To je zbytečné: když jsou nasazení všichni, vrátí se všichni zadarmo.',
  'callBack.bossAlone': 'Jdi na kšeft, který vyžaduje lídra a ostřelovače.',
  'callBack.passed': 'Když pasuješ, bude boss jen zahálet.',
  'callBack.lastOne': 'Nasaď bosse.',
  'callBack.allOut': 'Teď je nasazený celý gang. Ukonči tah a uvidíš, co se stane.',
  'callBack.end': 'Na začátku tvého tahu se všichni vrátili, zadarmo. Počítej s tím.',
  'together.title': 'Společné kšefty',
  'together.announce':
    'Nemáš ostřelovače, ale soupeř ano. Označený kšeft je společný, takže se mohou přidat členové jiných gangů: jdi na něj.',
  'together.alone': 'Tento kšeft zvládne tvůj gang i bez pomoci, ale vliv nepřinese.',
  'together.ownFirst': 'Společný kšeft začíná vlastním členem. Nasaď jednoho.',
  'together.theirs': 'Teď nasaď ostatní, i soupeřova ostřelovače. Soupeř nemůže odmítnout.',
  'together.end': 'Máš $2, 1 bod vlivu a podíl $4. Soupeř má jen podíl $4.',
  'chapters.title': 'Práskači, kapitoly a válka gangů',
  'chapters.informer':
    'V balíčku kšeftů se skrývají práskači: každý stojí $1 za každého informátora, který ti chybí. Máš jednoho, najmi druhého.',
  'chapters.noInformer': 'Tento kumpán není informátor, práskač by tě stál víc.',
  'chapters.endTurn': 'Ukonči tah. Soupeř půjde na kšeft a přijde nová karta.',
  'chapters.mercenaries':
    'Práskač s číslem 2: tebe nestál nic, soupeř platil. Sedmý člen ukončí kapitolu II válkou gangů, proto najmi žoldáky.',
  'chapters.noMercenary': 'Jeden žoldák proti jednomu je remíza: každý by přišel o kumpána.',
  'chapters.war': 'Máš sedm členů a tři žoldáky proti jednomu. Ukonči tah a válka začne.',
  'chapters.loser': 'Máš aspoň dvakrát tolik žoldáků, takže vybíráš, o koho soupeř přijde. Vyber.',
  'chapters.end':
    'Kapitola I končí, když má některý gang 4 členy, kapitola II při 7 členech. Devět členů nebo třetí práskač v kapitole III ukončí hru.',
  'variants.title': 'Navíc: rodiny a trumfy',
  'variants.family': 'S rodinami jsou příbuzní tvého bosse o $1 levnější. Najmi informátora mafie za $2.',
  'variants.otherFamily': 'Tento kumpán není bossův příbuzný ani informátor.',
  'variants.resource': 'Informátor a ostřelovač: tvůj trumf je teď aktivní, i s účinkem a vlivem. Ukonči tah.',
  'variants.end': 'Za každou rodinu dostane 2 body vlivu ten, kdo z ní má nejvíc členů.',
  'tip.snitch':
    'Práskač: komu chybějí informátoři, ten platí $1 za každého chybějícího. Najmi informátory, než přijde další.',
  'tip.chapter': 'Nová kapitola: kšefty jsou těžší a vynášejí víc. Gang i peníze ti zůstávají.',
  'tip.goal':
    'Vyhrává, kdo má na konci nejvíc vlivu. Přinášejí ho kšefty a kumpáni; nejbohatší hráč a největší gang dostanou navíc po 2 bodech.',
  'tip.act':
    'V tahu máš jednu akci: jít na kšeft, najmout, nebo pasovat ($1 za lídra). Hledej kšeft, na který tvůj gang teď stačí.',
  'tip.callBack':
    'Každý volný lídr povolá jednoho člena zpět zadarmo, každý další stojí $1. Když jsou nasazení všichni, vrátí se všichni zadarmo.',
  'tip.send':
    'Koho pošleš na kšeft, zůstane pak nasazený. Člen dodá každou dovednost, která ještě chybí, takže záleží na pořadí.',
  'tip.atOnce': 'Tento kšeft ti dovolí hned někoho najmout, třeba za to, co vynesl. Akci to nestojí.',
  'tip.learn': 'Člen, který byl na kšeftu, se může dovednost naučit natrvalo. Karta se pak nepočítá jako hotový kšeft.',
  'tip.distract':
    'Soupeřovi lidé, které zdržíš, jsou nasazení, dokud je soupeř nepovolá zpět. Vyber ty, které bude potřebovat.',
  'tip.giveUp':
    'Jeden kumpán opouští hru i se svými dovednostmi a vlivem. Ze svých vyber toho, kterého potřebuješ nejméně.',
};
