/** What an online table says and asks during a game, in Polish. */
export const AT_TABLE = {
  'online.spectators':
    '{count, plural, one {ogląda # osoba} few {oglądają # osoby} many {ogląda # osób} other {ogląda # osoby}}',
  'online.calledAt': 'powiadomienie wysłano o {time}',
  'online.timeOf': 'Czas: {name}',
  'online.leaveKept': 'Odejdź od stołu (miejsce zostaje twoje)',
  'online.notice.more': 'Pokaż całość',
  'online.notice.less': 'Zwiń do jednej linii',
  'online.stuck.others':
    'Czas na turę minął: {name}. Każde z was może zostawić to miejsce botowi; właściciel odzyska je w każdej chwili.',
  'online.stuck.mine':
    'Twój czas na turę minął. Inni mogą teraz zostawić twoje miejsce botowi; możesz je odzyskać w każdej chwili.',
  'online.gather.host': 'gospodarz',
  'online.gather.hostAway': 'Jeśli gospodarza nie będzie przez kilka minut, gospodarzem zostanie ktoś, kto tu jest.',
  'online.gather.put': 'Usuń',
  'online.gather.putSure': 'Wyprosić od stołu: {name}?',
  'online.gather.putText': '{name} nie usiądzie już przy tym stole.',
  'online.gather.removed': 'Gospodarz usunął cię od tego stołu.',
  'online.gather.newLink': 'Utwórz link do mojego miejsca',
  'online.listedHere':
    '{count, plural, =0 {teraz nikogo tam nie ma} one {teraz jest tam # osoba} few {teraz są tam # osoby} many {teraz jest tam # osób} other {teraz jest tam # osoby}}',
  'online.rematch.wait': 'Następny stół może otworzyć każdy z graczy.',

  'online.back.title': 'Cofnij się dalej',
  'online.back.text': 'Tego, co widać było, nie da się zapomnieć. Za zgodą wszystkich stół i tak się cofnie.',
  'online.back.ask': 'Poproś o cofnięcie mojej decyzji',
  'online.back.asks':
    '{name} prosi o cofnięcie: {count, plural, one {cofnie się # decyzja} few {cofną się # decyzje} many {cofnie się # decyzji} other {cofnie się # decyzji}}.',
  'online.back.mine': 'Prosisz o cofnięcie. Jeszcze odpowiada: {names}.',
  'online.back.seen': 'To już się stało i było widać:',
  'online.back.more':
    '{count, plural, one {i jeszcze # rzecz} few {i jeszcze # rzeczy} many {i jeszcze # rzeczy} other {i jeszcze # rzeczy}}',
  'online.back.agree': 'Zgoda',
  'online.back.refuse': 'Odmów',
  'online.back.withdraw': 'Wycofaj prośbę',
  'online.back.until':
    'Kto do {time} nic nie powie, ten się zgadza. Nowa decyzja wycofuje prośbę; do tego czasu zegary i boty czekają.',
  'online.back.done.agreement':
    'Za zgodą wszystkich stół się cofnął o {count, plural, one {# decyzję} few {# decyzje} many {# decyzji} other {# decyzji}}.',
  'online.back.done.silence':
    'Nikt na czas nie odmówił, więc stół się cofnął o {count, plural, one {# decyzję} few {# decyzje} many {# decyzji} other {# decyzji}}.',
  'online.back.done.admin':
    'Administrator serwera cofnął stół o {count, plural, one {# decyzję} few {# decyzje} many {# decyzji} other {# decyzji}}.',
  'online.back.agreed': 'Zgoda: {names}.',
  'online.back.silent': 'Bez odpowiedzi: {names}.',
  'online.back.gone': 'To było widać i już się nie liczy:',
} as const;
