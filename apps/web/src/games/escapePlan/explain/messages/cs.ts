// biome-ignore-all lint/suspicious/noTemplateCurlyInString: the dollar sign is a currency, and the braces are placeholders of ICU messages.
import type { EXPLANATIONS as ENGLISH } from './en.ts';

export const EXPLANATIONS = {
  'about.kind':
    '{kind, select, contact {Kontakt} equipment {Vybavení} fixer {Pomůcka} asset {Výhoda} key {Klíč} locker {Schránka} exitTile {Žeton výjezdu} plan {Plán útěku} place {Lokace} tile {Díl města} terrain {Oblast} officer {Policie} automaton {Řídí hra} seat {Hráč} track {Počítadlo pověsti} day {Den} deck {Balíček} other {Na stole}}',
  'about.kindOf': '{kind}: {which}',

  'about.perUse':
    '{cost, plural, =0 {Najmutí i použití je zdarma.} other {Najmutí je zdarma. Za každé použití platíš $#k.}}',
  'about.usedUntilRest': 'Po použití se obnoví až odpočinkem.',
  'about.contactWhere':
    '{where, select, ready {Je tvůj a připravený.} used {Je tvůj, ale použitý: obnoví ho odpočinek.} covered {Je tvůj, ale zakrývají ho pouta: už ho nepoužiješ.} row {K najmutí: všude, kde si bereš kontakt.} rival {Má ho {name}.} box {Mimo hru.} other {Zatím v balíčku.}}',
  'about.cash':
    '{can, select, true {Máš na to: v hotovosti je ${cash}k.} other {Nemáš na to: stojí ${cost}k a máš ${cash}k.}}',
  'about.stops':
    '{count, plural, =0 {Na tvém dílu teď nepomůže proti nikomu.} other {Na tvém dílu teď pomůže proti: {officers}.}}',

  'about.bought': '{where, select, store {Koupíš na benzínce za ${cost}k.} other {Koupíš ve skrýši za ${cost}k.}}',
  'about.freeUse': 'Použití je zdarma.',
  'about.fixerOnce': 'Funguje jednou a zabírá místo, dokud ji něco nenahradí.',
  'about.stock': '{count, plural, =0 {Na benzínkách už není.} other {Na benzínkách zbývá #.}}',
  'about.offered': 'Je pořád v nabídce.',
  'about.yours': '{state, select, ready {Máš: připraveno.} other {Máš: použito.}}',
  'about.has': 'Má to {name}.',
  'about.outOfGame': 'Mimo hru.',

  'about.asset':
    'Odemkneš ji odpočinkem, na hranici počítadla pověsti a ještě několika způsoby. Použití pak stojí tolik, kolik ukazuje její místo. Funguje jednou za hru a za použitou je na konci $10k.',

  'about.key':
    'Otevře na benzínce jednu schránku této barvy, nebo kterýkoli zavřený podnik. Použitý klíč už se neobnoví.',
  'about.keysHeld':
    '{count, plural, =0 {Nemáš žádný nepoužitý klíč této barvy.} one {Máš # nepoužitý klíč této barvy.} few {Máš # nepoužité klíče této barvy.} many {Máš # nepoužitého klíče této barvy.} other {Máš # nepoužitých klíčů této barvy.}}',
  'about.keysLeft': '{count, plural, =0 {Ve skrýších už žádný není.} other {K mání: {where}.}}',
  'about.masterKey': 'Otevřeš ji i univerzálním klíčem: použití stojí ${cost}k.',
  'about.locker':
    'Zakrytý žeton, který na konci vynese peníze, pokud utečeš. Schránku otevřeš na benzínce klíčem její barvy.',
  'about.lockerValues': 'Hodnoty na začátku: {values}.',
  'about.lockersLeft':
    '{count, plural, =0 {Schránka této barvy už nezbývá.} one {Zbývá # schránka této barvy.} few {Zbývají # schránky této barvy.} many {Zbývá # schránky této barvy.} other {Zbývá # schránek této barvy.}}',
  'about.lockerTerms':
    '{enough, select, true {Potřeba {needed}: tvůj stupeň pověsti a kontakty dávají {reached}, to stačí.} other {Potřeba {needed}: tvůj stupeň pověsti a kontakty dávají jen {reached}.}}',
  'about.lockerDraws':
    '{count, plural, =0 {Máš málo kontaktů: nelízneš si žádný žeton.} one {Lízneš si # žeton a necháš si ho.} few {Lízneš si # žetony a jeden si necháš.} many {Lízneš si # žetonu a jeden si necháš.} other {Lízneš si # žetonů a jeden si necháš.}}',
  'about.noSpace': 'Na všech místech v inventáři leží zamčené výhody: žeton by nebylo kam dát.',
  'about.exitTile': 'Zakrytý žeton, který na konci vynese peníze, pokud utečeš. Vezmeš ho u uzavřeného výjezdu.',
  'about.exitDraws':
    '{count, plural, =0 {Bez kontaktů si nelízneš žádný.} one {Se svými kontakty si lízneš # a necháš si ho.} few {Se svými kontakty si lízneš # a jeden si necháš.} many {Se svými kontakty si lízneš # a jeden si necháš.} other {Se svými kontakty si lízneš # a jeden si necháš.}}',
  'about.stackAt': 'Výjezd {exit}: {count, plural, =0 {nic nezbývá} other {zbývá #}}.',

  'about.plan':
    'Kolik dostaneš za návštěvy podniků a skrýší, pokud utečeš. Řádky se symbolem příjmu vynesou příjem hned.',
  'about.planSums': 'Získáno {got}, zbývá {left}.',

  'about.business':
    'Při návštěvě sem položíš kostku, jednou za hru: boduje podle plánu útěku, nebo hned vynese příjem. Potom si vezmeš kontakt.',
  'about.closes':
    '{count, plural, one {Zavře se po další návštěvě.} few {Zavře se po # dalších návštěvách.} many {Zavře se po # další návštěvy.} other {Zavře se po # dalších návštěvách.}}',
  'about.safeHouse':
    'Při návštěvě sem položíš kostku, jednou za hru, a pověst ti klesne o 1. Vezmeš si klíč a můžeš koupit pomůcku.',
  'about.hospital': 'Můžeš vyléčit 1, 2 nebo 3 zranění za {prices}. Při návštěvě ti pověst stoupne o 1.',
  'about.headquarters':
    'Zaplať {price} a najmi gang: vezmeš si oba členy a necháš tu ukazatel vlády. Jen když tu není jiný lupič ani ukazatel.',
  'about.store': 'Vezmi si kanystr, kup až 2 různé kusy vybavení a otevři schránku, pokud máš klíč.',
  'about.clinic': 'Můžeš odemknout výhodu a vyléčit 1 zranění; potom si vezmeš kontakt.',
  'about.church': 'Za {price} si můžeš snížit pověst o 1 a můžeš odemknout výhodu; potom si vezmeš kontakt.',
  'about.exit':
    'Návštěva vynese příjem, nebo u uzavřeného výjezdu žeton výjezdu; potom si vezmeš kontakt. Třetí den můžeš utéct jediným výjezdem, který není uzavřený.',
  'about.subwayStation': 'Z jedné stanice jedeš do kterékoli jiné za 0 bodů pohybu. První jízda v tahu ti přidá 1 bod.',
  'about.helicopterPad': 'Za 1 bod pohybu letíš kamkoli na díl vzdálený 1 nebo 2 díly.',
  'about.businessSite': 'Kdo tento díl přiloží, vybere podnik, který se tu otevře.',
  'about.safeHouseSite': 'Kdo tento díl přiloží, vybere skrýš, která se tu otevře.',
  'about.pays': '{value, select, income {Tvůj plán: příjem hned.} other {Tvůj plán: {value}, pokud utečeš.}}',
  'about.awayTiles':
    '{count, plural, =0 {Na tvém dílu.} one {# díl od tebe.} few {# díly od tebe.} many {# dílu od tebe.} other {# dílů od tebe.}}',
  'about.escapeCost': 'Útěk teď stojí {cost}, máš {cash}.',

  'about.tileWith': '{count, plural, =0 {Žádné lokace.} other {Lokace: {places}.}}',
  'about.tileState':
    '{state, select, city {Ve městě.} display {Přijde jako další: přiloží se na začátku dne.} other {Zatím v hromádce.}}',
  'about.tileOfficers': '{count, plural, =0 {Žádní policisté.} other {Policisté: {officers}.}}',
  'about.leaving':
    '{count, plural, =0 {Jsi tady. Při odchodu se nemusíš nikomu vyhýbat.} one {Jsi tady. Při odchodu se musíš vyhnout # policistovi, jinak dostaneš zranění.} few {Jsi tady. Při odchodu se musíš vyhnout # policistům, jinak za každého dostaneš zranění.} many {Jsi tady. Při odchodu se musíš vyhnout # policisty, jinak za každého dostaneš zranění.} other {Jsi tady. Při odchodu se musíš vyhnout # policistům, jinak za každého dostaneš zranění.}}',
  'about.land':
    'Po spojené oblasti jednoho druhu se pohybuješ zdarma, přes libovolný počet dílů. Vstup do jiné oblasti, do lokace nebo z ní stojí 1 bod pohybu.',
  'about.water': 'Vodu překonáš jen tam, kde jezdí přívoz, nebo na vodním skútru. Pak se počítá jako každá oblast.',
  'about.ferryTitle': 'Přívoz',
  'about.ferry': 'Přívoz obsluhuje celou vodní plochu, na které je jeho symbol.',
  'about.heliport':
    'Symboly heliportu: odkudkoli z tohoto dílu kromě vody můžeš vzlétnout s kontaktem Vrtulník, s pomůckou Vrtulník nebo s členem gangu.',

  'about.officer':
    'Když opouštíš díl, musíš se vyhnout každému policistovi, který na něm je; za každého, komu se nevyhneš, dostaneš zranění.',
  'about.onTile': 'Stojí tady: {tile}.',
  'about.evaded': 'V tomto tahu už se mu vyhýbat nemusíš.',
  'about.against':
    '{count, plural, =0 {Nemáš proti němu nic připraveného.} other {Proti němu máš připraveno: {things}.}}',
  'about.inspector':
    'Řídí ji karty. Když opouštíš díl, na kterém je, počítá se jako další policista, kterému se musíš vyhnout; druh určíš ty. Vyřazuje ze hry kontakty, klíče a žetony.',
  'about.lieutenant':
    'Tvůj soupeř v sólové hře. Jde za tebou a za opuštění dílu, na kterém je, platíš {price}; když nemůžeš, dostaneš 2 zranění. Utíká třetí den, nejpozději večer, pokud nemá žetony akce navíc.',
  'about.automatonAt':
    '{place}. {count, plural, one {Zbývá # karta.} few {Zbývají # karty.} many {Zbývá # karty.} other {Zbývá # karet.}}',
  'about.seatAt':
    '{place}; pověst {row}; {wounds, plural, =0 {bez zranění} one {# zranění} few {# zranění} many {# zranění} other {# zranění}}; příjem ${income}k.',
  'about.seatHolds':
    '{contacts, plural, =0 {Žádné kontakty} one {# kontakt} few {# kontakty} many {# kontaktu} other {# kontaktů}}, {assets, plural, one {# použitá výhoda} few {# použité výhody} many {# použité výhody} other {# použitých výhod}}, {discs, plural, =0 {žádné žetony akce navíc} one {# žeton akce navíc} few {# žetony akce navíc} many {# žetonu akce navíc} other {# žetonů akce navíc}}.',
  'about.seatPlayer': 'Chce utéct s více penězi než všichni ostatní. Hotovost, plán a žetony jsou do konce tajné.',

  'about.row':
    '{penalty, plural, =0 {Na konci bez postihu.} other {Na konci stojí $#k.}} Kdo má nejvyšší pověst, hraje každý den první.',
  'about.rowYou':
    '{by, plural, =0 {Tady jsi.} other {{side, select, above {O # výš než ty.} other {O # níž než ty.}}}}',
  'about.rowWho': 'Tady: {names}.',
  'about.lineTitle': '{line, select, 0 {První hranice} 1 {Druhá hranice} other {Třetí hranice}}',
  'about.line':
    'Kdo ji překročí směrem nahoru, přitáhne policii: každý hráč, který je níž, přesune jednoho policistu k němu. Potom odemkne {line, select, 0 {1 výhodu} 1 {2 výhody} other {1 výhodu a vezme si žeton akce navíc}}.',
  'about.lineYou':
    '{by, plural, =0 {Jsi nad ní.} one {K překročení ti chybí # stupeň.} few {K překročení ti chybějí # stupně.} many {K překročení ti chybí # stupně.} other {K překročení ti chybí # stupňů.}}',
  'about.lineNext': 'S kostkami z tohoto tahu ji překročíš.',

  'about.part':
    '{free, select, true {Ráno, odpoledne a večer je každý jednou na tahu.} other {Tah v noci nebo za úsvitu stojí žeton akce navíc.}} Potom se upraví pověst.',
  'about.partNow': '{state, select, now {Právě probíhá.} past {Dnes už skončila.} other {Dnes ještě přijde.}}',
  'about.turns':
    '{inAll, plural, =0 {Bez žetonů akce navíc už žádný tah nemáš.} one {Do konce ti bez žetonů akce navíc zbývá # tah.} few {Do konce ti bez žetonů akce navíc zbývají # tahy.} many {Do konce ti bez žetonů akce navíc zbývá # tahu.} other {Do konce ti bez žetonů akce navíc zbývá # tahů.}}',
  'about.discTurns':
    '{count, plural, =0 {Na noc ani úsvit nemáš žeton akce navíc.} one {Za žetony akce navíc máš dnes ještě # tah.} few {Za žetony akce navíc máš dnes ještě # tahy.} many {Za žetony akce navíc máš dnes ještě # tahu.} other {Za žetony akce navíc máš dnes ještě # tahů.}}',
  'about.dayTitle': 'Den {day} ze 3',
  'about.day':
    '{day, select, 3 {Poslední den: otevřený je jeden výjezd. Kdo je po úsvitu ještě ve městě, jde do vazby.} other {Nejdřív příjem, karty hlídek, nové díly a pořadí, potom části dne.}}',

  'about.deckTitle':
    '{deck, select, contacts {Balíček kontaktů} inspector {Karty Inspektorky} lieutenant {Karty Poručíka} bag {Sáček policistů} patrol {Karty hlídek} A {Hromádka dílů A} B {Hromádka dílů B} C {Hromádka dílů C} other {Hromádka dílů D}}',
  'about.deckContacts':
    'V nabídce je sedm kontaktů; místo každého odebraného přijde nový z tohoto balíčku. Prázdný balíček zůstane prázdný.',
  'about.deckTiles':
    'Vrchní díl každé hromádky leží odkrytý vedle města, i s policisty, a přiloží se na začátku dalšího dne.',
  'about.deckAutomaton': 'Ukazuje další cíl. Použitá karta odchází ze hry, nevhodná se zamíchá zpět.',
  'about.deckPatrol': 'Dvě karty denně, poslední třetí den. Výjezd se 2 kartami je uzavřený nadobro.',
  'about.bag': 'Odtud se losují policisté na nové díly.',
  'about.bagOf': '{officer}: v sáčku {count}.',
  'about.assetsOf':
    '{ready, plural, =0 {Žádná připravená výhoda} other {Připraveno: {readyNames}}}. {used, plural, =0 {Nic nepoužito.} other {Použito: {usedNames}.}}',
  'about.piles': 'Žetony a kontakty, které sebral. Na konci mu přinesou body; hodnota žetonů je tajná.',
  'about.left': '{count, plural, =0 {Prázdné.} other {Zbývá: #.}}',
  'about.leftNamed': 'Zbývá: {names}.',

  'about.tokenTitle':
    '{token, select, cash {Hotovost} income {Příjem} disc {Žeton akce navíc} can {Kanystr} member {Člen gangu} handcuffs {Pouta} wounds {Zranění} firstAid {První pomoc} rest {Odpočinek} notoriety {Pověst} cubes {Kostky pověsti} contacts {Adresář} items {Inventář} assets {Dostupné výhody} boxed {Mimo hru} star {Hvězda} travel {Symbol cesty} evade {Symbol úniku} cube {Kostka návštěvníka} other {Body pohybu}}',
  'about.token.cash':
    'Tvoje peníze. Ostatní vidí, co platíš a dostáváš, ne kolik máš. Na konci se počítají a platí se z nich útěk.',
  'about.token.firstAid': 'Vyléčí 1 zranění. Obnoví ji odpočinek.',
  'about.token.notoriety':
    'Jak dobře tě zná policie. Za pověst je na konci postih. Překročená hranice přitáhne policisty a odemkne výhody.',
  'about.token.cubes': 'Červené zvýší a modré sníží tvou pověst po této části dne.',
  'about.token.boxed': 'Výhody ztracené nadobro: kvůli poutům, nebo protože nebylo místo.',
  'about.token.star': 'Použití kontaktu s hvězdou zvýší pověst o 1.',
  'about.token.travel': 'Funguje jen během cesty: vyber trasu, která ho použije.',
  'about.token.evade': 'Funguje jen při úniku.',
  'about.token.cube': 'Její majitel tu už byl. Na šestiúhelníku příjmu vynesla příjem, na obyčejném boduje na konci.',
  'about.token.points':
    'Body pohybu na cestu v každém tahu: {points}, s kanystry nebo metrem víc. Nevyužité propadnou.',
  'about.youHave': '{count, plural, =0 {Zatím nic nemáš.} other {Máš: #.}}',
  'about.supply': '{count, plural, =0 {V zásobě už nic není.} other {V zásobě: #.}}',
  'about.freeSpaces':
    '{count, plural, =0 {Žádné volné místo.} one {# volné místo.} few {# volná místa.} many {# volného místa.} other {# volných míst.}}',
  'about.nextAsset': 'Další odemčená výhoda přijde na místo za ${cost}k.',
  'about.youHaveSum': 'Máš {sum}.',
  'about.restNow': '{rested, select, true {Dnes už máš odpočinek za sebou.} other {Dnes si ještě můžeš odpočinout.}}',
  'about.aidNow': '{ready, select, true {Tvoje je připravená.} other {Tvoje je použitá.}}',
} as const satisfies Record<keyof typeof ENGLISH, string>;
