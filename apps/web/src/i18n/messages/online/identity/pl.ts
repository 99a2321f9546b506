import type { IDENTITY as ENGLISH } from './en.ts';

/** Messages about a person's name, devices and passkeys, in Polish. */
export const IDENTITY: Readonly<Record<keyof typeof ENGLISH, string>> = {
  'online.due':
    '{count, plural, one {Czeka na ciebie # stół} few {Czekają na ciebie # stoły} many {Czeka na ciebie # stołów} other {Czeka na ciebie # stołu}}',
  'online.seatElsewhere': 'Twoje miejsce jest teraz na innym urządzeniu.',
  'online.seatElsewhere.back': 'Przenieś je z powrotem',

  'online.notKnown':
    'Ten serwer nie zna teraz imienia {name}. Może działa z innymi danymi. Niczego tu nie usuwamy; przy następnej wizycie spróbujemy znowu.',
  'online.notKnown.again': 'Spróbuj jeszcze raz',
  'online.notKnown.still': 'Serwer dalej nie zna imienia {name}. Zapytaj osobę, która go prowadzi.',
  'online.former': 'Wcześniej na tym urządzeniu było imię {name} i serwer dalej je zna.',
  'online.former.be': 'Znów graj jako {name}',
  'online.former.forget': 'Zapomnij: {name}',
  'online.former.sure': 'Zapomnieć na tym urządzeniu imię {name}?',
  'online.former.sureText': 'Do miejsc i stołów pod tym imieniem prowadzą potem tylko ich linki albo klucz dostępu.',

  'online.tidy.away': 'Usuń z mojej listy',
  'online.tidy.awaySure': 'Usunąć ten stół z twojej listy?',
  'online.tidy.awayText':
    '{state, select, playing {Na twoim miejscu gra dalej bot i nie da się go już odzyskać.} gathering {Twoje miejsce będzie wolne.} over {U innych zostanie, póki też go nie usuną.} other {U innych stół zostanie.}}',
  'online.tidy.all': 'Usuń dla wszystkich',
  'online.tidy.allText': 'Gra, dziennik, czat i notatki znikną na dobre.',

  'online.devices': 'Twoje urządzenia',
  'online.devices.here': 'to',
  'online.devices.nameless': 'Jakieś urządzenie',
  'online.devices.seen': 'ostatnio {when}',
  'online.devices.out': 'Wyloguj',
  'online.devices.outSure': 'Wylogować {name}?',
  'online.devices.outText':
    'Tamto urządzenie zostanie wylogowane, a linki do twoich miejsc, które zna, przestaną działać. Urządzenie, którego teraz używasz, dostanie nowe.',
  'online.devices.others': 'Wyloguj wszystkie inne',
  'online.devices.othersSure': 'Wylogować wszystkie urządzenia poza tym?',
  'online.devices.done': 'Wylogowano.',
  'online.passkeys.added': 'dodany {when}',
  'online.passkeys.remove': 'Usuń',
  'online.passkeys.removeSure': 'Usunąć klucz dostępu „{name}”?',
  'online.passkeys.removeText': 'Nikt już się nim tu nie zaloguje. Usuń go też na swoim urządzeniu.',
  'online.forget.title': 'Odejdź z tego serwera',
  'online.forget': 'Usuń mnie z serwera',
  'online.forget.sure': 'Czy ten serwer ma na dobre zapomnieć imię {name}?',
  'online.forget.text':
    'Znikną twoje urządzenia, klucze dostępu, notatki i powiadomienia. Na twoich miejscach grają dalej boty, a twoje stoły, przy których nikt inny nie siedzi, zamkną się. To, co padło na czacie, tam zostanie.',

  'online.settings.test': 'Wyślij na próbę',
  'online.settings.test.none': 'Nie ma dokąd wysłać: najpierw coś włącz albo zapisz.',
  'online.settings.test.sent':
    '{to, select, push {Powiadomienie wysłane.} webhook {Webhook je przyjął.} other {ntfy je przyjęło.}}',
  'online.settings.test.refused':
    '{to, select, push {Usługa powiadomień odmówiła} webhook {Webhook odmówił} other {ntfy odmówiło}} ({status}).',
  'online.settings.test.failed':
    '{to, select, push {Usługa powiadomień nie odpowiada.} webhook {Webhook nie odpowiada.} other {ntfy nie odpowiada.}}',
  'online.push.test': 'Tak będziemy cię wołać.',

  'online.reach.onlyHere': 'Ten link otworzy tylko ten komputer.',
  'online.reach.how':
    'Żeby otworzyli go inni, zatrzymaj serwer, uruchom go poleceniem {command} i wróć tutaj: twoje stoły zostaną.',
  'online.reach.network': 'Ten link otworzy każdy, kto jest w tej samej sieci.',
  'online.reach.address': 'Adres tego komputera',
  'online.notCopied': 'Przeglądarka na to nie pozwala. Link jest zaznaczony: skopiuj go ręcznie.',
  'online.new.incrementText': 'O tyle sekund rośnie czas tury po każdym ruchu.',
};
