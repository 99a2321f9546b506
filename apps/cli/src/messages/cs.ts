import { BOTS } from '@getaway/games/aboutBots/messages/cs';
import type { SHELL as ENGLISH } from './en.ts';
import { LESSONS } from './lessons/cs.ts';

export const SHELL: Readonly<Record<keyof typeof ENGLISH, string>> = {
  ...BOTS,
  ...LESSONS,
  'program.about': 'Getaway: lupičské deskovky v terminálu. {games}.',
  'program.game': '{game} pro {least} až {most, plural, one {# hráče} few {# hráče} many {# hráče} other {# hráčů}}',
  'sign.quoted': '„{text}“',
  'program.failed': 'Stalo se něco, co se stát nemělo: {reason}',
  'program.language': 'jazyk stolu: {languages}',

  'usage.usage': 'Použití:',
  'usage.options': 'Přepínače:',
  'usage.everywhere': 'Přepínače všech příkazů:',
  'usage.commands': 'Příkazy:',
  'usage.help': 'ukázat nápovědu',
  'usage.unknownOption': 'Přepínač {what} tu není.',
  'usage.unknownCommand': 'Příkaz {what} tu není.',
  'usage.noArgument': 'Chybí argument {what}.',
  'usage.noValue': 'Přepínač {what} potřebuje hodnotu.',
  'usage.tooMany': 'Moc argumentů pro {what}.',

  'play.about': 'začít novou hru: {games}',
  'play.players': 'kolik hráčů hraje, včetně botů',
  'play.humans': 'kolik hráčů hraje tady; za ostatní hrají boti',
  'play.names': 'jména hráčů v pořadí u stolu, oddělená čárkami',
  'play.bot': 'jak dobře boti hrají: {levels}',
  'play.bots': 'boti jeden po druhém, každý jako úroveň nebo úroveň se stylem: {example}',
  'play.seed': 'libovolný text: stejné semínko a stejné kroky dají stejnou hru',
  'play.name': 'jak pojmenovat uloženou hru',
  'play.pack': 'soubor s vlastní sadou (viz getaway pack)',
  'play.which': 'Která hra?',
  'play.game': '{number}  {name}  {pitch}',
  'play.unofficial': 'Pozor: {count} hráčů je víc, než dovoluje krabice; u tohoto stolu to jde.',
  'play.begun': 'Hra se tah po tahu ukládá jako „{name}“ do složky {folder}.',
  'play.commitment': 'Poctivé losování: program předem zveřejnil otisk {commitment}.',
  'play.seedGiven': 'Semínko je zadané ručně: kdo ho zná, zná předem každé losování.',

  'resume.about': 'pokračovat v uložené hře, i ze souboru staženého ze stránky; bez názvu: v naposledy hrané',
  'resume.nothing': 'Ve složce {folder} není žádná rozehraná hra. Novou začneš takto: getaway play',
  'resume.going': 'Pokračuje hra „{name}“.',
  'resume.imported': 'Soubor {file} je teď uložený jako hra „{name}“.',

  'replay.about': 'přehrát hru od začátku: soubor uložený stránkou nebo tímto programem, nebo uloženou hru podle jména',
  'replay.seat': 'číslo hráče, jehož pohled se ukáže (od 1); 0 po konci hry ukáže všechno',
  'replay.at': 'číslo kroku, kterým se začne',
  'replay.where': 'Krok {moment}/{moments}: {who}',
  'replay.view.seat': 'pohled hráče {name}',
  'replay.view.open': 'vše odkryté',
  'replay.view.spectator': 'co viděli všichni',
  'replay.input':
    'Enter: dál · b: zpět · n, p: další nebo předchozí tah · číslo: přejít na krok · s HRÁČ: jiný pohled · l: deník · o: hrát dál odsud · ?: nápověda · q: odejít > ',
  'replay.help':
    'o             hrát dál odsud v nové hře: ty hraješ za zobrazeného hráče, za ostatní hrají boti a skryté karty a peníze se vylosují znovu\no people      za všechny hrají lidé u tohoto terminálu\no real        skryté karty a peníze zůstanou tak, jak opravdu byly; jen po skončení hry\no people real obojí\nPůvodní hra zůstane beze změny.',
  'replay.badSeat': 'Pohled {value} v této hře není. Na výběr: {seats}.',
  'replay.badMoment': 'Krok {value} neexistuje; hra má kroků {moments}.',
  'replay.unknown': '{input} tu nic neznamená.',
  'replay.noSeat': 'Nejdřív vyber hráče: s HRÁČ.',
  'replay.notYet': 'Skryté karty a peníze zůstanou skryté až do konce hry.',
  'replay.atEnd': 'V tomto kroku hra končí: už není co hrát.',
  'replay.forked': 'Hra pokračuje od kroku {moment} jako „{name}“. Vrátíš se k ní takto: getaway resume {name}',
  'replay.origin': 'Pokračování hry od kroku {moment}. Původní hráči: {names}.',

  'review.about': 'posoudit každé rozhodnutí dokončené hry podle toho, co hráč mohl vědět',
  'review.seat': 'jen rozhodnutí hráče s tímto číslem (čísluje se od 1)',
  'review.rollouts': 'kolik simulací připadá na rozhodnutí',
  'review.json': 'vypsat vše jako JSON na posledním řádku',
  'review.notOver': 'Hra ještě neskončila.',
  'review.noNet': 'Tuto hru s tímto počtem hráčů ({players}) zatím žádný bot hodnotit neumí.',
  'review.decision': 'Krok {step}, {name}: {played}. Lepší: {best}. Ztráta: {loss}\u00a0% šance na výhru, ± {error}.',
  'review.seatLine':
    '{name}: {decisions, plural, one {# rozhodnutí} few {# rozhodnutí} many {# rozhodnutí} other {# rozhodnutí}}, z toho pochybných {doubtful} a špatných {bad}',
  'review.sum':
    '  začátek {start}\u00a0% + rozhodnutí všech hráčů {choices}\u00a0% + štěstí {luck}\u00a0% (± {error}\u00a0%) = výsledek {result}\u00a0%',
  'review.oldRules': 'Hra se hrála podle starších pravidel, takže už ji nejde rozebrat.',
  'review.progress': 'Zbývá kroků: {left}.',

  'games.about': 'vypsat uložené hry',
  'games.none': 'Ve složce {folder} nejsou žádné uložené hry.',
  'games.folder': 'Uložené hry ve složce {folder}:',
  'games.turn': '{choices, plural, one {# krok} few {# kroky} many {# kroku} other {# kroků}}, na tahu: {seat}',
  'games.over': 'konec po {choices, plural, one {# kroku} few {# krocích} many {# kroku} other {# krocích}}',
  'games.unknown': 'hra, kterou tento program nezná',

  'backup.about': 'zkopírovat data serveru do nového souboru, ať server běží, nebo ne',
  'backup.done': 'Data serveru ze složky {folder} jsou zkopírovaná do souboru {file}.',
  'backup.nothing': 'Ve složce {folder} zatím žádný server nic neuložil.',
  'backup.exists': 'Soubor {file} už existuje; nic se nepřepsalo.',
  'backup.failed': 'Kopii {file} nelze vytvořit: {reason}',
  'backup.elsewhere': 'Hry serveru jsou v databázi PostgreSQL, kterou určuje DATABASE_URL: zkopíruj ji pomocí pg_dump.',

  'rules.about': 'hledat v pravidlech: podle čísla (A5), oddílu (A) nebo slova',
  'rules.none': 'Nic se nenašlo: {wanted} není číslo, oddíl ani slovo z pravidel.',
  'rules.heading': '{letter}. {section}',

  'lab.about': 'porovnat sílu botů',
  'lab.seats': 'úrovně hráčů oddělené čárkami; {strongest} je nejsilnější úroveň',
  'lab.games': 'kolik her odehrát; každé rozdání se hraje jednou s každým rozesazením hráčů',
  'lab.seed': 'libovolný text: stejné semínko dá stejné hry',
  'lab.rollouts': 'kolik simulací smí na jeden krok odehrát bot, který myslí dál než na svůj tah',
  'lab.seatCommand': 'program, který hraje za úroveň {level}: na každou otázku řádek JSON (viz README)',
  'lab.threads': 'kolik vláken hraje zároveň; když nic nezadáš, všechna jádra',
  'lab.record': 'soubor, do kterého se zapisuje každá hra, aby přerušené měření mohlo pokračovat',
  'lab.json': 'vypsat čísla na posledním řádku jako JSON',
  'lab.badSeats': 'Počet úrovní ({seats}) nesouhlasí s počtem hráčů ({players}).',
  'lab.badNumber': '{value} má být celé číslo větší než 0.',
  'lab.otherRecord': 'Soubor {file} patří k měření s jiným nastavením.',
  'lab.progress': 'Odehráno: {played}/{games}.',
  'lab.line':
    '{level}: výhry {share}\u00a0% ({low} až {high}), body {score}, {ms} ms na krok (95\u00a0% nejvýš {most} ms)',
  'lab.escapes': 'únik v {share}\u00a0% her',

  'verify.about':
    'ověřit, že losování hry nikdo neovlivnil (soubor uložený stránkou nebo tímto programem, nebo uložená hra podle jména)',
  'file.unreadable': 'Soubor {file} nelze přečíst: {reason}',
  'file.notAGame': 'Soubor {file} není hra: neuložila ho stránka ani tento program a není to ani záznam tahů.',
  'file.unknownGame': 'Soubor {file} patří ke hře {game}, kterou tento program nezná.',
  'file.newer': 'Soubor {file} uložila novější verze tohoto programu.',
  'file.damaged': 'Soubor {file} je poškozený: {reason}',

  'pack.about': 'práce s vlastními sadami: karty, díly a hodnoty jako dokument JSON',
  'pack.aboutCheck': 'vyjmenovat vše, co je na sadě špatně',
  'pack.aboutCity': 'proměřit města, která se z dílů sady dají postavit',
  'pack.aboutHouse': 'vypsat základní sadu hry, ze které se dá vycházet',
  'pack.cities': 'kolik náhodných měst prohlédnout',
  'pack.unreadable': 'Soubor {file} nelze přečíst: {reason}',
  'pack.notJson': 'Soubor {file} není JSON: {reason}',
  'pack.tooDeep': 'Soubor {file} je zanořený příliš hluboko, sada to není.',
  'pack.notObject': 'Soubor {file} je JSON, ale ne sada: měl by to být objekt.',
  'pack.refused': 'Se sadou v souboru {file} se hrát nedá. {reason} Všechny chyby: getaway pack check {file}',
  'pack.fault': '{code}: {sentence}',
  'pack.faults': 'Soubor {file}: {count, plural, one {# chyba} few {# chyby} many {# chyby} other {# chyb}}.',
  'pack.warning': 'Neobvyklé, ale dovolené: {sentence}',
  'pack.good': 'Soubor {file} je bez chyb. Hraj s ním takto: getaway play {game} --pack {file}',
  'pack.noCities': 'Sady hry {game} nemají žádné město k měření.',
  'pack.badCities': 'Počet měst musí být celé číslo od 1, ne {value}.',
  'pack.surveyed':
    '{cities, plural, one {# náhodné město} few {# náhodná města} many {# náhodného města} other {# náhodných měst}} na každý způsob přikládání; ✓ splňuje, co má dobré město mít, ✗ ne. {failed, plural, =0 {Vše v pořádku.} one {# řádek nesedí.} few {# řádky nesedí.} many {# řádku nesedí.} other {# řádků nesedí.}}',
  'pack.range':
    '{least, select, none {nejvýš {most}} other {{most, select, none {aspoň {least}} other {{least} až {most}}}}}',

  'admin.about': 'spravovat stoly serveru: v DATA_DIR nebo v databázi PostgreSQL, kterou určuje DATABASE_URL',
  'admin.aboutList': 'vypsat stoly na serveru od nejnovějšího',
  'admin.aboutInspect': 'ukázat stav stolu',
  'admin.aboutRewind':
    'vrátit rozehranou hru do stavu po zadaném počtu kroků; všichni u stolu se to dozvědí. S SQLite nejdřív zastav server, s PostgreSQL může běžet',
  'admin.aboutExport': 'vypsat záznam dohrané hry',
  'admin.withSecrets': 'vypsat i záznam rozehrané hry, se vším, co je v ní skryté',
  'admin.none': 'Server nemá žádné stoly.',
  'admin.table':
    '{id}  {game}  {state, select, gathering {schází se} playing {hraje se} other {konec}}  {changed}  {names}',
  'admin.choices':
    '{choices, plural, one {# krok} few {# kroky} many {# kroku} other {# kroků}}, {lines, plural, one {# řádek} few {# řádky} many {# řádku} other {# řádků}}; poslední snímek: {snapshot, select, none {žádný} other {řádek {snapshot}}}',
  'admin.player':
    'Hráč {seat}: {name}{bot, select, none {} other { (bot {bot})}}{due, select, yes {, na tahu} other {}}',
  'admin.deadline': 'Do {deadline}.',
  'admin.rewound':
    '{gone, plural, one {Vrácen # krok} few {Vráceny # kroky} many {Vráceno # kroku} other {Vráceno # kroků}}. Běžící servery se to dozvědí hned.',
  'admin.badChoices': 'Počet kroků musí být celé číslo, ne {value}.',
  'admin.aboutVerify':
    'zkontrolovat všechna data serveru: soubor, každý řádek každého stolu a každou hru tah po tahu; návratový kód 1, je-li něco poškozené',
  'admin.aboutReplay':
    'přehrát každou dokončenou hru podle těchto pravidel a vypsat ty, které dopadnou jinak; hodí se před aktualizací',
  'admin.replaySame':
    '{games, plural, one {# dokončená hra proběhla} few {# dokončené hry proběhly} many {# dokončené hry proběhlo} other {# dokončených her proběhlo}} stejně jako dřív.',
  'admin.replaySetup': '{table} ({game}, {names}): příprava: {detail}',
  'admin.replayChoice': '{table} ({game}, {names}): krok {choice}, hráč {seat}, {move}: {detail}',
  'admin.replayOther':
    '{games, plural, one {# hra proběhla jinak} few {# hry proběhly jinak} many {# hry proběhlo jinak} other {# her proběhlo jinak}} (celkem {all}).',
  'admin.replayFault': '{table}: {reason}',
  'admin.aboutReports': 'vypsat hlášení chyb, která poslali hráči; getaway replay SOUBOR otevře hru v okamžiku hlášení',
  'admin.noReports': 'Žádná hlášení.',
  'admin.badReport': 'Nelze přečíst: {reason}\n  {file}',
  'admin.report': '{at}  {table}  {game}  {sentence}\n  {file}',
  'report.unreadable': 'Hlášení nelze přečíst: {reason}',
  'report.from': 'Hlášení hráče {name}, {at}: {sentence}',
  'admin.aboutAcceptLoss':
    'po poškození: zkopírovat poškozená data do nové složky a pokračovat s tím, co zbylo z databáze nebo z jednoho stolu. S SQLite nejdřív zastav server, s PostgreSQL může běžet',
  'admin.verified':
    'Zkontrolováno: {tables, plural, one {# stůl} few {# stoly} many {# stolu} other {# stolů}}, {lines, plural, one {# řádek} few {# řádky} many {# řádku} other {# řádků}}{notReplayed, plural, =0 {} one {; tahy # hry podle starších pravidel nebyly přehrány} few {; tahy # her podle starších pravidel nebyly přehrány} many {; tahy # hry podle starších pravidel nebyly přehrány} other {; tahy # her podle starších pravidel nebyly přehrány}}. {faults, plural, =0 {Nic nechybí ani není poškozené.} one {# závada.} few {# závady.} many {# závady.} other {# závad.}}',
  'admin.accepted': 'Co se našlo, je v {aside}. Server můžeš spustit; bude pokračovat s tím, co zbylo.',
  'admin.acceptedTable': 'Stůl pokračuje; zachované řádky: {kept}/{of}. Nalezené řádky jsou v {aside}.',
  'admin.failed': 'Nic se neprovedlo. {reason}',

  'protocol.about': 'hrát přes řádky JSON na standardním vstupu a výstupu',

  'argument.game': 'Hra {game} tu není. Na výběr: {games}.',
  'argument.players': 'Počet hráčů musí být celé číslo, ne {value}.',
  'argument.seats':
    '{game} je pro {least} až {most, plural, one {# hráče} few {# hráče} many {# hráče} other {# hráčů}}, ne pro {value}.',
  'argument.humans': 'Počet lidí musí být celé číslo od 0 do {players}, ne {value}.',
  'argument.names': 'Příliš mnoho jmen: jmen je {names}, hráčů {players}.',
  'argument.name': 'Jméno hráče {name} použít nelze: má mít 1 až 16 viditelných znaků.',
  'argument.sameName': 'Jméno {name} mají dva hráči. Jednoho pojmenuj jinak.',
  'argument.bot': 'Bot {bot} tu není. Na výběr: {levels}, každý také se stylem: {characters}.',
  'argument.language': 'Jazyk {language} tu není. Na výběr: {languages}.',

  'seat.human': 'Hráč {number}',
  'seat.bot': '{number, select, 1 {Vévodkyně} 2 {Fešák} 3 {Marlowe} 4 {Inkoust} other {Biskup}}',
  'seats.person': '{name}: člověk',
  'seats.bot': '{name}: bot, {bot}',
  'seats.rated': '{bot} ({rating})',
  'seats.levels': '{game}: úrovně botů, každá se svou silou: {levels}.',

  'privacy.next': 'Na tahu: {seat}. Ostatní se dívají jinam. Pokračuj klávesou Enter.',
  'digest.heading': 'Od tvého posledního kroku',
  'digest.end': 'Jak to dopadlo',
  'digest.more': '… předtím toho bylo víc: l ukáže deník.',
  'prompt.rules': '[{rules}]',
  'prompt.heading': '{heading}:',
  'prompt.more': '{heading} …',
  'prompt.inputBelow':
    '{count, plural, =1 {1} other {1-#}}, b výš, c vše, u zpět, {map, select, true {m mapa, } other {}}l deník, r pravidla, ? pomoc, q konec > ',
  'hint.waits': 'Potom rozhoduje {seat}.',
  'sure.ask': 'Napiš ano nebo znovu {number}, jestli to chceš přesto; cokoli jiného tě vrátí: „{choice}“.',
  'sure.prompt': 'ano nebo {number} > ',
  'sure.yes': 'ano',
  'prompt.input':
    '{count, plural, =1 {1} other {1-#}}, c vše, u zpět, {map, select, true {m mapa, } other {h rada, }}l deník, r pravidla, ? pomoc, q konec > ',
  'help.commands':
    '1, 2, …  vybrat\nu        vrátit poslední krok\nl        deník: všechno, co se stalo a co smíš vědět\nc        všechny možnosti a co by způsobily\nt        celý stůl, ať je jakkoli dlouhý\nm        mapa, co největší\n{ahead}\nb        o krok výš, když se vybírá po krocích\nr        pravidla k tomuto kroku; r A5, r A nebo r práskač v nich hledá\nh        rada: tři nejlepší plány nejsilnějšího bota\ns        kdo hraje, jak silní jsou boti a co vidí\nq        odejít; hra je uložená a getaway resume v ní pokračuje\nlang pl  přepnout na jiný jazyk: en, pt, cs, ru, pl\n?        tato nápověda',

  'input.empty': 'Nic není vybráno. Napiš {count, plural, =1 {1} other {číslo od 1 do #}}, nebo ? pro nápovědu.',
  'input.outOfRange': '{input} není v nabídce. Napiš {count, plural, =1 {1} other {číslo od 1 do #}}.',
  'input.unknown':
    '{input} tu nic neznamená. Napiš {count, plural, =1 {1} other {číslo od 1 do #}}, nebo ? pro nápovědu.',

  'undo.noChoice': 'Není co vrátit: ještě nikdo nehrál.',
  'undo.otherSeat': 'To už vrátit nejde: mezitím hrál někdo další ({seat}).',
  'undo.over': 'To už vrátit nejde: hra skončila.',
  'undo.revealed': 'To už vrátit nejde: vyšlo při tom najevo něco skrytého.',

  'result.over': 'Konec hry: {reason}.',
  'result.winners':
    '{count, plural, =0 {Nikdo nevyhrává.} one {Vyhrává {winners}.} few {O vítězství se dělí {winners}.} many {O vítězství se dělí {winners}.} other {O vítězství se dělí {winners}.}}',
  'result.total': 'Vliv',
  'result.place': 'Pořadí',
  'result.unranked': 've vazbě',
  'result.verify': 'Ověř si losování: getaway verify "{name}"',

  'save.badName':
    'Jméno {name} pro uloženou hru použít nelze: smí mít jen písmena, číslice, mezery, - a _, nejvýš 60 znaků, a na začátku písmeno nebo číslici.',
  'save.taken': 'Hra „{name}“ už je uložená. Pokračuj v ní takto: getaway resume "{name}", nebo zvol jiné jméno.',
  'save.none': 'Ve složce {folder} není žádná hra „{name}“.',
  'save.locked':
    'Hru „{name}“ právě hraje jiný proces ({pid}). Nejdřív ho ukonči; pokud ten proces hru nehraje, smaž {lock}.',
  'save.torn':
    'Poslední řádek hry „{name}“ je zapsaný jen zpola, nejspíš po pádu programu. Vynechává se; původní soubor je uložený jako {copy}.',
  'save.damaged':
    'Soubor {file} je poškozený na řádku {line}{fieldIs, select, none {} other {, pole {field}}}: {reason} Soubor zůstal beze změny.',
  'save.noSnapshot':
    'Hra v souboru {file} se hrála podle pravidel verze {rules}, tento program má verzi {current} a chybí snímek, ze kterého by šlo pokračovat. Soubor zůstal beze změny.',
  'save.newerRules':
    'Hra v souboru {file} se hrála podle pravidel verze {rules}; tento program má verzi {current}. Otevře ho novější program. Soubor zůstal beze změny.',
  'save.badSnapshot':
    'Hra v souboru {file} se hrála podle pravidel verze {rules}, tento program má verzi {current} a snímek v souboru nelze použít: {reason} Soubor zůstal beze změny.',
  'save.reopened':
    'Pravidla se mezitím změnila: hra pokračuje ze svého snímku podle verze {rules}{leftOut, plural, =0 {} one {, bez posledního kroku, který už pravidla nedovolují} few {, bez posledních # kroků, které už pravidla nedovolují} many {, bez posledního # kroku, který už pravidla nedovolují} other {, bez posledních # kroků, které už pravidla nedovolují}}.',
  'save.notWritten': 'Krok se nepodařilo uložit, takže neplatí: {reason}',
  'log.aim': '{seat} – záměr: {move}',
  'save.left': 'Uloženo. Pokračuj takto: getaway resume "{name}"',
  'save.failed': 'Složku pro uložené hry ({folder}) nelze použít: {reason}',

  'fault.notJson': 'není to JSON.',
  'fault.tooDeep': 'je to zanořené příliš hluboko.',
  'fault.wrong': 'má tu být {expected}, je tu {found}.',
  'fault.name': 'krátké jméno z obyčejných písmen',
  'fault.version': 'má verzi {version}; tento program čte verzi {current}.',
  'fault.seats':
    'hra má {count, plural, one {# hráče} few {# hráče} many {# hráče} other {# hráčů}}: potřebují různá jména a boty, kteří hru umějí hrát.',
  'fault.changed': 'tento řádek nebo některý před ním někdo po zapsání změnil.',
};
