import { HOME } from '../home/messages/cs.ts';
import { ONLINE } from '../online/messages/en.ts';
import type { SHELL as ENGLISH } from './en.ts';

/** What the page says in Czech, whatever is played. */
export const SHELL: Readonly<Record<keyof typeof ENGLISH, string>> = {
  ...HOME,
  // Tables over the network speak English until their messages are translated.
  ...ONLINE,
  loading: 'Okamžik…',

  'settings.title': 'Nastavení',
  'settings.language': 'Jazyk',
  'settings.theme': 'Vzhled',
  'settings.theme.system': 'Podle systému',
  'settings.theme.dark': 'Noc',
  'settings.theme.light': 'Papír',
  'settings.speed': 'Boti vybírají',
  'settings.speed.slow': 'Pomalu',
  'settings.speed.normal': 'V klidu',
  'settings.speed.fast': 'Rychle',
  'settings.speed.instant': 'Hned',
  'settings.motion': 'Animace',
  'settings.motion.system': 'Podle systému',
  'settings.motion.full': 'Všechny',
  'settings.motion.reduced': 'Omezené',
  'settings.sound': 'Zvuk',
  'settings.sound.off': 'Vypnutý',
  'settings.sound.on': 'Zapnutý',

  'dialog.close': 'Zavřít',

  'menu.title': 'Menu',
  'menu.home': 'Domů',
  'menu.rules': 'Pravidla hry',
  'menu.save': 'Uložit do souboru',
  'menu.leave': 'Odejít od stolu',

  'wait.person': 'Teď vybírá {name}.',
  'wait.bot': '{name} přemýšlí…',
  'wait.replaced': 'Bot na tvém místě přemýšlí…',
  'wait.takeBack': 'Hraje za tebe bot. Místo si můžeš kdykoli vzít zpět.',
  'wait.yours': 'Jsi na tahu. {prompt}',

  'foretold.point': 'Ukaž na volbu a uvidíš, k čemu vede.',
  'foretold.tap': 'Ťukni na volbu a uvidíš, k čemu vede.',
  'foretold.asking': 'Uvidíme…',
  'foretold.nothing': 'Nic dalšího se zatím nestane.',
  'foretold.more':
    '{count, plural, one {A ještě # událost.} few {A ještě # události.} many {A ještě # události.} other {A ještě # událostí.}}',
  'foretold.reveals': 'Pak už není cesty zpět: vyjde najevo něco skrytého.',
  'foretold.cannot': '{thing}: to nejde.',
  'foretold.notNow': 'Teď to není na výběr.',

  'prompt.title': 'Co teď',

  'choices.title': 'Volby',
  'choices.count': '{count, plural, one {# volba} few {# volby} many {# volby} other {# voleb}}',

  'primary.wait': 'Nejsi na tahu',
  'primary.choose': '{count, plural, one {# volba} few {# volby} many {# volby} other {# voleb}}',
  'primary.confirm': '{moves, plural, =1 {Potvrdit – {choice}} other {Potvrdit}}',

  'undo.button': 'Vzít zpět',
  'undo.done': 'Vzato zpět.',
  'undo.noChoice': 'Není co vzít zpět: ještě nepadla žádná volba.',
  'undo.over': 'Hra skončila: zpět už nejde vzít nic.',
  'undo.otherSeat': 'Mezitím už padla další volba ({name}): co bylo předtím, platí.',
  'undo.replaced': 'Hraje za tebe bot: nejdřív si vezmi místo zpět.',
  'undo.revealed': 'Tvoje poslední volba platí, protože vyšlo najevo něco skrytého. {events}',

  'digest.title': 'Od tvého posledního tahu',
  'digest.now': 'Co se děje',
  'digest.dismiss': 'Skrýt',

  'tabs.title': 'Panely',
  'tabs.me': 'Já',
  'tabs.rivals': 'Soupeři',
  'sheet.larger': 'Zvětšit',
  'sheet.smaller': 'Zmenšit',

  'board.title': 'Herní plán',
  'own.title': 'Tvoje',

  'log.title': 'Deník',
  'log.hint': 'Vyber záznam a uvidíš stůl, jak tehdy vypadal.',

  'past.title': 'Díváš se do minulosti',
  'past.where': 'Krok {step} z {steps}',
  'past.earlier': 'O krok dřív',
  'past.later': 'O krok později',
  'past.back': 'Zpět do hry',
  'past.nothing': 'V minulosti se vybírat nedá.',

  'rule.title': 'Pravidlo {rule} · {section}',
  'rule.show': 'Pravidlo {rule}',
  'rule.unknown': 'Tohle pravidlo v knize není.',
  'rule.back': 'Zpět na {rule}',
  'rule.page': 'Všechna pravidla hry {game}',

  'seats.title': 'Kdo hraje',
  'seats.person': 'Člověk',
  'seats.bot': 'Bot',
  'seats.hand': 'Předat botovi',
  'seats.take': 'Převzít',
  'seats.handMine': 'Předat moje místo botovi',
  'seats.takeMine': 'Vzít si místo zpět',
  'seats.replaced': 'Hraje za tebe bot.',

  'keys.title': 'Klávesnice',
  'keys.number': 'Přejít na volbu; podruhé ji vybrat',
  'keys.primary': 'Přejít na hlavní tlačítko; podruhé ho stisknout',
  'keys.arrows': 'Procházet volby, deník a menu',
  'keys.undo': 'Vzít poslední volbu zpět',
  'keys.log': 'Otevřít nebo zavřít deník',
  'keys.rules': 'Pravidlo k této otázce',
  'keys.help': 'Tento seznam',
  'keys.back': 'Zpět do hry; zavřít, co je otevřené',

  'over.you': 'Vyhráváš',
  'over.one': 'Vyhrává {name}',
  'over.shared': 'O vítězství se dělí {names}',
  'over.nobody': 'Nikdo nevyhrává',
  'over.reason': 'Konec hry: {reason}.',
  'over.scores': 'Skóre',
  'over.total': 'Celkem',
  'over.place': 'Místo',
  'over.placed': '{place, plural, other {#.}}',
  'over.unranked': '–',
  'over.show': 'Ukázat výsledek',
  'over.table': 'Prohlédnout konečný stůl',
  'over.rematch': 'Hrát znovu, stejná parta',

  'broken.part': 'Tuhle část stolu nejde vykreslit. Hra samotná je v bezpečí a seznam voleb dál funguje.',
  'broken.retry': 'Zkusit znovu',
  'broken.reload': 'Načíst znovu',
  'broken.opening': 'Stůl se neotevírá. Tvoje hry jsou uložené; často pomůže načíst stránku znovu.',

  'trouble.stuck': 'Stůl už neodpovídá. Tvoje hra je uložená až po poslední volbu: načti stránku znovu a pokračuj.',
  'trouble.slowBot': 'Tenhle bot přemýšlí moc dlouho. Počkej, nebo načti stránku znovu a pokračuj od poslední volby.',
  'trouble.table': 'Něco se pokazilo a hra je tam, kde byla předtím: {detail}',
  'trouble.refused': 'Tuhle volbu nešlo přijmout: {detail}',

  'handover.eyebrow': 'Střídání',
  'handover.title': '{name}, jsi na tahu',
  'handover.text': 'Předej zařízení, hraje {name}. Nikdo jiný se nedívá.',
  'handover.sit': 'Já jsem {name}: ukaž můj stůl',
  'handover.undo': 'Počkat, vzít mou poslední volbu zpět',

  'trouble.badSetup': 'Takhle hru připravit nejde: {detail}',
  'trouble.notAGame': 'Tenhle soubor není hra z Getaway. {detail}',
  'trouble.unknownGame': 'Tenhle soubor patří ke hře, která tu není: {detail}',
  'trouble.damaged': 'Tahle hra je poškozená a nejde otevřít. {detail}',
  'trouble.newer': 'Tuhle hru uložila novější verze Getaway. Získáš ji, když načteš stránku znovu.',
  'trouble.openElsewhere': 'Tahle hra je otevřená na jiné kartě. Nejdřív ji tam zavři.',
  'trouble.gone': 'Tahle hra už tu není.',
  'trouble.noStorage': 'Úložiště prohlížeče nejde použít: {detail}',
};
