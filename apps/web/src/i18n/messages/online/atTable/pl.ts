export const AT_TABLE = {
  'online.spectators':
    '{count, plural, one {ogląda # osoba} few {oglądają # osoby} many {ogląda # osób} other {ogląda # osoby}}',
  'online.calledAt': 'powiadomienie wysłano o {time}',
  'online.timeOf': 'Czas: {name}',
  'online.leaveKept': 'Odejdź od stołu (miejsce zostaje twoje)',
  'online.notice.more': 'Pokaż całość',
  'online.notice.less': 'Zwiń',
  'online.stuck.others':
    'Czas na turę minął: {name}. Każdy przy stole może teraz oddać to miejsce botowi; odzyskać je można w każdej chwili.',
  'online.stuck.mine':
    'Twój czas na turę minął. Inni mogą teraz oddać twoje miejsce botowi; możesz je odzyskać w każdej chwili.',
  'online.gather.host': 'gospodarz',
  'online.gather.hostAway': 'Jeśli gospodarza nie będzie przez kilka minut, zastąpi go ktoś z obecnych.',
  'online.gather.put': 'Wyproś',
  'online.gather.putSure': 'Wyprosić od stołu: {name}?',
  'online.gather.putText': '{name} nie zajmie już miejsca przy tym stole.',
  'online.gather.removed': 'Gospodarz wyprosił cię od tego stołu.',
  'online.gather.newLink': 'Utwórz link do mojego miejsca',
  'online.listedHere':
    '{count, plural, =0 {teraz nikogo tam nie ma} one {teraz jest tam # osoba} few {teraz są tam # osoby} many {teraz jest tam # osób} other {teraz jest tam # osoby}}',
  'online.rematch.wait': 'Następny stół może otworzyć każdy z graczy.',

  'online.back.title': 'Cofnij więcej',
  'online.back.text': 'Wyszło na jaw coś ukrytego, więc na cofnięcie muszą się zgodzić wszyscy.',
  'online.back.ask': 'Poproś o cofnięcie mojej decyzji',
  'online.back.asks':
    '{name} prosi o cofnięcie {count, plural, one {# decyzji} few {# decyzji} many {# decyzji} other {# decyzji}}.',
  'online.back.mine': 'Prosisz o cofnięcie. Czekamy na odpowiedź: {names}.',
  'online.back.seen': 'Co się stało i było widać:',
  'online.back.more':
    '{count, plural, one {i jeszcze # rzecz} few {i jeszcze # rzeczy} many {i jeszcze # rzeczy} other {i jeszcze # rzeczy}}',
  'online.back.agree': 'Zgódź się',
  'online.back.refuse': 'Odmów',
  'online.back.withdraw': 'Wycofaj prośbę',
  'online.back.until':
    'Kto nie odpowie do {time}, ten się zgadza. Każda nowa decyzja anuluje prośbę; do tego czasu zegary i boty czekają.',
  'online.back.done.agreement':
    'Za zgodą wszystkich gra cofnęła się o {count, plural, one {# decyzję} few {# decyzje} many {# decyzji} other {# decyzji}}.',
  'online.back.done.silence':
    'Nikt nie odmówił na czas, więc gra cofnęła się o {count, plural, one {# decyzję} few {# decyzje} many {# decyzji} other {# decyzji}}.',
  'online.back.done.admin':
    'Opiekun serwera cofnął grę o {count, plural, one {# decyzję} few {# decyzje} many {# decyzji} other {# decyzji}}.',
  'online.back.agreed': 'Zgoda: {names}.',
  'online.back.silent': 'Bez odpowiedzi: {names}.',
  'online.back.gone': 'Co było widać, a już się nie liczy:',
} as const;
