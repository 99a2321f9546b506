export const AT_TABLE = {
  'online.spectators':
    '{count, plural, one {dívá se # člověk} few {dívají se # lidé} many {dívá se # člověka} other {dívá se # lidí}}',
  'online.calledAt': 'upozornění odesláno: {time}',
  'online.timeOf': 'Čas: {name}',
  'online.leaveKept': 'Odejít od stolu (místo ti zůstane)',
  'online.notice.more': 'Ukázat všechno',
  'online.notice.less': 'Sbalit do jednoho řádku',
  'online.stuck.others':
    'Čas na tah vypršel: {name}. Kdokoli u stolu teď může předat místo botovi; vzít si ho zpět jde kdykoli.',
  'online.stuck.mine':
    'Tvůj čas na tah vypršel. Ostatní teď mohou předat tvoje místo botovi; vzít si ho zpět můžeš kdykoli.',
  'online.gather.host': 'hostitel',
  'online.gather.hostAway': 'Když bude hostitel pár minut pryč, stane se hostitelem někdo z přítomných.',
  'online.gather.put': 'Vyloučit',
  'online.gather.putSure': 'Vyloučit od stolu: {name}?',
  'online.gather.putText': 'K tomuto stolu už si {name} nesedne.',
  'online.gather.removed': 'Hostitel tě od stolu vyloučil.',
  'online.gather.newLink': 'Vytvořit odkaz na mé místo',
  'online.listedHere':
    '{count, plural, =0 {teď tam nikdo není} one {teď je tam # člověk} few {teď jsou tam # lidé} many {teď je tam # člověka} other {teď je tam # lidí}}',
  'online.rematch.wait': 'Další stůl může otevřít kdokoli z hráčů.',

  'online.back.title': 'Vrátit víc kroků',
  'online.back.text': 'Vyšlo najevo něco skrytého, takže s vrácením musí souhlasit všichni.',
  'online.back.ask': 'Požádat o vrácení mého posledního kroku',
  'online.back.asks':
    '{name} chce hru vrátit o {count, plural, one {# krok} few {# kroky} many {# kroku} other {# kroků}}.',
  'online.back.mine': 'Žádáš o vrácení hry. Čeká se na odpověď: {names}.',
  'online.back.seen': 'Co se stalo a bylo vidět:',
  'online.back.more':
    '{count, plural, one {a ještě # věc} few {a ještě # věci} many {a ještě # věci} other {a ještě # věcí}}',
  'online.back.agree': 'Souhlasit',
  'online.back.refuse': 'Odmítnout',
  'online.back.withdraw': 'Stáhnout žádost',
  'online.back.until':
    'Kdo do {time} neodpoví, jako by souhlasil. Jakýkoli další krok žádost zruší; do té doby hodiny i boti stojí.',
  'online.back.done.agreement':
    'Po dohodě se hra vrátila o {count, plural, one {# krok} few {# kroky} many {# kroku} other {# kroků}}.',
  'online.back.done.silence':
    'Nikdo včas neodmítl, a tak se hra vrátila o {count, plural, one {# krok} few {# kroky} many {# kroku} other {# kroků}}.',
  'online.back.done.admin':
    'Správce serveru vrátil hru o {count, plural, one {# krok} few {# kroky} many {# kroku} other {# kroků}}.',
  'online.back.agreed': 'Souhlas: {names}.',
  'online.back.silent': 'Bez odpovědi: {names}.',
  'online.back.gone': 'Co bylo vidět a už neplatí:',
} as const;
