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
  'home.choices': '{count, plural, one {# decyzja} few {# decyzje} many {# decyzji} other {# decyzji}}',
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
  'new.human': 'Osoba przy tym urządzeniu',
  'new.bot': 'Bot, {level}',
  'new.character': 'Styl bota na miejscu {number}',
  'new.add': 'Dodaj miejsce',
  'new.removeSeat': 'Usuń miejsce {number}',
  'new.players': '{count, plural, one {# gracz} few {# graczy} many {# graczy} other {# gracza}}',
  'new.unofficial':
    'W pudełku przewidziano mniej graczy; przy tym stole może grać {count, plural, one {# gracz} few {# graczy} many {# graczy} other {# gracza}}.',
  'new.botsSee': 'Boty widzą tylko to, co ty widzisz na ich miejscu.',
  'new.botsProof':
    'Skąd to wiadomo: bot nigdy nie dostaje prawdziwego stanu gry. Dostaje widok swojego miejsca oraz gry wyobrażone na jego podstawie, w których wszystko ukryte jest losowane od nowa. Testy biorą losowe pozycje, zmieniają wszystko, czego miejsce nie może wiedzieć, i nie przechodzą, jeśli któryś poziom wybierze lub oczekuje czegoś innego. Każdy może to powtórzyć na dowolnej liczbie pozycji: „{command}”.',
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
  'pack.house': 'Nasz własny',
  'pack.text':
    'Masz tę grę w pudełku? Możesz dodać jej nazwy i wartości. „getaway pack house {game}” wypisze zestaw, od którego można zacząć.',
  'pack.add': 'Dodaj zestaw z pliku',
  'pack.warnings':
    '{count, plural, one {Tym zestawem można grać, ale jedna rzecz jest w nim nietypowa:} few {Tym zestawem można grać, ale # rzeczy są w nim nietypowe:} many {Tym zestawem można grać, ale # rzeczy jest w nim nietypowych:} other {Tym zestawem można grać, ale # rzeczy jest w nim nietypowych:}}',
  'pack.forget': 'Usuń ten zestaw',

  'level.random': 'gra na oślep',
  'level.rookie': 'żółtodziób: dopiero się uczy',
  'level.lookout': 'czujka: czasem coś przeoczy',
  'level.steady': 'solidny: gra o zwycięstwo',
  'level.canny': 'bystry: planuje, bywa że się myli',
  'level.shrewd': 'sprytny: planuje całą turę',
  'level.wily': 'przebiegły: rozważa, co może nadejść',
  'level.mastermind': 'mózg: myśli kilka tur naprzód',
  'level.rated': '{level} ({rating})',

  'character.none': 'bez szczególnego stylu',
  'character.banker': 'bankier: gromadzi pieniądze',
  'character.fighter': 'zabijaka: osłabia innych',
  'character.sprinter': 'sprinter: spieszy się',

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
