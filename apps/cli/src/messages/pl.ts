import type { SHELL as ENGLISH } from './en.ts';
import { LESSONS } from './lessons/pl.ts';

/** The program's Polish messages. */
export const SHELL: Readonly<Record<keyof typeof ENGLISH, string>> = {
  ...LESSONS,
  'program.about':
    'Getaway: planszówki o skokach stulecia w twoim terminalu. Escape Plan dla 1–5, Gangsta! dla 2–4 osób.',
  'program.failed': 'Coś poszło nie tak, choć nie powinno: {reason}',
  'program.language': 'język stołu: {languages}',

  'usage.usage': 'Użycie:',
  'usage.options': 'Opcje:',
  'usage.everywhere': 'Opcje wszystkich poleceń:',
  'usage.commands': 'Polecenia:',
  'usage.help': 'pokaż pomoc',
  'usage.unknownOption': 'Nie ma opcji {what}.',
  'usage.unknownCommand': 'Nie ma polecenia {what}.',
  'usage.noArgument': 'Brakuje argumentu {what}.',
  'usage.noValue': 'Opcja {what} wymaga wartości.',
  'usage.tooMany': 'Za dużo argumentów dla {what}.',

  'play.about': 'zacznij nową grę: {games}',
  'play.players': 'ilu gra, razem z botami',
  'play.humans': 'ilu z nich siedzi tutaj; reszta to boty',
  'play.names': 'imiona graczy w kolejności miejsc, oddzielone przecinkami',
  'play.bot': 'jak dobrze grają boty: {levels}',
  'play.bots': 'boty po kolei, każdy jako poziom albo poziom z charakterem: {example}',
  'play.untrained': 'Boty nie ćwiczyły z tym zestawem: oceniają karty po tym, co robią.',
  'play.seed': 'dowolny tekst: to samo ziarno i te same decyzje dają tę samą grę',
  'play.name': 'jak nazwać zapisaną grę',
  'play.pack': 'dokument z twoim własnym zestawem (zob. getaway pack)',
  'play.which': 'Która gra?',
  'play.game': '{number}  {name}  {pitch}',
  'play.unofficial': 'Uwaga: graczy jest {count}, więcej, niż dopuszcza pudełko; ten stół na to pozwala.',
  'play.begun': 'Gra zapisuje się ruch po ruchu jako „{name}” w {folder}.',
  'play.commitment': 'Uczciwe losowania: program zobowiązał się do {commitment}.',
  'play.seedGiven': 'Ziarno zostało podane: kto je zna, może znać każde losowanie.',

  'resume.about': 'wróć do zapisanej gry lub do pliku zapisanego przez stronę; bez nazwy: do ostatnio granej',
  'resume.nothing': 'W {folder} nie ma niedokończonej gry. Nową zaczniesz poleceniem: getaway play',
  'resume.going': 'Gramy dalej: „{name}”.',
  'resume.imported': '{file} to teraz zapisana gra „{name}”.',

  'replay.about':
    'odtworzyć grę od początku: plik zapisany przez stronę lub ten program albo zapisaną grę według nazwy',
  'replay.seat': 'miejsce, którego widok się pokaże, od 1; 0 pokazuje wszystko, gdy gra się skończy',
  'replay.at': 'krok, od którego zacząć',
  'replay.where': 'Krok {step} z {steps}: {who}',
  'replay.view.seat': 'widok gracza {name}',
  'replay.view.open': 'wszystko odkryte',
  'replay.view.spectator': 'to, co widzieli wszyscy',
  'replay.input':
    'Enter: dalej · b: wstecz · n, p: następna lub poprzednia tura · liczba: do kroku · s MIEJSCE: inny widok · l: dziennik · o: graj dalej stąd · q: wyjdź > ',
  'replay.badSeat': '{value} nie jest widokiem tej gry. Jest {seats}.',
  'replay.badStep': 'Nie ma kroku {value}; gra ma ich {steps}.',
  'replay.unknown': '{input} nic tu nie znaczy.',
  'replay.noSeat': 'Najpierw wybierz miejsce: s MIEJSCE.',
  'replay.forked': 'Gra toczy się dalej od kroku {step} jako „{name}”. Zagraj: getaway resume {name}',
  'replay.origin': 'Kontynuacja od kroku {step} gry, w którą grali: {names}.',

  'review.about': 'ocenić każdą decyzję zakończonej gry według tego, co gracz mógł wiedzieć',
  'review.seat': 'tylko decyzje tego miejsca, od 1',
  'review.rollouts': 'ile symulacji przypada na decyzję',
  'review.json': 'wypisać wszystko jako JSON w ostatnim wierszu',
  'review.notOver': 'Gra jeszcze trwa.',
  'review.noNet': 'Żaden bot nie nauczył się jeszcze oceniać tej gry dla {players} graczy.',
  'review.decision': 'Krok {step}, {name}: {played}. Lepiej: {best}. Kosztuje {loss}% szans na wygraną, ± {error}.',
  'review.seatLine':
    '{name}: {decisions, plural, one {# decyzja} few {# decyzje} many {# decyzji} other {# decyzji}}, w tym wątpliwych {doubtful} i złych {bad}',
  'review.sum':
    '  początek {start}% + własne decyzje {own}% + decyzje innych {others}% + szczęście {luck}% (± {error}%) = wynik {result}%',
  'review.oldRules': 'Gra toczyła się według starszych zasad, których nie da się już analizować.',
  'review.progress': 'Pozostało decyzji: {left}.',

  'games.about': 'pokaż listę zapisanych gier',
  'games.none': 'Brak zapisanych gier w {folder}.',
  'games.folder': 'Zapisane gry w {folder}:',
  'games.turn':
    '{choices, plural, one {# decyzja} few {# decyzje} many {# decyzji} other {# decyzji}}, teraz wybiera {seat}',
  'games.over': 'koniec po {choices, plural, one {# decyzji} few {# decyzjach} many {# decyzjach} other {# decyzji}}',
  'games.unknown': 'gra, której ten program nie zna',

  'backup.about': 'skopiuj wszystko, co przechowuje serwer, do nowego pliku, także gdy działa',
  'backup.done': 'Wszystko, co serwer przechowuje w {folder}, skopiowano do {file}.',
  'backup.nothing': 'Żaden serwer nie zapisał jeszcze niczego w {folder}.',
  'backup.exists': 'Plik {file} już istnieje; niczego nie zastąpiono.',
  'backup.failed': 'Kopii {file} nie da się utworzyć: {reason}',
  'backup.elsewhere': 'Gry serwera są w bazie PostgreSQL wskazanej przez DATABASE_URL: skopiuj ją programem pg_dump.',

  'rules.about': 'zajrzyj do zasad: po numerze (A5), po dziale (A) albo po słowie',
  'rules.none': 'Żadna zasada nie ma takiego numeru, działu ani słowa: {wanted}.',
  'rules.heading': '{letter}. {section}',

  'lab.about': 'zmierz, jak silne są boty przeciw sobie',
  'lab.seats': 'poziom każdego miejsca, oddzielone przecinkami; {strongest} to najsilniejszy poziom',
  'lab.games': 'ile gier; każde rozdanie gra się raz z każdym przesunięciem miejsc',
  'lab.seed': 'dowolny tekst: to samo ziarno daje te same gry',
  'lab.rollouts': 'ile symulacji na jedną decyzję może rozegrać bot, który patrzy poza swoją turę',
  'lab.seatCommand': 'program, który gra na miejscach poziomu {level}: wiersz JSON na każde pytanie (zob. README)',
  'lab.threads': 'ile wątków gra jednocześnie; bez podania wszystkie rdzenie',
  'lab.record': 'plik, który zachowuje każdą grę, żeby przerwany pomiar dało się kontynuować',
  'lab.json': 'wypisz liczby jako JSON w ostatnim wierszu',
  'lab.badSeats':
    'Jest {seats, plural, one {# poziom} few {# poziomy} many {# poziomów} other {# poziomu}}, a graczy {players}.',
  'lab.badNumber': '{value} powinno być liczbą całkowitą większą od 0.',
  'lab.otherRecord': '{file} należy do pomiaru z innymi ustawieniami.',
  'lab.progress': '{played} z {games} gier.',
  'lab.line': '{level}: wygrywa {share} % (od {low} do {high}), {score} pkt, {ms} ms na decyzję',

  'verify.about':
    'sprawdzić, że nikt nie wybrał losowań gry: w pliku zapisanym przez stronę lub ten program albo po nazwie zapisanej gry',
  'file.unreadable': 'Nie można odczytać {file}: {reason}',
  'file.notAGame': '{file} to nie gra: ani zapisana przez stronę lub ten program, ani dziennik.',
  'file.unknownGame': '{file} należy do gry {game}, której ten program nie zna.',
  'file.newer': 'Plik {file} zapisała nowsza wersja tego programu.',
  'file.damaged': 'Plik {file} jest uszkodzony: {reason}',

  'pack.about': 'zadbaj o własne zestawy: karty, kafelki i liczby w dokumencie JSON',
  'pack.aboutCheck': 'wymień wszystko, co jest nie tak z zestawem',
  'pack.aboutCity': 'zmierz miasta, które powstają z kafelków zestawu',
  'pack.aboutHouse': 'wypisz zestaw, z którym gra przychodzi, na dobry początek',
  'pack.cities': 'ile losowych miast zbadać',
  'pack.unreadable': 'Nie da się odczytać pliku {file}: {reason}',
  'pack.notJson': 'Plik {file} to nie JSON: {reason}',
  'pack.tooDeep': 'Plik {file} jest zagnieżdżony zbyt głęboko, żeby być zestawem.',
  'pack.notObject': 'Plik {file} to JSON, ale nie zestaw: powinien być obiektem.',
  'pack.refused': 'Zestawem z pliku {file} nie da się grać. {reason} Wszystkie błędy: getaway pack check {file}',
  'pack.fault': '{code}: {sentence}',
  'pack.faults': '{count, plural, one {# błąd} few {# błędy} many {# błędów} other {# błędu}} w {file}.',
  'pack.warning': 'Nietypowe, ale dozwolone: {sentence}',
  'pack.good': '{file} nie ma błędów: zagraj przez getaway play {game} --pack {file}',
  'pack.noCities': 'Zestawy gry {game} nie mają miasta do zmierzenia.',
  'pack.badCities': 'Liczba miast musi być liczbą całkowitą od 1 w górę, a jest: {value}.',
  'pack.surveyed':
    'Losowe miasta na każdy sposób układania: {cities}; ✓ tak, jak w dobrym mieście, ✗ nie. {failed, plural, =0 {Wszystko gra.} one {# linia odstaje.} few {# linie odstają.} many {# linii odstaje.} other {# linii odstaje.}}',
  'pack.range':
    '{least, select, none {najwyżej {most}} other {{most, select, none {co najmniej {least}} other {od {least} do {most}}}}}',

  'admin.about': 'zarządzaj stołami serwera: w DATA_DIR albo w PostgreSQL, który wskazuje DATABASE_URL',
  'admin.aboutList': 'pokaż stoły serwera, najpierw najnowsze',
  'admin.aboutInspect': 'pokaż, jak wygląda stół serwera',
  'admin.aboutRewind':
    'cofnij trwającą grę do tylu decyzji; wszyscy przy stole się dowiedzą. Z SQLite trzeba najpierw zatrzymać serwer, z PostgreSQL może działać',
  'admin.aboutExport': 'wypisz zapis zakończonej gry',
  'admin.withSecrets': 'także trwającej gry, ze wszystkim, co w niej ukryte',
  'admin.none': 'Serwer nie ma żadnych stołów.',
  'admin.table': '{id}  {game}  {state, select, gathering {zbiórka} playing {gra} other {koniec}}  {changed}  {names}',
  'admin.choices':
    '{choices, plural, one {# decyzja} few {# decyzje} many {# decyzji} other {# decyzji}}, {lines, plural, one {# wiersz} few {# wiersze} many {# wierszy} other {# wiersza}}; ostatnia migawka: {snapshot, select, none {brak} other {wiersz {snapshot}}}',
  'admin.player':
    'Miejsce {seat}: {name}{bot, select, none {} other { (bot {bot})}}{due, select, yes {, wybiera} other {}}',
  'admin.deadline': 'Do {deadline}.',
  'admin.rewound':
    '{gone, plural, one {Cofnięto # decyzję} few {Cofnięto # decyzje} many {Cofnięto # decyzji} other {Cofnięto # decyzji}}. Działające serwery dowiedzą się od razu.',
  'admin.badChoices': 'Liczba decyzji musi być liczbą całkowitą, nie {value}.',
  'admin.aboutVerify':
    'sprawdź wszystko, co trzyma serwer: plik, każdy wiersz każdego stołu i każdą grę ruch po ruchu; kod wyjścia 1, jeśli coś jest uszkodzone',
  'admin.aboutReplay':
    'odtworzyć każdą zakończoną grę według tych zasad i wymienić te, które toczą się inaczej; przydatne przed aktualizacją',
  'admin.replaySame':
    '{games, plural, one {# zakończona gra toczy się} few {# zakończone gry toczą się} many {# zakończonych gier toczy się} other {# zakończonej gry toczy się}} jak dawniej.',
  'admin.replaySetup': '{table} ({game}, {names}): przygotowanie: {detail}',
  'admin.replayChoice': '{table} ({game}, {names}): wybór {choice}, miejsce {seat}, {move}: {detail}',
  'admin.replayOther':
    '{games, plural, one {# gra toczy się inaczej} few {# gry toczą się inaczej} many {# gier toczy się inaczej} other {# gry toczy się inaczej}}, z {all}.',
  'admin.replayFault': '{table}: {reason}',
  'admin.aboutReports':
    'lista zgłoszeń błędów przysłanych przez graczy; getaway replay PLIK otwiera zgłoszenie w jego momencie',
  'admin.noReports': 'Brak zgłoszeń.',
  'admin.badReport': 'Nieczytelne: {reason}\n  {file}',
  'admin.report': '{at}  {table}  {game}  {sentence}\n  {file}',
  'report.unreadable': 'Zgłoszenia nie da się odczytać: {reason}',
  'report.from': 'Zgłoszenie gracza {name}, {at}: {sentence}',
  'admin.aboutAcceptLoss':
    'po uszkodzeniu: graj dalej z tym, co zostało z bazy danych albo z jednego stołu; to, co znaleziono, jest najpierw kopiowane na bok. Serwer musi być zatrzymany, z PostgreSQL może działać',
  'admin.verified':
    'Sprawdzono: {tables, plural, one {# stół} few {# stoły} many {# stołów} other {# stołu}}, {lines, plural, one {# wiersz} few {# wiersze} many {# wierszy} other {# wiersza}}{notReplayed, plural, =0 {} one {; ruchów # gry według starszych zasad nie odtworzono} few {; ruchów # gier według starszych zasad nie odtworzono} many {; ruchów # gier według starszych zasad nie odtworzono} other {; ruchów # gry według starszych zasad nie odtworzono}}. {faults, plural, =0 {Niczego nie brakuje i nic nie jest uszkodzone.} one {# usterka.} few {# usterki.} many {# usterek.} other {# usterki.}}',
  'admin.accepted': 'To, co znaleziono, jest w {aside}. Serwer można uruchomić; gra dalej z tym, co zostało.',
  'admin.acceptedTable': 'Stół gra dalej z wierszami: {kept} z {of}. Znalezione wiersze są w {aside}.',
  'admin.failed': 'Nie zrobiono tego. {reason}',

  'protocol.about': 'graj wierszami JSON przez standardowe wejście i wyjście',

  'argument.game': 'Nie ma gry {game}. Do wyboru: {games}.',
  'argument.players': 'Liczba graczy musi być liczbą całkowitą, a jest: {value}.',
  'argument.seats': '{game}: liczba graczy musi być od {least} do {most}, a jest: {value}.',
  'argument.humans': 'Liczba ludzi musi być liczbą całkowitą od 0 do {players}, a jest: {value}.',
  'argument.names': 'Za dużo imion ({names}) jak na tylu graczy: {players}.',
  'argument.name': 'Imię {name} się nie nada: poproszę od 1 do 16 widocznych liter.',
  'argument.sameName': 'Dwie osoby mają na imię {name}: kto by je odróżnił?',
  'argument.bot': 'Nie ma bota {bot}. Do wyboru: {levels}, każdy także z charakterem: {characters}.',
  'argument.language': 'Nie ma tu języka {language}. Do wyboru: {languages}.',

  'seat.human': 'Gracz {number}',
  'seat.bot': '{number, select, 1 {Księżna} 2 {Cwaniak} 3 {Marlowe} 4 {Kleks} other {Biskup}}',

  'privacy.next': 'Teraz wybiera {seat}. Reszta odwraca wzrok. {seat}, naciśnij Enter.',
  'digest.heading': 'Od twojej ostatniej decyzji',
  'digest.end': 'Jak to się skończyło',
  'digest.more': '… wcześniej działo się więcej: l pokazuje dziennik.',
  'prompt.rules': '[{rules}]',
  'prompt.heading': '{heading}:',
  'prompt.more': '{heading} …',
  'prompt.inputBelow':
    '{count, plural, =1 {1} other {1-#}}, b wróć, c lista, u cofnij, {map, select, true {m mapa, } other {}}l wpisy, r zasady, ? info, q wyjdź > ',
  'hint.waits': 'Potem decyduje {seat}.',
  'sure.ask': 'Wpisz tak albo jeszcze raz {number}, żeby mimo to zrobić; cokolwiek innego wraca: „{choice}”.',
  'sure.prompt': 'tak albo {number} > ',
  'sure.yes': 'tak',
  'prompt.input':
    '{count, plural, =1 {1} other {1-#}}, c lista, u cofnij, {map, select, true {m mapa, } other {h rada, }}l wpisy, r zasady, ? info, q wyjdź > ',
  'help.commands':
    '1, 2, …  wybierz\nu        cofnij ostatnią decyzję\nl        dziennik: wszystko, co się stało, o ile wolno ci to wiedzieć\nc        wszystkie opcje i ich skutki\nt        cały stół, choćby nie mieścił się na ekranie\nm        mapa, tak duża, jak da się narysować\ne        droga ucieczki: wyjazdy, odległości, ceny, ostatni termin (Escape Plan)\nb        wróć, gdy decyzja składa się z kroków\nr        zasady tej decyzji; r A5, r A albo r kapuś szuka w zasadach\nh        rada: trzy najlepsze plany najsilniejszego bota\nq        wyjdź; gra jest zapisana i getaway resume do niej wraca\nlang pl  graj dalej w innym języku: en, pt, cs, ru, pl\n?        ta pomoc',

  'input.empty':
    'Nic nie wybrano. Wpisz {count, plural, =1 {1} other {liczbę od 1 do #}} albo ?, jeśli potrzebna pomoc.',
  'input.outOfRange': 'Nie ma takiej opcji: {input}. Wpisz {count, plural, =1 {1} other {liczbę od 1 do #}}.',
  'input.unknown':
    '{input} nic tu nie znaczy. Wpisz {count, plural, =1 {1} other {liczbę od 1 do #}} albo ?, jeśli potrzebna pomoc.',

  'undo.noChoice': 'Nie ma czego cofać: nie zapadła jeszcze żadna decyzja.',
  'undo.otherSeat': 'Tego nie można cofnąć: {seat} ma już za sobą następną decyzję.',
  'undo.over': 'Tego nie da się cofnąć: gra jest skończona.',
  'undo.revealed': 'Tego nie da się cofnąć: wyszło przy tym na jaw coś ukrytego.',

  'result.over': 'Koniec gry: {reason}.',
  'result.winners':
    '{count, plural, =0 {Nikt nie wygrywa.} one {Wygrywa {winners}.} few {{winners} dzielą się zwycięstwem.} many {{winners} dzielą się zwycięstwem.} other {{winners} dzielą się zwycięstwem.}}',
  'result.total': 'Wpływy',
  'result.place': 'Lokata',
  'result.unranked': 'areszt',
  'result.verify': 'Skąd to wiadomo: getaway verify "{name}"',

  'save.badName':
    'Nazwa {name} nie nadaje się na zapis: tylko litery, cyfry, spacje, - i _, najwyżej 60 znaków, na początku litera lub cyfra.',
  'save.taken': 'Gra „{name}” jest już zapisana. Wróć do niej przez: getaway resume "{name}" albo wybierz inną nazwę.',
  'save.none': 'W {folder} nie ma gry „{name}”.',
  'save.locked':
    'W grę „{name}” gra właśnie inny proces ({pid}). Najpierw go zamknij; jeśli to coś innego, usuń {lock}.',
  'save.torn':
    'Ostatni wiersz gry „{name}” był zapisany tylko w połowie, jak po awarii. Został usunięty; plik w dawnej postaci zachowano jako {copy}.',
  'save.damaged':
    'Plik {file} jest uszkodzony w wierszu {line}{fieldIs, select, none {} other {, pole {field}}}: {reason} Plik zostawiono bez zmian.',
  'save.noSnapshot':
    'Plik {file} powstał według zasad w wersji {rules}, teraz obowiązuje wersja {current}, a plik nie ma migawki, od której dałoby się wznowić grę. Plik zostawiono bez zmian.',
  'save.newerRules':
    'Plik {file} powstał według zasad w wersji {rules}; ten program ma wersję {current}. Otworzy go nowszy program. Plik zostawiono bez zmian.',
  'save.badSnapshot':
    'Plik {file} powstał według zasad w wersji {rules}, teraz obowiązuje wersja {current}, a migawki w pliku nie da się użyć: {reason} Plik zostawiono bez zmian.',
  'save.reopened':
    'Zasady się od tego czasu zmieniły: gra toczy się dalej od migawki według wersji {rules}{leftOut, plural, =0 {} one {, bez ostatniej decyzji, na którą już nie pozwalają} few {, bez # ostatnich decyzji, na które już nie pozwalają} many {, bez # ostatnich decyzji, na które już nie pozwalają} other {, bez # ostatniej decyzji, na którą już nie pozwalają}}.',
  'save.notWritten': 'Decyzji nie udało się zapisać, więc nie zapadła: {reason}',
  'save.left': 'Zapisano. Wrócisz do gry przez: getaway resume "{name}"',
  'save.failed': 'Folderu zapisanych gier, {folder}, nie da się użyć: {reason}',

  'fault.notJson': 'to nie jest JSON.',
  'fault.tooDeep': 'jest zagnieżdżone zbyt głęboko.',
  'fault.wrong': 'oczekiwane: {expected}, znalezione: {found}.',
  'fault.name': 'krótka nazwa ze zwykłych liter',
  'fault.version': 'ma wersję {version}; ten program czyta wersję {current}.',
  'fault.seats':
    'gra ma {count, plural, one {# miejsce} few {# miejsca} many {# miejsc} other {# miejsca}}, każde pod inną nazwą i z botami, które umieją w nią grać.',
  'fault.changed': 'ten wiersz albo któryś przed nim zmieniono po zapisaniu.',
};
