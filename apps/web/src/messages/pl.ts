import { HOME } from '../home/messages/pl.ts';
import { ONLINE } from '../online/messages/pl.ts';
import type { SHELL as ENGLISH } from './en.ts';

/** What the page says in Polish, whatever is played. */
export const SHELL: Readonly<Record<keyof typeof ENGLISH, string>> = {
  ...HOME,
  ...ONLINE,
  loading: 'Chwileczkę…',

  'settings.title': 'Ustawienia',
  'settings.language': 'Język',
  'settings.theme': 'Motyw',
  'settings.theme.system': 'Jak w systemie',
  'settings.theme.dark': 'Noc',
  'settings.theme.light': 'Papier',
  'settings.speed': 'Boty wybierają',
  'settings.speed.slow': 'Powoli',
  'settings.speed.normal': 'Spokojnie',
  'settings.speed.fast': 'Szybko',
  'settings.speed.instant': 'Od razu',
  'settings.motion': 'Animacje',
  'settings.motion.system': 'Jak w systemie',
  'settings.motion.full': 'Pełne',
  'settings.motion.reduced': 'Mniej',
  'settings.sound': 'Dźwięk',
  'settings.sound.off': 'Wył.',
  'settings.sound.on': 'Wł.',

  'dialog.close': 'Zamknij',

  'menu.title': 'Menu',
  'menu.home': 'Start',
  'menu.rules': 'Zasady gry',
  'menu.save': 'Zapisz do pliku',
  'menu.leave': 'Odejdź od stołu',

  'wait.person': 'Czekamy, wybiera {name}.',
  'wait.bot': '{name} myśli…',
  'wait.replaced': 'Bot na twoim miejscu myśli…',
  'wait.takeBack': 'Gra za ciebie bot. Na swoje miejsce możesz wrócić w każdej chwili.',
  'wait.yours': 'Twoja tura. {prompt}',

  'foretold.point': 'Wskaż wybór, żeby zobaczyć, do czego prowadzi.',
  'foretold.tap': 'Dotknij wyboru, żeby zobaczyć, do czego prowadzi.',
  'foretold.asking': 'Zobaczmy…',
  'foretold.nothing': 'Na razie nic więcej się nie dzieje.',
  'foretold.more':
    '{count, plural, one {I jeszcze # zdarzenie.} few {I jeszcze # zdarzenia.} many {I jeszcze # zdarzeń.} other {I jeszcze # zdarzenia.}}',
  'foretold.reveals': 'Stąd nie ma odwrotu: coś ukrytego wyjdzie na jaw.',
  'foretold.cannot': '{thing}: nie da się.',
  'foretold.notNow': 'Teraz wybierasz spośród czegoś innego.',

  'prompt.title': 'Co teraz zrobić',

  'choices.title': 'Wybory',
  'choices.count': '{count, plural, one {# wybór} few {# wybory} many {# wyborów} other {# wyboru}}',

  'primary.wait': 'Nie twoja tura',
  'primary.choose': '{count, plural, one {# wybór} few {# wybory} many {# wyborów} other {# wyboru}}',
  'primary.confirm': '{moves, plural, =1 {Tak: {choice}} other {Potwierdź}}',

  'undo.button': 'Cofnij',
  'undo.done': 'Cofnięto.',
  'undo.noChoice': 'Nie ma czego cofać: nie padł jeszcze żaden wybór.',
  'undo.over': 'Gra jest skończona: niczego nie da się cofnąć.',
  'undo.otherSeat': '{name} ma już za sobą następny wybór: to, co było wcześniej, zostaje.',
  'undo.replaced': 'Gra za ciebie bot: najpierw wróć na swoje miejsce.',
  'undo.revealed': 'Twój ostatni wybór zostaje, bo wyszło na jaw coś ukrytego. {events}',

  'digest.title': 'Od twojej ostatniej tury',
  'digest.now': 'Co się dzieje',
  'digest.dismiss': 'Schowaj',

  'tabs.title': 'Panele',
  'tabs.me': 'Ja',
  'tabs.rivals': 'Rywale',
  'sheet.larger': 'Większy',
  'sheet.smaller': 'Mniejszy',

  'board.title': 'Plansza',
  'own.title': 'Twoje',

  'log.title': 'Log',
  'log.hint': 'Wybierz wpis, żeby zobaczyć stół z tamtej chwili.',

  'past.title': 'Oglądasz przeszłość',
  'past.where': 'Krok {step} z {steps}',
  'past.earlier': 'Krok wcześniej',
  'past.later': 'Krok później',
  'past.back': 'Wróć do gry',
  'past.nothing': 'W przeszłości niczego nie da się wybrać.',

  'rule.title': 'Zasada {rule} · {section}',
  'rule.show': 'Zasada {rule}',
  'rule.unknown': 'Tej zasady nie ma w księdze.',
  'rule.back': 'Wróć do {rule}',
  'rule.page': 'Wszystkie zasady: {game}',

  'seats.title': 'Kto gra',
  'seats.person': 'Człowiek',
  'seats.bot': 'Bot',
  'seats.hand': 'Oddaj botowi',
  'seats.take': 'Przejmij',
  'seats.handMine': 'Oddaj moje miejsce botowi',
  'seats.takeMine': 'Wróć na swoje miejsce',
  'seats.replaced': 'Gra za ciebie bot.',

  'keys.title': 'Klawiatura',
  'keys.number': 'Przejdź do wyboru; jeszcze raz: wybierz go',
  'keys.primary': 'Przejdź do głównego przycisku; jeszcze raz: naciśnij go',
  'keys.arrows': 'Chodź po wyborach, logu i menu',
  'keys.undo': 'Cofnij ostatni wybór',
  'keys.log': 'Otwórz albo zamknij log',
  'keys.rules': 'Zasada, z której wynika pytanie',
  'keys.help': 'Ta lista',
  'keys.back': 'Wróć do gry; zamknij to, co otwarte',

  'over.you': 'Wygrywasz',
  'over.one': 'Wygrywa {name}',
  'over.shared': 'Wspólne zwycięstwo: {names}',
  'over.nobody': 'Nikt nie wygrywa',
  'over.reason': 'Koniec gry: {reason}.',
  'over.scores': 'Punktacja',
  'over.total': 'Razem',
  'over.place': 'Miejsce',
  'over.placed': '{place}.',
  'over.unranked': '–',
  'over.show': 'Pokaż wynik',
  'over.table': 'Obejrzyj stół',
  'over.rematch': 'Jeszcze raz w tym składzie',

  'broken.part': 'Tej części stołu nie da się narysować. Sama gra jest bezpieczna, a lista wyborów nadal działa.',
  'broken.retry': 'Spróbuj znowu',
  'broken.reload': 'Odśwież stronę',
  'broken.opening': 'Stół się nie otwiera. Twoje gry są zapisane; często pomaga odświeżenie strony.',

  'trouble.stuck': 'Stół już nie odpowiada. Gra jest zapisana do ostatniego wyboru: odśwież stronę, żeby grać dalej.',
  'trouble.slowBot':
    'Ten bot myśli bardzo długo. Poczekaj jeszcze albo odśwież stronę, żeby grać dalej od ostatniego wyboru.',
  'trouble.table': 'Coś poszło nie tak, ale gra jest taka jak przedtem: {detail}',
  'trouble.refused': 'Tego wyboru nie da się przyjąć: {detail}',

  'handover.eyebrow': 'Zmiana gracza',
  'handover.title': '{name}, twoja tura',
  'handover.text': 'Oddaj urządzenie: teraz gra {name}. Nikt inny nie patrzy.',
  'handover.sit': 'Tu {name}: pokaż mój stół',
  'handover.undo': 'Chwila, cofnij mój ostatni wybór',

  'trouble.badSetup': 'Tak tej gry nie da się zacząć: {detail}',
  'trouble.notAGame': 'Ten plik to nie gra z Getaway. {detail}',
  'trouble.unknownGame': 'Ten plik należy do gry, której tu nie ma: {detail}',
  'trouble.damaged': 'Ta gra jest uszkodzona i nie da się jej otworzyć. {detail}',
  'trouble.newer': 'Tę grę zapisała nowsza wersja Getaway. Odśwież stronę, żeby ją pobrać.',
  'trouble.openElsewhere': 'Ta gra jest otwarta w innej karcie. Najpierw zamknij ją tam.',
  'trouble.gone': 'Tej gry już tu nie ma.',
  'trouble.noStorage': 'Nie da się użyć pamięci przeglądarki: {detail}',
};
