import type { HOME as ENGLISH } from './en.ts';

/** The messages of the pages around the table, in Polish. */
export const HOME: Readonly<Record<keyof typeof ENGLISH, string>> = {
  'home.title': 'Getaway',
  'home.claim': 'Dwie gry o wielkich skokach z wbudowanymi zasadami. Zbierz ekipę albo zagraj solo.',
  'home.playNow': 'Zagraj teraz',
  'home.learn': 'Naucz się',
  'home.play': 'Nowa gra',
  'home.kept': 'Twoje gry',
  'home.none': 'Jeszcze żadnej gry. Wszystko, w co grasz, zapisuje się tutaj, w tej przeglądarce, ruch po ruchu.',
  'home.resume': 'Graj dalej',
  'home.look': 'Obejrzyj finał',
  'home.save': 'Zapisz do pliku',
  'home.remove': 'Usuń',
  'home.removeSure': 'Usunąć tę grę na dobre?',
  'home.keep': 'Zostaw',
  'home.import': 'Otwórz grę z pliku',
  'home.unreadable': 'Gra, której nie da się już odczytać',
  'home.due': 'Wybiera {name}',
  'home.won': '{count, plural, =0 {Nikt nie wygrywa} =1 {Wygrywa {winners}} other {Wspólnie wygrywają {winners}}}',
  'home.changed': 'ostatni ruch {when}',
  'home.choices': '{count, plural, one {# wybór} few {# wybory} many {# wyborów} other {# wyboru}}',
  'home.footer': 'Więcej',
  'home.back': 'Start',
  'home.offline': 'Można już grać bez sieci.',
  'home.newVersion': 'Jest nowa wersja Getaway.',
  'home.reload': 'Odśwież',
  'home.later': 'Później',

  'new.title': 'Nowa gra: {game}',
  'new.seats': 'Kto gra?',
  'new.name': 'Imię na miejscu {number}',
  'new.kind': 'Kto gra na miejscu {number}',
  'new.human': 'Człowiek tutaj',
  'new.bot': 'Bot, {level}',
  'new.add': 'Dodaj miejsce',
  'new.removeSeat': 'Usuń miejsce {number}',
  'new.players': '{count, plural, one {# gracz} few {# graczy} many {# graczy} other {# gracza}}',
  'new.unofficial':
    'Pudełko jest dla mniejszej liczby graczy; ten stół pozwala na {count, plural, one {# gracza} few {# graczy} many {# graczy} other {# gracza}}.',
  'new.botsSee': 'Boty widzą tylko to, co ty widzisz na ich miejscu.',
  'new.untrained': 'Boty nie ćwiczyły z tym zestawem: oceniają karty po tym, co robią.',
  'new.hotSeat': 'Kilka osób gra na jednym urządzeniu: między turami ekran wszystko zasłania.',
  'new.options': 'Warianty',
  'new.start': 'Zacznij grę',
  'new.sameName': 'Dwie osoby mają na imię {name}. Daj jednej inne imię.',
  'new.emptyName': 'Miejsce {number} nie ma imienia.',
  'new.unseenName': 'Imię przy miejscu {number} ma znaki, których nikt nie widzi. Wpisz je od nowa.',
  'new.person': 'Gracz {number}',
  'new.botName': '{number, select, 1 {Księżna} 2 {Cwaniak} 3 {Marlowe} 4 {Kleks} other {Biskup}}',

  'pack.title': 'Zestaw',
  'pack.house': 'Domowy',
  'pack.text':
    'Masz pudełko? Weź jego nazwy i liczby. «getaway pack house {game}» wypisze zestaw, od którego można zacząć.',
  'pack.add': 'Dodaj zestaw z pliku',
  'pack.warnings':
    '{count, plural, one {Tym zestawem można grać, ale jedna rzecz jest w nim nietypowa:} few {Tym zestawem można grać, ale # rzeczy są w nim nietypowe:} many {Tym zestawem można grać, ale # rzeczy jest w nim nietypowych:} other {Tym zestawem można grać, ale # rzeczy jest w nim nietypowych:}}',
  'pack.forget': 'Zapomnij ten zestaw',

  'level.random': 'gra na oślep',
  'level.steady': 'gra o zwycięstwo',
  'level.shrewd': 'planuje całą turę',
  'level.mastermind': 'myśli kilka tur naprzód',

  'rules.title': 'Zasady: {game}',
  'rules.search': 'Szukaj w zasadach',
  'rules.hint': 'Słowo albo numer zasady, np. {example}',
  'rules.found':
    '{count, plural, =0 {Żadna zasada tego nie mówi.} one {# zasada} few {# zasady} many {# zasad} other {# zasady}}',
  'rules.other': 'Zasady gry {game}',
  'rules.contents': 'Spis treści',

  'settings.title': 'Ustawienia',

  'credits.title': 'Autorzy i licencje',
  'credits.about':
    'Getaway to wolne oprogramowanie na licencji MIT. Stoły, rysunki, nazwy i teksty są jego własne. Escape Plan i Gangsta! to gry planszowe, które należą do swoich twórców; ten program nie jest ich produktem.',
  'credits.icons': 'Ikony: game-icons.net, autorzy Lorc, Delapouite i inni, na licencji CC BY 3.0; zmieniono kolory.',
  'credits.fonts': 'Kroje pisma: Sofia Sans Extra Condensed i Source Sans 3, na licencji SIL Open Font License 1.1.',
  'credits.libraries':
    'Wykorzystano Preact, Signals, parser komunikatów Lingui, Valibot, noble-hashes, Comlink, idb i Workbox.',
  'credits.privacy':
    'Gry rozegrane na tym urządzeniu zostają w tej przeglądarce. Stoły online są przechowywane na serwerze, na którym je otwarto. Żadnych ciasteczek, żadnego śledzenia.',
};
