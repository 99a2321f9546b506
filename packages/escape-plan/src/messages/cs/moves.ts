// biome-ignore-all lint/suspicious/noTemplateCurlyInString: the dollar is money, the braces are ICU's.
import type { MOVES as ENGLISH_MOVES, STEPS as ENGLISH_STEPS } from '../en/moves.ts';

/** Moves, as orders to one's own thief. */
export const MOVES: Readonly<Record<keyof typeof ENGLISH_MOVES, string>> = {
  'move.decline': 'Ne, díky',
  'move.placeTile': 'Přiložit: {tile}',
  'move.openHaunt':
    'Otevřít {hauntIs, select, restaurant {restauraci} gym {posilovnu} gallery {galerii} other {{haunt}}}',
  'move.useDisc': 'Vrátit disk za celý tah',
  'move.rest': 'Odpočinek: co je použité, bude zas připravené',
  'move.setOut': 'Přesun: cesta, vyhýbání, návštěva',
  'move.passTurn': 'Vynechat tah',
  'move.endTurn': 'Ukončit tah',
  'move.travel': '{escapeIs, select, true {Útěk: {to}} other {Cíl: {to}}}',
  'move.stepByStep': 'Krok za krokem',
  'move.stepTo':
    '{byIs, select, ride {{means}} other {{by}}}: {to}{byIs, select, ride {} other {{meansCount, select, 0 {} other {, {means}}}}}, {points} BP',
  'move.returnCan': 'Spálit kanystr: +1 BP',
  'move.arrive': '{escapeIs, select, true {Utéct odsud} other {Ukončit cestu tady}}',
  'move.turnBack': 'Vrátit se: cesta nemá kde skončit',
  'move.endEvading': '{left, plural, =0 {Pokračovat} other {Dost vyhýbání: # zranění}}',
  'move.takeWound': 'Dostat zranění',
  'move.takeHandcuffs': 'Vzít pouta{boxedIs, select, none {} other { a přijít o eso „{boxed}“}}',
  'move.useKey':
    'Otevřít {colourIs, select, master {paklíčem} green {zeleným klíčem} black {černým klíčem} other {hnědým klíčem}}',
  'move.takeKey': 'Vzít {colourIs, select, green {zelený} black {černý} other {hnědý}} klíč',
  'move.buyFixer':
    'Koupit {fixerIs, select, phone {telefon} safe {trezor} disguise {převlek} idCard {průkaz} firstAidKit {lékárničku} motorcycle {motorku} energyDrink {energeťák} other {vrtulník}}',
  'move.takeCan': 'Vzít kanystr',
  'move.buyEquipment':
    'Koupit {equipmentIs, select, vest {vestu} cap {kšiltovku} helmet {přilbu} other {plynovou masku}}',
  'move.openLocker':
    'Otevřít {lockerIs, select, green {zelenou} black {černou} other {hnědou}} schránku{keyIs, select, master { paklíčem} other {}}',
  'move.heal': 'Vyléčit {wounds} zranění',
  'move.payChurch': 'Přispět kostelu: pověst −1',
  'move.receiveIncome': 'Vzít příjem',
  'move.takeExitTile': 'Táhnout žetony výjezdu, jeden si nechat',
  'move.takeContact': '{kind} · {card}',
  'move.putContact': '{whereIs, select, box {Odhodit kontakt} other {Najmout na volné místo}}',
  'move.replaceContact': 'Najmout výměnou za: {card}',
  'move.keepTile': 'Nechat si žeton: ${value}k',
  'move.putItem': 'Položit na volné místo',
  'move.replaceItem': 'Nahradit: {item}',
  'move.takeDisc': 'Vzít disk akce navíc',
  'move.unlockAndMore': 'Odemknout eso a něco k tomu',
  'move.useContact':
    'Zavolat: {card}{doesIs, select, none {} loseNotoriety {, pověst −1} other {, vyhnout se}}{officerIs, select, none {} other {, {officer}}}{tileIs, select, none {} other {, {tile}}}',
  'move.useFixer':
    'Použít {fixerIs, select, phone {telefon} safe {trezor} disguise {převlek} idCard {průkaz} firstAidKit {lékárničku} motorcycle {motorku} energyDrink {energeťák} other {vrtulník}}{doesIs, select, none {} loseNotoriety {, pověst −1} other {, vyhnout se}}{tileIs, select, none {} other {, {tile}}}',
  'move.useEquipment':
    'Použít {equipmentIs, select, vest {vestu} cap {kšiltovku} helmet {přilbu} other {plynovou masku}}{officerIs, select, none {} other {, {officer}}}{tileIs, select, none {} other {, {tile}}}',
  'move.useFirstAid': 'Použít první pomoc: vyléčit 1',
  'move.useMember':
    'Poslat člena gangu: {doesIs, select, loseNotoriety {pověst −1} other {vyhnout se}}{tileIs, select, none {} other {, {tile}}}',
  'move.returnMember': 'Poslat člena gangu domů: {headquarters}',
  'move.useAsset': 'Použít eso: {asset}{tileIs, select, none {} other {, {tile}}}',
  'move.moveOfficer': 'Přesunout {officer_acc}: {from} → {to}',
  'move.removeOfficer': 'Odvolat {officer_acc} z případu: {from}',
  'move.payEscape': 'Zaplatit a opustit město',
  'move.unlock': 'Odemknout eso: {asset}',
};

