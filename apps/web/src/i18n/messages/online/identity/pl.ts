import type { IDENTITY as ENGLISH } from './en.ts';

export const IDENTITY: Readonly<Record<keyof typeof ENGLISH, string>> = {
  'online.due':
    '{count, plural, one {Czeka na ciebie # stół} few {Czekają na ciebie # stoły} many {Czeka na ciebie # stołów} other {Czeka na ciebie # stołu}}',
  'online.seatElsewhere': 'Twoje miejsce jest teraz na innym urządzeniu.',
  'online.seatElsewhere.back': 'Przenieś je z powrotem',

  'online.notKnown':
    'Ten serwer nie zna teraz imienia {name}. Może działa z innymi danymi. Niczego tu nie usuwamy; przy następnej wizycie spróbujemy znowu.',
  'online.notKnown.again': 'Spróbuj jeszcze raz',
  'online.notKnown.still': 'Serwer dalej nie zna imienia {name}. Zapytaj osobę, która prowadzi serwer.',
  'online.former': 'Na tym urządzeniu grano już pod imieniem {name} i serwer dalej zna to imię.',
  'online.former.be': 'Graj dalej jako {name}',
  'online.former.forget': 'Usuń imię {name}',
  'online.former.sure': 'Usunąć imię {name} z tego urządzenia?',
  'online.former.sureText':
    'Na miejsca i do stołów zajętych pod tym imieniem wejdziesz potem tylko przez ich linki albo z kluczem dostępu.',

  'online.tidy.away': 'Usuń z mojej listy',
  'online.tidy.awaySure': 'Usunąć ten stół z twojej listy?',
  'online.tidy.awayText':
    '{state, select, playing {Na twoim miejscu będzie grał bot, a ty już miejsca nie odzyskasz.} gathering {Twoje miejsce będzie wolne.} over {U innych stół zostanie, dopóki też go nie usuną.} other {U innych stół zostanie.}}',
  'online.tidy.all': 'Usuń dla wszystkich',
  'online.tidy.allText': 'Gra, dziennik, czat i notatki zostaną usunięte na dobre.',

  'online.devices': 'Twoje urządzenia',
  'online.devices.here': 'to urządzenie',
  'online.devices.nameless': 'Nieznane urządzenie',
  'online.devices.seen': 'ostatnio {when}',
  'online.devices.out': 'Wyloguj',
  'online.devices.outSure': 'Wylogować {name}?',
  'online.devices.outText':
    'Tamto urządzenie zostanie wylogowane, a znane mu linki do twoich miejsc przestaną działać. To urządzenie dostanie nowe.',
  'online.devices.others': 'Wyloguj wszystkie inne',
  'online.devices.othersSure': 'Wylogować wszystkie urządzenia poza tym?',
  'online.devices.done': 'Wylogowano.',
  'online.passkeys.added': 'dodany {when}',
  'online.passkeys.remove': 'Usuń',
  'online.passkeys.removeSure': 'Usunąć klucz dostępu „{name}”?',
  'online.passkeys.removeText': 'Nikt już się nim tu nie zaloguje. Usuń go też na swoim urządzeniu.',
  'online.forget.title': 'Opuść ten serwer',
  'online.forget': 'Usuń moje dane',
  'online.forget.sure': 'Usunąć imię {name} z tego serwera na dobre?',
  'online.forget.text':
    'Usuniemy twoje urządzenia, klucze dostępu, notatki i ustawienia powiadomień. Na twoich miejscach będą grać boty, a twoje stoły, przy których nikt inny nie siedzi, zostaną zamknięte. Twoje wiadomości na czacie zostaną.',

  'online.settings.test': 'Wyślij próbne powiadomienie',
  'online.settings.test.none': 'Nie ma dokąd wysłać powiadomienia: najpierw coś włącz albo zapisz.',
  'online.settings.test.sent':
    '{to, select, push {Powiadomienie wysłane.} webhook {Webhook przyjął powiadomienie.} other {ntfy przyjęło powiadomienie.}}',
  'online.settings.test.refused':
    '{to, select, push {Usługa powiadomień je odrzuciła} webhook {Webhook odrzucił powiadomienie} other {ntfy odrzuciło powiadomienie}} ({status}).',
  'online.settings.test.failed':
    '{to, select, push {Usługa powiadomień nie odpowiada.} webhook {Webhook nie odpowiada.} other {ntfy nie odpowiada.}}',
  'online.push.test': 'Próba: tak powiadomimy cię o twojej turze.',

  'online.reach.onlyHere': 'Ten link można otworzyć tylko na tym komputerze.',
  'online.reach.how':
    'Żeby inni mogli wejść, zatrzymaj serwer, uruchom go poleceniem {command} i wróć tutaj: twoje stoły zostaną.',
  'online.reach.network': 'Ten link otworzy każdy, kto jest w tej samej sieci.',
  'online.reach.address': 'Adres tego komputera',
  'online.notCopied': 'Przeglądarka nie pozwoliła na kopiowanie. Link jest zaznaczony: skopiuj go ręcznie.',
  'online.new.incrementText': 'Tyle sekund dolicza się do czasu tury po każdym ruchu.',
};
