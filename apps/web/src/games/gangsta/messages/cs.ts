import type { TABLE as ENGLISH } from './en.ts';

/**
 * Texts that the page adds to the game's own texts, in Czech. Signs such as `+$5` are included, because they may differ
 * by language.
 */
export const TABLE: Readonly<Record<keyof typeof ENGLISH, string>> = {
  'status.line':
    '{chapter, select, 1 {Kapitola I} 2 {Kapitola II} other {Kapitola III}} · {chapter, select, 3 {hra končí} other {končí}} při {members} členech · {seatIs, select, you {jsi na tahu} other {na tahu je {seat}}}{extraIs, select, true {, tah navíc} other {}}',

  'sign.money': '${sum}',
  'sign.gain': '+${sum}',
  'sign.loss': '−${sum}',
  'sign.lost': '−',
  'sign.influence': '{count}',
  'sign.someInfluence': '{count}+?',
  'sign.turn': '▶',
  'sign.leaves': '→',
  'sign.learn': '+{letter}',

  'waits.resource': 'který trumf si nechat',
  'waits.callBack': 'koho povolat zpět',
  'waits.act': 'kterou akci zvolit',
  'waits.job': 'jak na ten kšeft',
  'waits.giveUp': 'koho obětovat',
  'waits.end': 'jak dokončit tah',

  'board.chapter': '{chapter, select, 1 {Kapitola I} 2 {Kapitola II} other {Kapitola III}}',
  'board.over': 'Konec hry',
  'board.endedBy': 'Důvod: {reason}.',
  'board.jobs': 'Kšefty',
  'board.pool': 'K najmutí',
  'board.gap': 'Prázdné',
  'board.found': 'Z balíčku',
  'board.foundTitle': 'Vrchní karta balíčku: vidíš ji jen ty',
  'board.inDeck':
    '{count, plural, =0 {Balíček je prázdný} one {# karta v balíčku} few {# karty v balíčku} many {# karty v balíčku} other {# karet v balíčku}}',
  'board.discards':
    '{count, plural, =0 {Nic není odhozeno} one {# odhozená karta} few {# odhozené karty} many {# odhozené karty} other {# odhozených karet}}',
  'board.seen': 'Vrchní kartu vidí {seats}',
  'board.seenByYou': 'Vrchní kartu znáš',
  'board.pass': '{sum, plural, =0 {Pasovat} other {Pasovat a vzít $#}}',
  'board.hauls': 'Kšefty všech hráčů',
  'board.haul': '{count, plural, =0 {bez kšeftů} one {# kšeft} few {# kšefty} many {# kšeftu} other {# kšeftů}}',

  'threats.members': '{largest}/{threshold}',
  'threats.canEnd':
    '{chapter, select, 3 {konec hry} other {konec kapitoly}} {whenIs, select, certain {v tomto tahu} thisTurn {možný v tomto tahu} other {možný v příštím tahu}}',
  'threats.when': '{whenIs, select, nextTurn {v příštím tahu} other {v tomto tahu}}',
  'threats.talked': '{count}/{total}',

  'face.covered': 'zajištěno',
  'face.learned': '{skill}, naučeno na kšeftu',
  'face.price': 'Stojí ${sum}',
  'face.influence': '{count, plural, one {# bod} few {# body} many {# bodu} other {# bodů}} vlivu',
  'face.resourceInfluence':
    '{count, plural, one {# bod} few {# body} many {# bodu} other {# bodů}} vlivu na konci, pokud je aktivní',
  'face.leaves': 'Zbude ti ${sum}',
  'face.short': 'Chybí ti ${sum}',
  'face.activated': 'V nasazení',
  'face.boss': 'Boss',
  'face.memberOf': '{name} ({seat})',
  'face.money': 'Peníze:',
  'face.banked': '${sum} v bance',
  'face.bankedTitle': '${sum} z toho leží v bance, kam žádný zloděj nedosáhne',
  'face.totals': 'Dovednosti: volné / celkem',
  'face.total': '{skill}: volné {ready}/{all}',
  'face.close': 'Zavřít',

  'reward.plain':
    '{sum, plural, =0 {Vynese {count, plural, one {# bod} few {# body} many {# bodu} other {# bodů}} vlivu.} other {{count, plural, =0 {Vynese ${sum}.} one {Vynese ${sum} a # bod vlivu.} few {Vynese ${sum} a # body vlivu.} many {Vynese ${sum} a # bodu vlivu.} other {Vynese ${sum} a # bodů vlivu.}}}}',
  'reward.income': 'Vynese ${sum}.',
  'reward.influence': '{count, plural, one {# bod} few {# body} many {# bodu} other {# bodů}} vlivu.',
  'reward.theft': 'Okraď soupeře až o ${sum}.',
  'reward.diversion': 'Zdrž soupeřům až {count, plural, one {# člena} few {# členy} many {# člena} other {# členů}}.',
  'reward.assassinate': 'Soupeř přijde o kumpána s právě dvěma dovednostmi.',
  'reward.mobilise': 'Povolej zpět celý gang.',
  'reward.recruit': 'Hned smíš najmout kumpána za jeho cenu.',
  'reward.learn': 'Někdo z party získá dovednost: {skill}.',
  'reward.again': 'Hraj tah navíc.',
  'reward.shared': 'Společně s jinými gangy: každému ${sum}.',

  'stage.label': 'Co se děje',
  'stage.underway': 'Právě běží: {job}',
  'stage.needs': 'Potřebuje',
  'stage.gear': 'High-tech výbava nahradí jednu z těchto dovedností:',
  'stage.nobodyYet': 'Zatím nikdo nešel.',
  'stage.send': 'Nasadit navrženou partu ({count})',
  'stage.sendCrew': 'Nasadit: {members}',
  'stage.crew': 'Na kšeftu',
  'stage.sharedDeal': 'Nasaď i členy cizích gangů a každý zúčastněný gang dostane ${sum}, ten tvůj taky.',
  'stage.finishes': 'Dokončí kšeft',
  'stage.leaves': 'Ještě chybí',
  'stage.becomes': 'Bude umět',
  'stage.steal': 'Koho okradeš?',
  'stage.loot': '{sum, plural, =0 {Není co vzít} other {Vezmeš $#}}',
  'stage.assassinate': 'Kdo přijde o kumpána s právě dvěma dovednostmi? O kterého, určí oběť.',
  'stage.divert':
    '{count, plural, one {Zdrž ještě # člena cizího gangu: bude chybět, dokud ho nepovolají zpět.} few {Zdrž až # členy cizích gangů: budou chybět, dokud je nepovolají zpět.} many {Zdrž až # člena cizích gangů: budou chybět, dokud je nepovolají zpět.} other {Zdrž až # členů cizích gangů: budou chybět, dokud je nepovolají zpět.}}',
  'stage.giveUp': 'Koho obětuješ?',
  'stage.learn':
    'Kdo z party se z kšeftu něčemu přiučí? Karta se zasune pod jeho kartu a už se nepočítá jako hotový kšeft.',
  'stage.takeBack': 'Kdo se vrátí z nemocnice? Je to zdarma a hned může do akce.',
  'stage.makeAvailable': 'Koho povoláš zpět zdarma?',
  'stage.resources': 'Nech si 1 ze svých 2 trumfů. Aktivuje se, jakmile bude mít tvůj gang jeho dovednosti.',
  'stage.othersChoose': 'Čeká se, až si každý vybere trumf',

  'news.title': 'Co se týká všech',
  'news.read': 'Jasné{left, select, 0 {} other {, ještě {left}}}',
  'news.chapter':
    '{seatIs, select, you {Uzavíráš} other {{seat} uzavírá}} kapitolu {chapter, select, 1 {I: vyrovnávací příjem} 2 {II} other {III}}',
  'news.income': '+${sum} za chybějící dovednosti',
  'news.noIncome': 'Všechny gangy mají stejně dovedností: vyrovnávací příjem nedostane nikdo.',
  'news.war':
    '{seatIs, select, you {Uzavíráš} other {{seat} uzavírá}} kapitolu II: válka gangů! {winnerIs, select, nobody {Shoda: každý o někoho přijde} you {Vyhráváš} other {Vyhrává {winner}}}',
  'news.mercenaries':
    '{count, plural, =0 {bez žoldáků} one {# žoldák} few {# žoldáci} many {# žoldáka} other {# žoldáků}}',
  'news.snitch':
    '{snitch} mluví: {number, plural, one {# informátor} few {# informátoři} many {# informátora} other {# informátorů}}, nebo plať',
  'news.paid':
    '{due, plural, =0 {dost informátorů} other {{paid, plural, =0 {dluh ${due} a prázdné kapsy} other {zaplaceno ${paid} (dluh ${due})}}}}',
  'news.lost': 'ztráta: {henchman}',
  'news.wounded': '{henchman} leží v nemocnici',

  'own.gang': '{count, plural, one {# člen} few {# členové} many {# člena} other {# členů}}',
  'own.members': 'Členové: {count}/{threshold}, pak končí {threshold, select, 9 {hra} other {kapitola}}',
  'own.influence':
    'Zatím {count, plural, one {# bod} few {# body} many {# bodu} other {# bodů}} vlivu za členy a kšefty',
  'own.jobs':
    '{count, plural, =0 {Žádné hotové kšefty} one {# hotový kšeft} few {# hotové kšefty} many {# hotového kšeftu} other {# hotových kšeftů}}',
  'own.jobsIn': '{chapter, select, 1 {I} 2 {II} other {III}}: {count}',
  'own.hospital': 'V nemocnici',
  'own.families': 'Rodiny: u tebe / největší počet',
  'own.family': '{family} {own}/{most}',
  'own.pick': 'Vyber, koho povoláš zpět.',
  'own.mobilise':
    'Povolat zpět {count, plural, one {# člena} few {# členy} many {# člena} other {# členů}} {cost, plural, =0 {zdarma} other {za $#}}',
  'own.everybody': 'Všechny ({count}) {cost, plural, =0 {zdarma} other {za $#}}',
  'own.affordable': 'Na kolik máš: {count} {cost, plural, =0 {zdarma} other {za $#}}',
  'own.tooMany': 'Peníze stačí jen na {count}.',
  'own.headquarters': 'Štáb: všichni za $1',

  'rivals.turn': 'Právě hraje',
  'rivals.gang': '{count, plural, one {# člen} few {# členové} many {# člena} other {# členů}}',
  'rivals.influence': '{count, plural, one {# bod} few {# body} many {# bodu} other {# bodů}} vlivu za členy a kšefty',
  'rivals.someInfluence':
    '{count, plural, one {# bod} few {# body} many {# bodu} other {# bodů}} vlivu za členy; kšefty jsou tajné',
  'rivals.resource': '{resource} ({status}). {effect} Potřebuje: {needs}.',
  'rivals.jobs':
    '{count, plural, =0 {Žádné hotové kšefty} one {# hotový kšeft} few {# hotové kšefty} many {# hotového kšeftu} other {# hotových kšeftů}}',

  'hint.shared': '${sum} pro každý gang',
};