/** Prompts: the question first, then what matters now. */
export const STEPS: Readonly<Record<keyof typeof ENGLISH_STEPS, string>> = {
  'step.unlockForCash': 'Skoro nikdo po tobě nejde: smíš si zaplatit odemčení esa. Kterého?',
  'step.placeTile': 'Město roste: který dílek přiložíš a kam?',
  'step.openSite': 'Čeká {site}. Co tu otevře dveře?',
  'step.useDisc': 'Máš disk. Utratíš ho teď za další tah?',
  'step.chooseTurn': 'Tvůj tah: přesun, nebo odpočinek? Předtím lze použít kontakty, věci a esa.',
  'step.travel': 'Kam to bude? Každému policistovi na dílku, který opustíš, se musíš vyhnout.',
  'step.stepByStep':
    '{points, plural, one {Zbývá # BP} few {Zbývají # BP} many {Zbývá # BP} other {Zbývá # BP}}. Jsi tady: {at}. Kam dál?',
  'step.evade':
    '{tilesCount, plural, =0 {V cestě nikdo není. Kartu s hvězdičkou jde ještě použít kvůli pověsti; nebo jdi dál.} other {V cestě jsou policisté: {tiles}. Dostaň se kolem nich; každý, kdo zbude, znamená zranění.}}',
  'step.takeWound':
    '{left, plural, one {Čeká tě zranění} few {Čekají tě # zranění} many {Čeká tě # zranění} other {Čeká tě # zranění}}{inTurnIs, select, true {; možná máš něco, co to zmírní} other {}}.',
  'step.takeHandcuffs': 'Nezbyla žádná zelená kostka: pouta. O které eso tě připraví?',
  'step.openClosed': 'Zavřené dveře: {haunt}. Čím otevřeš?',
  'step.takeKey': 'Čeká tu na tebe klíč. Jaká barva?',
  'step.buyFixer': 'Smíš koupit jednu pomůcku. Kterou?',
  'step.takeCan': 'Kanystr na cestu? Každý dá jednou 1 BP.',
  'step.buyEquipment': 'Smíš koupit {boughtCount, plural, =0 {výbavu} other {ještě kus jiného druhu}}.',
  'step.openLocker': 'Smíš otevřít jednu schránku.',
  'step.healOne': 'Klinika umí vyléčit jedno zranění. Tvoje?',
  'step.payChurch': 'Dar kostelu a lidé zapomenou: zaplatíš?',
  'step.buyHealing': 'Nemocnice chce peníze. Kolik léčení si dopřeješ?',
  'step.exitReward': 'U výjezdu: co si vezmeš?',
  'step.takeContact': 'Koho si vybereš? Pak ho najmi, nebo vyprovoď z města.',
  'step.placeContact': '{card}: najmout, vyměnit za někoho, nebo vyprovodit z města?',
  'step.keepTile': 'Vytaženo {stack}: {drawn}. Který žeton si necháš?',
  'step.storeItem': 'Kam s tím: {item}? Co nahradíš, je pryč, a pověst +1.',
  'step.endTurn': 'Vše hotovo? Než tah ukončíš, můžeš ještě použít, co máš.',
  'step.groupBonus':
    '{group, select, 2 {Navštíveny všechny tři úkryty} other {Navštívena celá skupina podniků}}: vezmi si bonus.',
  'step.moveOfficer': 'Kterého policistu kam? Na výběr: {officers_or}.',
  'step.removeOfficer': 'Kterého policistu odvoláš z případu? Na výběr: {officers_or}.',
  'step.returnMember': 'Do kterého doupěte se člen gangu vrátí?',
  'step.unlockAsset':
    '{optionalIs, select, true {Smíš odemknout eso. Které?} other {Odemkni eso. Které?}} Přijde na nejdražší volné místo.',
  'step.payEscape': 'Na hranici města: zaplať a jsi venku.',
  'step.moveNearer': 'Policie se stahuje k dílku {toward}: posuň jednoho policistu blíž.',
};
