import type { HOME as ENGLISH } from './en.ts';

/** The messages of the pages around the table, in Czech. */
export const HOME: Readonly<Record<keyof typeof ENGLISH, string>> = {
  'home.title': 'Getaway',
  'home.claim': 'Dvě lupičské hry se zabudovanými pravidly. Přiveď partu, nebo hraj sólo.',
  'home.playNow': 'Hrát hned',
  'home.learn': 'Naučit se',
  'home.play': 'Nová hra',
  'home.kept': 'Tvoje hry',
  'home.none': 'Zatím žádné hry. Všechno, co hraješ, se ukládá tady v prohlížeči, tah po tahu.',
  'home.resume': 'Pokračovat',
  'home.look': 'Jak to dopadlo',
  'home.save': 'Uložit do souboru',
  'home.remove': 'Smazat',
  'home.removeSure': 'Smazat tuhle hru natrvalo?',
  'home.keep': 'Nechat',
  'home.import': 'Otevřít hru ze souboru',
  'home.unreadable': 'Hra, kterou už nejde přečíst',
  'home.due': 'Vybírá {name}',
  'home.won':
    '{count, plural, =0 {Nikdo nevyhrává} one {Vyhrává {winners}} few {O vítězství se dělí {winners}} many {O vítězství se dělí {winners}} other {O vítězství se dělí {winners}}}',
  'home.changed': 'hráno {when}',
  'home.choices': '{count, plural, one {zatím # krok} few {zatím # kroky} many {zatím # kroku} other {zatím # kroků}}',
  'home.footer': 'Více',
  'home.back': 'Domů',
  'home.offline': 'Hrát jde i bez připojení.',
  'home.newVersion': 'Je tu nová verze Getaway.',
  'home.reload': 'Načíst znovu',
  'home.later': 'Později',

  'new.title': 'Nová hra: {game}',
  'new.seats': 'Kdo hraje?',
  'new.name': 'Jméno hráče {number}',
  'new.kind': 'Kdo je hráč {number}',
  'new.human': 'Člověk u tohoto zařízení',
  'new.bot': 'Bot, {level}',
  'new.character': 'Styl bota, hráč {number}',
  'new.add': 'Přidat hráče',
  'new.removeSeat': 'Odebrat hráče {number}',
  'new.players': '{count, plural, one {# hráč} few {# hráči} many {# hráče} other {# hráčů}}',
  'new.unofficial':
    'Krabice je pro méně hráčů; tenhle stůl dovolí {count, plural, one {# hráče} few {# hráče} many {# hráče} other {# hráčů}}.',
  'new.botsSee': 'Boti vidí jen to, co je na jejich místě opravdu vidět.',
  'new.botsProof':
    'Jak to víme: bot nikdy nedostane skutečný stav hry. Dostane pohled svého místa a hry, které si z něj představí tak, že se všechno skryté vylosuje znovu. Testy berou náhodné pozice, změní v nich všechno, co místo nemůže vědět, a selžou, pokud některá úroveň zvolí nebo očekává něco jiného. Kdokoli to může zopakovat s libovolným počtem pozic: „{command}“.',
  'new.untrained': 'Boti s touto sadou netrénovali: karty posuzují podle toho, co dělají.',
  'new.hotSeat': 'Na jednom zařízení hraje víc lidí: mezi tahy se všechno zakryje.',
  'new.options': 'Varianty',
  'new.start': 'Začít hru',
  'new.sameName': 'Jméno {name} mají dva hráči. Jednoho pojmenuj jinak.',
  'new.emptyName': 'Hráč {number} nemá jméno.',
  'new.unseenName': 'Jméno hráče {number} obsahuje znaky, které nikdo nevidí. Napiš ho znovu.',
  'new.person': 'Hráč {number}',
  'new.botName': '{number, select, 1 {Vévodkyně} 2 {Fešák} 3 {Marlowe} 4 {Inkoust} other {Biskup}}',

  'pack.title': 'Sada',
  'pack.house': 'Vlastní sada hry',
  'pack.text':
    'Máš krabici? Přines si její jména a čísla. „getaway pack house {game}“ vypíše sadu, ze které se dá vyjít.',
  'pack.add': 'Přidat sadu ze souboru',
  'pack.warnings':
    '{count, plural, one {S touto sadou se dá hrát, jedna věc v ní je ale neobvyklá:} few {S touto sadou se dá hrát, # věci v ní jsou ale neobvyklé:} many {S touto sadou se dá hrát, # věci v ní je ale neobvyklé:} other {S touto sadou se dá hrát, # věcí v ní je ale neobvyklých:}}',
  'pack.forget': 'Odebrat sadu',

  'level.random': 'hraje náhodně',
  'level.rookie': 'zelenáč: teprve se učí',
  'level.lookout': 'hlídka: leccos přehlédne',
  'level.steady': 'spolehlivý: hraje na výhru',
  'level.canny': 'bystrý: plánuje, občas se přepočítá',
  'level.shrewd': 'mazaný: plánuje celý tah',
  'level.wily': 'prohnaný: zvažuje, co může přijít',
  'level.mastermind': 'mozek: myslí několik tahů dopředu',
  'level.rated': '{level} ({rating})',

  'character.none': 'bez zvláštního stylu',
  'character.banker': 'bankéř: hromadí peníze',
  'character.fighter': 'rváč: oslabuje ostatní',
  'character.sprinter': 'sprinter: spěchá',

  'rules.title': 'Pravidla: {game}',
  'rules.search': 'Hledat v pravidlech',
  'rules.hint': 'Slovo nebo číslo pravidla, třeba {example}',
  'rules.found':
    '{count, plural, =0 {Nic se nenašlo.} one {# pravidlo} few {# pravidla} many {# pravidla} other {# pravidel}}',
  'rules.other': 'Pravidla hry {game}',
  'rules.contents': 'Obsah',

  'settings.title': 'Nastavení',

  'credits.title': 'Autoři a licence',
  'credits.about':
    'Getaway je svobodný software pod licencí MIT. Stoly, kresby, jména i texty jsou vlastní. Escape Plan a Gangsta! jsou deskové hry, které patří svým tvůrcům; tohle není jejich produkt.',
  'credits.icons': 'Ikony: game-icons.net, autoři Lorc, Delapouite a další, pod licencí CC BY 3.0; přebarvené.',
  'credits.fonts': 'Písma: Sofia Sans Extra Condensed a Source Sans 3, pod licencí SIL Open Font 1.1.',
  'credits.libraries':
    'Vytvořeno s pomocí Preact, Signals, parseru zpráv z Lingui, Valibot, noble-hashes, Comlink, idb a Workbox.',
  'credits.privacy':
    'Hry, které hraješ na tomhle zařízení, zůstávají v tomhle prohlížeči. Stoly online ukládá server, který je hostí. Žádné cookies, žádné sledování.',
};
