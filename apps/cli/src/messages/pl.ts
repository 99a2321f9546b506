import { BOTS } from '@getaway/games/aboutBots/messages/pl';
import type { SHELL as ENGLISH } from './en.ts';
import { LESSONS } from './lessons/pl.ts';

export const SHELL: Readonly<Record<keyof typeof ENGLISH, string>> = {
  ...BOTS,
  ...LESSONS,
  'program.about': 'Getaway: planszówki o skokach stulecia w twoim terminalu. {games}.',
  'program.game': '{game} dla {least}–{most} osób',
  'sign.quoted': '„{text}”',
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
  'play.players': 'ilu graczy gra, razem z botami',
  'play.humans': 'ilu graczy gra tutaj; za resztę grają boty',
  'play.names': 'imiona graczy w kolejności miejsc, oddzielone przecinkami',
  'play.bot': 'jak dobrze grają boty: {levels}',
  'play.bots': 'boty po kolei, każdy jako poziom albo poziom ze stylem: {example}',
  'play.seed': 'dowolny tekst: to samo ziarno i te same decyzje dają tę samą grę',
  'play.name': 'jak nazwać zapisaną grę',
  'play.pack': 'plik z twoim własnym zestawem (zob. getaway pack)',
  'play.which': 'Która gra?',
  'play.game': '{number}  {name}  {pitch}',
  'play.unofficial': 'Uwaga: liczba graczy ({count}) jest większa, niż przewiduje pudełko; przy tym stole to możliwe.',
  'play.begun': 'Gra zapisuje się ruch po ruchu jako „{name}” w {folder}.',
  'play.commitment': 'Uczciwe losowania: program z góry ogłosił skrót {commitment}.',
  'play.seedGiven': 'Ziarno podano z zewnątrz: kto je zna, może znać każde losowanie.',

  'resume.about': 'wznów zapisaną grę, także z pliku zapisanego na stronie; bez nazwy: ostatnio graną',
  'resume.nothing': 'W {folder} nie ma niedokończonej gry. Nową zaczniesz poleceniem: getaway play',
  'resume.going': 'Gramy dalej: „{name}”.',
  'resume.imported': 'Plik {file} to teraz zapisana gra „{name}”.',

  'replay.about':
    'odtwórz grę od początku: z pliku zapisanego przez stronę lub ten program albo zapisaną pod podaną nazwą',
  'replay.seat': 'numer gracza, którego widok się pokaże (od 1); 0 pokazuje wszystko, gdy gra się skończy',
  'replay.at': 'numer kroku, od którego zacząć',
  'replay.where': 'Krok {moment} z {moments}: {who}',
  'replay.view.seat': 'widok gracza {name}',
  'replay.view.open': 'wszystko odkryte',
  'replay.view.spectator': 'to, co widzieli wszyscy',
  'replay.input':
    'Enter: dalej · b: wstecz · n, p: następna lub poprzednia tura · liczba: do kroku · s GRACZ: inny widok · l: dziennik · o: graj dalej stąd · ?: pomoc · q: wyjdź > ',
  'replay.help':
    'o             graj dalej stąd w nowej grze: grasz jako pokazany gracz, za pozostałych grają boty, a ukryte karty i pieniądze są losowane na nowo\no people      za wszystkich grają osoby przy tym terminalu\no real        ukryte karty i pieniądze zostają takie, jakie były naprawdę; tylko po końcu gry\no people real jedno i drugie\nPierwotna gra pozostanie bez zmian.',
  'replay.badSeat': 'Nie ma widoku {value}. Do wyboru: {seats}.',
  'replay.badMoment': 'Nie ma kroku {value}; liczba kroków gry: {moments}.',
  'replay.unknown': '{input} nic tu nie znaczy.',
  'replay.noSeat': 'Najpierw wybierz gracza: s GRACZ.',
  'replay.notYet': 'Ukryte karty i pieniądze pozostają ukryte do końca gry.',
  'replay.atEnd': 'Na tym kroku gra się kończy: nie ma już w co grać.',
  'replay.forked':
    'Gra toczy się dalej od kroku {moment} jako „{name}”. Wrócisz do niej poleceniem: getaway resume {name}',
  'replay.origin': 'Dalszy ciąg gry od kroku {moment}. Grali w nią: {names}.',

  'review.about': 'oceń każdą decyzję zakończonej gry według tego, co gracz mógł wiedzieć',
  'review.seat': 'tylko decyzje gracza o tym numerze (od 1)',
  'review.rollouts': 'ile symulacji przypada na decyzję',
  'review.json': 'wypisz wszystko jako JSON w ostatnim wierszu',
  'review.notOver': 'Gra jeszcze trwa.',
  'review.noNet': 'Żaden bot nie umie jeszcze oceniać tej gry, gdy graczy jest {players}.',
  'review.decision': 'Krok {step}, {name}: {played}. Lepiej: {best}. Strata: {loss}% szansy na wygraną, ± {error}.',
  'review.seatLine':
    '{name}: {decisions, plural, one {# decyzja} few {# decyzje} many {# decyzji} other {# decyzji}}, w tym wątpliwych {doubtful} i złych {bad}',
  'review.sum':
    '  początek {start}% + decyzje wszystkich graczy {choices}% + szczęście {luck}% (± {error}%) = wynik {result}%',
  'review.oldRules': 'Grę rozegrano według starszych zasad, więc nie można jej już przeanalizować.',
  'review.progress': 'Pozostało decyzji: {left}.',

  'games.about': 'pokaż listę zapisanych gier',
  'games.none': 'Brak zapisanych gier w {folder}.',
  'games.folder': 'Zapisane gry w {folder}:',
  'games.turn':
    '{choices, plural, one {# decyzja} few {# decyzje} many {# decyzji} other {# decyzji}}, teraz gra {seat}',
  'games.over': 'koniec po {choices, plural, one {# decyzji} few {# decyzjach} many {# decyzjach} other {# decyzji}}',
  'games.unknown': 'gra, której ten program nie zna',

  'backup.about': 'skopiuj dane serwera do nowego pliku, nawet gdy serwer działa',
  'backup.done': 'Dane serwera z {folder} skopiowano do {file}.',
  'backup.nothing': 'Żaden serwer nie zapisał jeszcze niczego w {folder}.',
  'backup.exists': 'Plik {file} już istnieje; niczego nie nadpisano.',
  'backup.failed': 'Nie można utworzyć kopii {file}: {reason}',
  'backup.elsewhere': 'Gry serwera są w bazie PostgreSQL wskazanej przez DATABASE_URL: skopiuj ją programem pg_dump.',

  'rules.about': 'zajrzyj do zasad: po numerze (A5), po dziale (A) albo po słowie',
  'rules.none': 'Nic nie znaleziono: {wanted} to nie numer, dział ani słowo z zasad.',
  'rules.heading': '{letter}. {section}',

  'lab.about': 'porównaj siłę botów',
  'lab.seats': 'poziomy graczy oddzielone przecinkami; {strongest} to najsilniejszy poziom',
  'lab.games': 'ile gier rozegrać; każde rozdanie rozgrywa się raz w każdym ustawieniu graczy wokół stołu',
  'lab.seed': 'dowolny tekst: to samo ziarno daje te same gry',
  'lab.rollouts': 'ile symulacji na jedną decyzję może rozegrać bot, który patrzy dalej niż na swoją turę',
  'lab.seatCommand': 'program, który gra za poziom {level}: wiersz JSON na każde pytanie (zob. README)',
  'lab.threads': 'ile wątków gra jednocześnie; domyślnie wszystkie rdzenie',
  'lab.record': 'plik, w którym zapisuje się każdą grę, żeby przerwany pomiar można było kontynuować',
  'lab.json': 'wypisz liczby jako JSON w ostatnim wierszu',
  'lab.badSeats': 'Liczba poziomów ({seats}) nie zgadza się z liczbą graczy ({players}).',
  'lab.badNumber': '{value} powinno być liczbą całkowitą większą od 0.',
  'lab.otherRecord': 'Plik {file} należy do pomiaru z innymi ustawieniami.',
  'lab.progress': '{played} z {games} gier.',
  'lab.line':
    '{level}: wygrane {share}% (od {low} do {high}), {score} pkt, {ms} ms na decyzję (95% najwyżej {most} ms)',
  'lab.escapes': 'ucieczki w {share}% partii',

  'verify.about':
    'sprawdź, czy nikt nie wpłynął na losowania (plik zapisany przez stronę lub ten program albo zapisana gra o podanej nazwie)',
  'file.unreadable': 'Nie można odczytać pliku {file}: {reason}',
  'file.notAGame': 'Plik {file} to nie gra: nie zapisała go strona ani ten program i nie jest to zapis ruchów.',
  'file.unknownGame': 'Plik {file} należy do gry {game}, której ten program nie zna.',
  'file.newer': 'Plik {file} zapisała nowsza wersja tego programu.',
  'file.damaged': 'Plik {file} jest uszkodzony: {reason}',

  'pack.about': 'pracuj nad własnymi zestawami: karty, kafelki i liczby w dokumencie JSON',
  'pack.aboutCheck': 'wymień wszystko, co jest nie tak z zestawem',
  'pack.aboutCity': 'zmierz miasta, które powstają z kafelków zestawu',
  'pack.aboutHouse': 'wypisz podstawowy zestaw gry jako punkt wyjścia',
  'pack.cities': 'ile losowych miast zbadać',
  'pack.unreadable': 'Nie można odczytać pliku {file}: {reason}',
  'pack.notJson': 'Plik {file} to nie JSON: {reason}',
  'pack.tooDeep': 'Plik {file} jest zagnieżdżony zbyt głęboko jak na zestaw.',
  'pack.notObject': 'Plik {file} to JSON, ale nie zestaw: powinien być obiektem.',
  'pack.refused': 'Zestawem z pliku {file} nie da się grać. {reason} Wszystkie błędy: getaway pack check {file}',
  'pack.fault': '{code}: {sentence}',
  'pack.faults': 'Plik {file}: {count, plural, one {# błąd} few {# błędy} many {# błędów} other {# błędu}}.',
  'pack.warning': 'Nietypowe, ale dozwolone: {sentence}',
  'pack.good': 'Plik {file} nie ma błędów. Zagraj: getaway play {game} --pack {file}',
  'pack.noCities': 'Zestawy gry {game} nie mają miasta do zmierzenia.',
  'pack.badCities': 'Liczba miast musi być liczbą całkowitą od 1 w górę, a jest: {value}.',
  'pack.surveyed':
    'Losowe miasta na każdy sposób układania: {cities}; ✓ tak jak w dobrym mieście, ✗ nie. {failed, plural, =0 {Wszystko w porządku.} one {# wiersz odstaje.} few {# wiersze odstają.} many {# wierszy odstaje.} other {# wiersza odstaje.}}',
  'pack.range':
    '{least, select, none {najwyżej {most}} other {{most, select, none {co najmniej {least}} other {od {least} do {most}}}}}',

  'admin.about': 'zarządzaj stołami serwera: w DATA_DIR albo w bazie PostgreSQL wskazanej przez DATABASE_URL',
  'admin.aboutList': 'pokaż stoły na serwerze, od najnowszego',
  'admin.aboutInspect': 'pokaż stan stołu',
  'admin.aboutRewind':
    'cofnij trwającą grę do podanej liczby decyzji; wszyscy przy stole się o tym dowiedzą. Z SQLite najpierw zatrzymaj serwer, z PostgreSQL może działać',
  'admin.aboutExport': 'wypisz zapis zakończonej gry',
  'admin.withSecrets': 'wypisz też zapis trwającej gry, ze wszystkim, co w niej ukryte',
  'admin.none': 'Serwer nie ma żadnych stołów.',
  'admin.table': '{id}  {game}  {state, select, gathering {zbiórka} playing {gra} other {koniec}}  {changed}  {names}',
  'admin.choices':
    '{choices, plural, one {# decyzja} few {# decyzje} many {# decyzji} other {# decyzji}}, {lines, plural, one {# wiersz} few {# wiersze} many {# wierszy} other {# wiersza}}; ostatnia migawka: {snapshot, select, none {brak} other {wiersz {snapshot}}}',
  'admin.player':
    'Gracz {seat}: {name}{bot, select, none {} other { (bot {bot})}}{due, select, yes {, teraz gra} other {}}',
  'admin.deadline': 'Do {deadline}.',
  'admin.rewound':
    '{gone, plural, one {Cofnięto # decyzję} few {Cofnięto # decyzje} many {Cofnięto # decyzji} other {Cofnięto # decyzji}}. Działające serwery dowiedzą się o tym od razu.',
  'admin.badChoices': 'Liczba decyzji musi być liczbą całkowitą, a jest: {value}.',
  'admin.aboutVerify':
    'sprawdź wszystkie dane serwera: plik, każdy wiersz każdego stołu i każdą grę ruch po ruchu; kod wyjścia 1, jeśli coś jest uszkodzone',
  'admin.aboutReplay':
    'odtwórz każdą zakończoną grę według tych zasad i wymień te, które przebiegają inaczej; przydatne przed aktualizacją',
  'admin.replaySame':
    '{games, plural, one {# zakończona gra przebiega} few {# zakończone gry przebiegają} many {# zakończonych gier przebiega} other {# zakończonej gry przebiega}} tak jak dawniej.',
  'admin.replaySetup': '{table} ({game}, {names}): przygotowanie: {detail}',
  'admin.replayChoice': '{table} ({game}, {names}): decyzja {choice}, gracz {seat}, {move}: {detail}',
  'admin.replayOther':
    '{games, plural, one {# gra przebiega inaczej} few {# gry przebiegają inaczej} many {# gier przebiega inaczej} other {# gry przebiega inaczej}}, łącznie sprawdzono {all}.',
  'admin.replayFault': '{table}: {reason}',
  'admin.aboutReports':
    'pokaż zgłoszenia błędów przysłane przez graczy; getaway replay PLIK otwiera grę w chwili zgłoszenia',
  'admin.noReports': 'Brak zgłoszeń.',
  'admin.badReport': 'Nieczytelne: {reason}\n  {file}',
  'admin.report': '{at}  {table}  {game}  {sentence}\n  {file}',
  'report.unreadable': 'Nie można odczytać zgłoszenia: {reason}',
  'report.from': 'Zgłoszenie gracza {name}, {at}: {sentence}',
  'admin.aboutAcceptLoss':
    'po uszkodzeniu: skopiuj uszkodzone dane do nowego folderu i graj dalej z tym, co zostało z bazy danych albo z jednego stołu. Z SQLite najpierw zatrzymaj serwer, z PostgreSQL może działać',
  'admin.verified':
    'Sprawdzono: {tables, plural, one {# stół} few {# stoły} many {# stołów} other {# stołu}}, {lines, plural, one {# wiersz} few {# wiersze} many {# wierszy} other {# wiersza}}{notReplayed, plural, =0 {} one {; ruchów # gry według starszych zasad nie odtworzono} few {; ruchów # gier według starszych zasad nie odtworzono} many {; ruchów # gier według starszych zasad nie odtworzono} other {; ruchów # gry według starszych zasad nie odtworzono}}. {faults, plural, =0 {Niczego nie brakuje i nic nie jest uszkodzone.} one {# usterka.} few {# usterki.} many {# usterek.} other {# usterki.}}',
  'admin.accepted':
    'To, co znaleziono, jest w {aside}. Możesz uruchomić serwer; będzie działał dalej z tym, co zostało.',
  'admin.acceptedTable': 'Stół działa dalej; zachowane wiersze: {kept} z {of}. Znalezione wiersze są w {aside}.',
  'admin.failed': 'Niczego nie zmieniono. {reason}',

  'protocol.about': 'graj, przesyłając wiersze JSON przez standardowe wejście i wyjście',

  'argument.game': 'Nie ma gry {game}. Do wyboru: {games}.',
  'argument.players': 'Liczba graczy musi być liczbą całkowitą, a jest: {value}.',
  'argument.seats': '{game}: liczba graczy musi wynosić od {least} do {most}, a wynosi {value}.',
  'argument.humans': 'Liczba ludzi musi być liczbą całkowitą od 0 do {players}, a jest: {value}.',
  'argument.names': 'Za dużo imion: imion jest {names}, a graczy {players}.',
  'argument.name': 'Imienia {name} nie można użyć: ma mieć od 1 do 16 widocznych znaków.',
  'argument.sameName': 'Dwie osoby mają na imię {name}. Daj jednej inne imię.',
  'argument.bot': 'Nie ma bota {bot}. Do wyboru: {levels}, każdy także ze stylem: {characters}.',
  'argument.language': 'Nie ma tu języka {language}. Do wyboru: {languages}.',

  'seat.human': 'Gracz {number}',
  'seat.bot': '{number, select, 1 {Księżna} 2 {Spryciarz} 3 {Marlowe} 4 {Kleks} other {Biskup}}',
  'seats.person': '{name}: człowiek',
  'seats.bot': '{name}: bot, {bot}',
  'seats.rated': '{bot} ({rating})',
  'seats.levels': '{game}: poziomy botów, każdy ze swoją siłą: {levels}.',

  'privacy.next': 'Teraz gra {seat}. Reszta odwraca wzrok. {seat}, naciśnij Enter.',
  'digest.heading': 'Od twojej ostatniej decyzji',
  'digest.end': 'Jak to się skończyło',
  'digest.more': '… to tylko końcówka; cały dziennik: l',
  'prompt.rules': '[{rules}]',
  'prompt.heading': '{heading}:',
  'prompt.more': '{heading} …',
  'prompt.inputBelow':
    '{count, plural, =1 {1} other {1-#}}, b wróć, c lista, u cofnij, {map, select, true {m mapa, } other {}}l wpisy, r zasady, ? info, q wyjdź > ',
  'hint.waits': 'Potem decyduje {seat}.',
  'sure.ask': 'Wpisz tak albo jeszcze raz {number}, żeby mimo to potwierdzić; cokolwiek innego cofa: „{choice}”.',
  'sure.prompt': 'tak albo {number} > ',
  'sure.yes': 'tak',
  'prompt.input':
    '{count, plural, =1 {1} other {1-#}}, c lista, u cofnij, {map, select, true {m mapa, } other {h rada, }}l wpisy, r zasady, ? info, q wyjdź > ',
  'help.commands':
    '1, 2, …  wybierz\nu        cofnij ostatnią decyzję\nl        dziennik: wszystko, co się stało i co możesz wiedzieć\nc        wszystkie opcje i ich skutki\nt        cały stół, choćby nie mieścił się na ekranie\nm        mapa, możliwie największa\n{ahead}\nb        wróć, gdy decyzja składa się z kroków\nr        zasady tej decyzji; r A5, r A albo r kapuś szuka w zasadach\nh        rada: trzy najlepsze plany najsilniejszego bota\ns        kto gra, jak silne są boty i co widzą\nq        wyjdź; gra jest zapisana i getaway resume do niej wraca\nlang pl  przełącz na inny język: en, pt, cs, ru, pl\n?        ta pomoc',

  'input.empty':
    'Nic nie wybrano. Wpisz {count, plural, =1 {1} other {liczbę od 1 do #}} albo ?, jeśli potrzebujesz pomocy.',
  'input.outOfRange': 'Nie ma takiej opcji: {input}. Wpisz {count, plural, =1 {1} other {liczbę od 1 do #}}.',
  'input.unknown':
    '{input} nic tu nie znaczy. Wpisz {count, plural, =1 {1} other {liczbę od 1 do #}} albo ?, jeśli potrzebujesz pomocy.',

  'undo.noChoice': 'Nie ma czego cofać: nie zapadła jeszcze żadna decyzja.',
  'undo.otherSeat': 'Tego nie można cofnąć: gra już {seat}.',
  'undo.over': 'Tego nie można cofnąć: gra się skończyła.',
  'undo.revealed': 'Tego nie można cofnąć: wyszło przy tym na jaw coś ukrytego.',

  'result.over': 'Koniec gry: {reason}.',
  'result.winners':
    '{count, plural, =0 {Nikt nie wygrywa.} one {Wygrywa {winners}.} few {{winners} dzielą się zwycięstwem.} many {{winners} dzielą się zwycięstwem.} other {{winners} dzielą się zwycięstwem.}}',
  'result.total': 'Punkty wpływów',
  'result.place': 'Lokata',
  'result.unranked': 'areszt',
  'result.verify': 'Sprawdź losowania: getaway verify "{name}"',

  'save.badName':
    'Gry nie można zapisać pod nazwą {name}: dozwolone są tylko litery, cyfry, spacje, - i _, najwyżej 60 znaków, a na początku litera lub cyfra.',
  'save.taken':
    'Gra „{name}” jest już zapisana. Wróć do niej poleceniem: getaway resume "{name}" albo wybierz inną nazwę.',
  'save.none': 'W {folder} nie ma gry „{name}”.',
  'save.locked':
    'W grę „{name}” gra właśnie inny proces ({pid}). Najpierw go zamknij; jeśli ten proces to nie gra, usuń {lock}.',
  'save.torn':
    'Ostatni wiersz gry „{name}” jest zapisany tylko w połowie, pewnie po awarii. Pominięto go; pierwotny plik zachowano jako {copy}.',
  'save.damaged':
    'Plik {file} jest uszkodzony w wierszu {line}{fieldIs, select, none {} other {, pole {field}}}: {reason} Plik zostawiono bez zmian.',
  'save.noSnapshot':
    'Plik {file} powstał według zasad w wersji {rules}, teraz obowiązuje wersja {current}, a plik nie ma migawki, od której dałoby się wznowić grę. Plik zostawiono bez zmian.',
  'save.newerRules':
    'Plik {file} powstał według zasad w wersji {rules}; ten program ma wersję {current}. Otworzy go nowszy program. Plik zostawiono bez zmian.',
  'save.badSnapshot':
    'Plik {file} powstał według zasad w wersji {rules}, teraz obowiązuje wersja {current}, a migawki z pliku nie można użyć: {reason} Plik zostawiono bez zmian.',
  'save.reopened':
    'Zasady się od tego czasu zmieniły: gra toczy się dalej od migawki według wersji {rules}{leftOut, plural, =0 {} one {, bez ostatniej decyzji, na którą zasady już nie pozwalają} few {, bez # ostatnich decyzji, na które zasady już nie pozwalają} many {, bez # ostatnich decyzji, na które zasady już nie pozwalają} other {, bez # ostatniej decyzji, na którą zasady już nie pozwalają}}.',
  'save.notWritten': 'Decyzji nie udało się zapisać, więc się nie liczy: {reason}',
  'log.aim': '{seat} – zamiar: {move}',
  'save.left': 'Zapisano. Wrócisz do gry poleceniem: getaway resume "{name}"',
  'save.failed': 'Nie można użyć folderu zapisanych gier ({folder}): {reason}',

  'fault.notJson': 'to nie jest JSON.',
  'fault.tooDeep': 'jest zagnieżdżone zbyt głęboko.',
  'fault.wrong': 'oczekiwane: {expected}, znalezione: {found}.',
  'fault.name': 'krótka nazwa ze zwykłych liter',
  'fault.version': 'ma wersję {version}; ten program czyta wersję {current}.',
  'fault.seats':
    'gra ma {count, plural, one {# miejsce} few {# miejsca} many {# miejsc} other {# miejsca}}: potrzebne są różne imiona i boty, które umieją w nią grać.',
  'fault.changed': 'ten wiersz albo któryś przed nim zmieniono po zapisaniu.',
};
