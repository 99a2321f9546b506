import type { Catalogue } from '@getaway/text';
import type { EscapePlanLessonKey } from './en.ts';

export const WORDS: Catalogue<EscapePlanLessonKey> = {
  'goal.title': 'Cel gry i twój plan',
  'goal.travel':
    'Wygrywa najbogatszy ze złodziei, którym trzeciego dnia uda się uciec. Plan ucieczki mówi, ile jest dla ciebie warte każde miejsce: idź do klubu nocnego, wartego $60k.',
  'goal.income': 'W twoim planie bar to dochód: $8k od razu, ale nic na koniec.',
  'goal.store': 'Magazyn sprzedaje przydatne rzeczy, ale na koniec nie jest nic wart.',
  'goal.contact': 'Twoja kostka leży w klubie nocnym: $60k na koniec. Firma daje też kontakt, wybierz jeden z siedmiu.',
  'goal.hire': 'Zatrudnij kontakt: jeden na koniec gry nic nie daje, ale za pięć jest $100k.',
  'goal.sentAway': 'Wtedy nikt nie ma tego kontaktu, a ty masz o jeden mniej.',
  'goal.endTurn': 'Tura to podróż, uniki i wizyta. Zakończ ją.',
  'goal.end': 'Każdą firmę odwiedza się tylko raz, więc liczy się każda kostka. Bez ucieczki nie liczy się nic.',
  'travel.title': 'Podróż i teren',
  'travel.walk':
    'Masz 3 punkty ruchu: jeden na wyjście z obiektu, jeden na wejście do innego, po jednym na każdą zmianę terenu. Po tym samym terenie idziesz za darmo, więc idź na zaznaczoną stację metra.',
  'travel.near': 'Możesz tam pójść, ale możesz też dojść znacznie dalej.',
  'travel.endTurn': 'Na stacji metra nie ma czego odwiedzać. Zakończ turę.',
  'travel.subway':
    'Z jednej stacji jedziesz na dowolną inną za 0 punktów i dostajesz dodatkowy punkt. Przejedź się metrem i idź dalej na lądowisko.',
  'travel.station': 'To tylko przejazd na stację: zostają ci punkty na dalszą drogę.',
  'travel.lastTurn': 'Z lądowiska możesz następnym razem odlecieć nawet o dwa kafelki dalej. Zakończ turę.',
  'travel.end': 'Wskaż dowolne miejsce, a zobaczysz trasę i koszt. Jeśli nie możesz tam dojść, zobaczysz dlaczego.',
  'officers.title': 'Policjanci i rany',
  'officers.travel':
    'Musisz uniknąć każdego policjanta na każdym kafelku, który opuszczasz, ale nie tam, gdzie się zatrzymasz. Idź na zaznaczoną stację.',
  'officers.moreOfficers': 'Ta trasa prowadzi przez jeszcze jeden kafelek, na którym czeka policjant SWAT.',
  'officers.evade': 'Na kafelku, który opuszczasz, stoi dwóch policjantów. Na okręgowego wystarczy czapka: użyj jej.',
  'officers.tooEarly': 'Każdy policjant, którego nie unikniesz, to rana.',
  'officers.wound': 'Na federalnego nie masz sposobu. Zakończ uniki.',
  'officers.takeWound': 'Został jeden policjant, więc dostajesz jedną ranę.',
  'officers.firstAid': 'Rana kosztuje na koniec $20k, a czwarta oznacza kajdanki. Wylecz ją apteczką.',
  'officers.stillHurt': 'Apteczka jest gotowa, a rana kosztuje na koniec $20k.',
  'officers.endTurn': 'Czapka i apteczka są użyte, dopóki nie odpoczniesz. Zakończ turę.',
  'officers.end': 'Zanim wybierzesz trasę, spójrz na policjantów. Rany liczy za ciebie stół.',
  'store.title': 'Magazyn i skrytki',
  'store.travel': 'W magazynach jest wyposażenie i skrytki. Idź do zaznaczonego magazynu.',
  'store.otherPlace': 'To siedziba gangu; wynajęcie gangu kosztuje $5k.',
  'store.can': 'Kanister daje jednorazowo dodatkowy punkt ruchu. Weź go.',
  'store.noCan': 'Kanister jest za darmo, a możesz mieć dwa.',
  'store.buy': 'Stoi tu policjant okręgowy, a ten kafelek trzeba będzie opuścić. Kup coś, co na niego działa.',
  'store.otherOfficer': 'Na policjanta okręgowego najtańsza jest czapka.',
  'store.locker': 'Zła sława 3 i jeden kontakt to razem 4: na zieloną skrytkę wystarczy. Otwórz ją zielonym kluczem.',
  'store.noLocker': 'Skrytki są warte do $120k, a klucz do niczego innego ci się tu nie przyda.',
  'store.keep':
    'Dobierasz tyle żetonów, ile masz kontaktów, a przy zielonej skrytce o jeden więcej. Zachowaj najlepszy.',
  'store.empty': 'Ta skrytka jest pusta.',
  'store.end': 'Tylko ty wiesz, co jest w skrytce. Skrytka do końca gry zajmuje jedno pole na przedmioty.',
  'places.title': 'Kryjówki i przychodnia',
  'places.safeHouse': 'Kryjówka też jest w planie, a policja trochę o tobie zapomina. Idź tam.',
  'places.station': 'Tam nie ma czego odwiedzać.',
  'places.key': 'Zła sława spada o 1. Weź klucz: otwiera skrytkę w swoim kolorze albo zamkniętą firmę.',
  'places.fixer': 'Kryjówki sprzedają gadżety, każdy działa raz. Kup dowolny.',
  'places.noFixer': 'Nie musisz nic kupować, ale gadżety kupisz tylko w kryjówkach.',
  'places.clinic': 'Masz ranę. Idź do przychodni.',
  'places.unlock': 'Odblokowany atut zwalnia pole i działa raz. Odblokuj dowolny.',
  'places.noAsset': 'Tu odblokujesz atut za darmo, a każdy użyty jest na koniec wart $10k.',
  'places.heal': 'Teraz wylecz ranę.',
  'places.stillHurt': 'Rana kosztuje na koniec $20k.',
  'places.end': 'Przychodnia i kościół dają też kontakt. Trzy kostki w jednej grupie dają premię.',
  'services.title': 'Gang, szpital, kościół, wyjazd',
  'services.gang': 'Gang kosztuje $5k i daje ci dwóch członków gangu. Idź do jego siedziby.',
  'services.member':
    'Członek gangu przewiezie cię śmigłowcem, pozwoli uniknąć wszystkich policjantów na kafelku albo obniży złą sławę o 1. Odeślij jednego, żeby obniżyć złą sławę.',
  'services.keptMember': 'Możesz zachować obu członków gangu, ale zła sława kosztuje na koniec pieniądze.',
  'services.hospital': 'Szpital za pieniądze leczy do trzech ran, ale wizyta podnosi złą sławę o 1. Idź tam.',
  'services.heal': 'Masz dwie rany. Zapłać za obie.',
  'services.stillHurt': 'Każda rana kosztuje na koniec $20k; wyleczyć ją za $3k to okazja.',
  'services.church': 'Teraz idź do kościoła.',
  'services.donate': 'Za $1k kościół obniża złą sławę o 1. Daj datek.',
  'services.kept': 'Zostałoby ci $1k, ale zła sława by nie spadła.',
  'services.exit': 'Wyjazdy też można odwiedzać. Idź do zaznaczonego wyjazdu, dowolną trasą.',
  'services.income': 'Wyjazd daje dochód: $1k za każdą kostkę na twoim torze dochodu. Pobierz go.',
  'services.noIncome': 'Pobranie dochodu nic nie kosztuje.',
  'services.end':
    'Przy zablokowanym wyjeździe możesz zamiast tego wziąć żeton wyjazdu. Trzeciego dnia jedyny niezablokowany wyjazd to twoja droga z miasta.',
  'notoriety.title': 'Zła sława i jej linie',
  'notoriety.meet':
    'W klubie nocnym jest inny złodziej, a za każdego, kogo tam spotkasz, twoja zła sława rośnie o 1. Mimo to idź tam.',
  'notoriety.contact':
    'Jedna twoja kostka złej sławy jest teraz czerwona; liczy się, gdy skończy się ta pora dnia. Wybierz kontakt.',
  'notoriety.endTurn': 'Jesteś na poziomie 2, tuż pod pierwszą linią. Przekroczysz ją, gdy zakończysz turę.',
  'notoriety.unlock':
    'Każdy poniżej ciebie przysunął do ciebie policjanta. Linia odblokowuje też atuty: wybierz jeden.',
  'notoriety.end': 'Zła sława daje atuty i otwiera skrytki. Na koniec kosztuje, a ponad najwyższym poziomem rani.',
  'things.title': 'Kontakty, atuty i odpoczynek',
  'things.useContact':
    'W swojej turze możesz użyć każdego gotowego kontaktu za jego cenę. Użyj swojego i obniż złą sławę.',
  'things.tooEarly': 'Odpoczynek przywraca użyte karty: najpierw użyj kontaktu.',
  'things.rest': 'Kontakt jest użyty. Odpocznij (raz dziennie): wszystkie twoje karty będą znów gotowe.',
  'things.notReady': 'Wtedy kontakt pozostanie użyty.',
  'things.unlock': 'Odpoczynek odblokowuje też atut. Wybierz dowolny.',
  'things.useAsset': 'Odblokowany atut działa raz, za cenę swojego pola. Użyj tego, który daje dysk.',
  'things.unused': 'Atut poczeka, ale każdy użyty jest na koniec wart $10k.',
  'things.endTurn': 'Za dysk masz turę w nocy albo o świcie. Zakończ turę.',
  'things.end': 'Odpoczywaj, gdy masz już dużo użytych kart. Dodatkowe tury dają tylko dyski.',
  'growth.title': 'Miasto rośnie',
  'growth.place':
    'Każdego ranka miasto rośnie o cztery kafelki, a z nimi przychodzą policjanci. Dołóż obok szpitala kafelek z jednym policjantem.',
  'growth.officers': 'Wtedy dwóch policjantów stanie tuż obok szpitala, skąd ruszasz.',
  'growth.open':
    'Kto dokłada kafelek, wybiera, co się tam otworzy. Otwórz firmę, która w twoim planie jest warta najwięcej.',
  'growth.worthLess': 'Ta firma jest w twoim planie warta mniej.',
  'growth.last': 'Kafelek musi stykać się z dwoma innymi i przedłużać teren. Ostatni dołóż, gdzie chcesz.',
  'growth.end':
    'Kto ma większą złą sławę, gra wcześniej. Dwie karty patrolu dziennie decydują, które wyjazdy są zablokowane.',
  'escape.title': 'Droga z miasta',
  'escape.declare':
    'Dzień 3: dwa wyjazdy są zablokowane, jeden otwarty. Idź tam i uciekaj; kto po świcie jest jeszcze w mieście, zostaje aresztowany.',
  'escape.onlyVisit': 'To tylko wizyta: nadal jesteś w mieście.',
  'escape.tooLate': 'Jest wieczór; bez dysku nie masz już kolejnej tury.',
  'escape.evade': 'Policjantów na opuszczanych kafelkach trzeba unikać jak zawsze. Użyj czapki.',
  'escape.wounded': 'Każdy policjant, który zostanie, to rana, a ta kosztuje na koniec $20k.',
  'escape.evadeExit': 'Przy ucieczce liczą się też policjanci na kafelku z wyjazdem. Użyj kamizelki.',
  'escape.pay': 'Kto ucieknie pierwszy, nie płaci nic; następni płacą do $10k. Opuść miasto.',
  'escape.end': 'Odtąd każda tura kosztuje innych $1k. Liczą się plan, gotówka, kontakty, skrytki i użyte atuty.',
  'solo.title': 'Dodatek: solo przeciw dwojgu',
  'solo.leave':
    'W grze solo musisz uciec z większą sumą, niż ma Porucznik. Stoi on na twoim kafelku, a odejście kosztuje $3k: idź do zaznaczonego magazynu.',
  'solo.endTurn':
    'Porucznik trzyma się blisko ciebie; Inspektorka chodzi wszędzie i liczy się jak policjant. Zakończ turę i zobacz, co zrobią.',
  'solo.end': 'Oboje biorą kontakty i odwiedzają miejsca. Trzymaj $3k na Porucznika i coś na Inspektorkę.',
  'tip.line': 'Kto przekracza linię, odblokowuje atuty, a każdy, kto jest niżej, przysuwa do niego policjanta.',
  'tip.wound': 'Rana kosztuje na koniec $20k. Rany leczą apteczka, przychodnia i szpital.',
  'tip.goal':
    'Odwiedzaj miejsca ze swojego planu: zapłacą, jeśli 3. dnia uciekniesz otwartym wyjazdem. Kto potem zostanie w mieście, trafi do aresztu; z pozostałych wygrywa najbogatszy.',
  'tip.turn':
    'Odwiedź jakiś obiekt albo raz dziennie odpocznij, żeby odnowić użyte karty. Plan mówi, za które obiekty dostaniesz pieniądze.',
  'tip.travel':
    'Masz trzy punkty: po jednym na wyjście z obiektu, wejście do innego i każdą zmianę terenu. Po tym samym terenie idziesz za darmo, choćby daleko.',
  'tip.officers':
    'Na policjantów z kafelków, które opuszczasz, użyj tego, co na nich działa. Każdy policjant, który zostanie, to rana.',
  'tip.contact': 'Kontakty pomagają teraz i liczą się na koniec: od jednego do pięciu dają 0, 10, 30, 60 i $100k.',
  'tip.place':
    'Nowy kafelek musi stykać się z dwoma innymi i przedłużać teren. Razem z nim pojawiają się jego policjanci.',
  'tip.open': 'Otwórz to, za co twój plan dobrze płaci, jeśli łatwo tam dojdziesz.',
  'tip.unlock': 'Odblokowanego atutu można użyć raz za cenę jego pola, a użyty jest na koniec wart $10k.',
  'tip.disc': 'W nocy albo o świcie masz za dysk pełną turę. Nieużyte dyski zostają.',
  'tip.locker':
    'Skrytka wymaga klucza w swoim kolorze; zła sława plus kontakty muszą dać co najmniej jej liczbę. Zawartość widzisz tylko ty.',
};
