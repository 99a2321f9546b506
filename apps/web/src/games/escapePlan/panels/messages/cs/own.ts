// biome-ignore-all lint/suspicious/noTemplateCurlyInString: the dollar sign is a currency, and the braces are placeholders of ICU messages.
import type { OWN as ENGLISH } from '../en/own.ts';

/**
 * Texts of the viewer's board, and texts that all panels share. The placeholder `tone` is a colour word that already
 * agrees with its noun.
 */
export const OWN: Readonly<Record<keyof typeof ENGLISH, string>> = {
  'panel.market': 'Trh',
  'panel.tracks': 'Počítadla',
  'panel.plan': 'Plán',
  'panel.board': 'Moje deska',

  'status.over': 'Konec hry',
  'status.before': 'Den {day}, příprava{turn, select, you {: jsi na tahu} other {: na tahu je {name}} none {}}',
  'status.when': 'Den {day}, {part}{turn, select, you {: jsi na tahu} other {: na tahu je {name}} none {}}',

  'sign.money': '${sum}k',
  'sign.price': '{sum, plural, =0 {zdarma} other {$#k}}',
  'sign.unknown': '?',
  'initial.green': 'Z',
  'initial.black': 'Č',
  'initial.brown': 'H',

  'item.short.locker': '{tone} schránka',
  'item.short.exit': 'Žeton výjezdu',
  'item.unknown': 'Kolik vynese, ví jen majitel.',
  'item.pays': 'Na konci vynese {sum}, když utečeš.',
  'equipmentEffect.one': 'Pomůže ti vyhnout se jednomu {officer_dat}.',
  'equipmentEffect.either': 'Pomůže ti vyhnout se jednomu {officer_dat} nebo {other_dat}.',

  'card.cost': '{cost, plural, =0 {Použití zdarma} other {Stojí $#k}}',
  'card.star': 'Použití: pověst +1',
  'card.step.travel': 'Jen během cesty',
  'card.step.evade': 'Jen při úniku',
  'card.used': 'Použito',
  'card.covered': 'Zakryto pouty',

  'quick.snitch': 'Od\u00ADstraní jed\u00ADnoho',
  'quick.fixer': 'Dá akci navíc',
  'quick.fighter': 'Vy\u00ADhne se\u00A0po\u00ADli\u00ADcii na\u00A0dílu',
  'quick.boxer': 'Vy\u00ADhne se\u00A0po\u00ADli\u00ADcii na\u00A0dílu',
  'quick.ninja': 'Vy\u00ADhne se\u00A0po\u00ADli\u00ADcii na\u00A0dílu',
  'quick.informer': 'Pověst −1',
  'quick.bribe': 'Pře\u00ADsune jed\u00ADnoho',
  'quick.rally': 'Pře\u00ADsune jed\u00ADnoho',
  'quick.spy1': 'Nový kontakt',
  'quick.spy2': 'Vše obnoví',
  'quick.spy3': 'Odemkne výhodu',
  'quick.sewer': 'Kanály, dva díly{pattern, select, straight { rovně} bend { za roh} other {}}',
  'quick.medic': 'Vyléčí 1 zranění',
  'quick.medevac': 'Do nemocnice',
  'quick.gang': 'Schopnost gangu',
  'quick.chopper': 'Letí 1 nebo 2 díly',
  'quick.generalStore': 'Dá příjem',
  'quick.stunt': 'Vyhne se komukoli',
  'quick.fastCar': 'Vyhne se celému dílu',
  'quick.jetSki': 'Přes vodu',

  'key.name': '{tone} klíč',
  'key.used': '{tone} klíč, použitý',
  'cube.of': '{name}{hexagon, select, income {, na šestiúhelníku příjmu} other {}}',
  'notoriety.cubes': 'Červené kostky: {red}, modré: {blue}',
  'wounds.of': 'Zranění: {wounds}/{all}',

  'own.body': 'Ty',
  'own.cash': 'Hotovost',
  'own.income': 'Příjem ${sum}k',
  'own.incomeShort': 'příjem {sum}',
  'own.incomeText':
    'Dostaneš ho na začátku druhého a třetího dne a podle svého plánu. Každá kostka, kterou položíš, ho sníží o $1k.',
  'own.notorietyName': 'Pověst',
  'own.notoriety': 'Pověst {row}',
  'own.penalty': '{sum, plural, =0 {Na konci bez postihu.} other {Na konci −$#k.}}',
  'own.nextLine': 'Další hranici překročíš na stupni {row}: ostatní přesunou policisty k tobě a ty odemkneš výhody.',
  'own.lastLine': 'Všechny hranice máš za sebou.',
  'own.after': 'Po této části dne: stupeň {row}.',
  'own.track': 'Stupeň {row}/{top}, po této části dne {after}',
  'own.becomes': '→ {row}',
  'own.lineAt': 'hranice na stupni {row}',
  'own.woundText':
    'Každá červená kostka stojí na konci $20k. Když jsou červené všechny tři, přinese další zranění pouta.',
  'own.nextWound':
    '{next, select, cube {příště: červená kostka} asset {příště: pouta a ztráta výhody} contact {příště: pouta na kontakt} space {příště: pouta} other {už není co ztratit}}',
  'own.firstAid': '{ready, select, true {První pomoc: vyléčí 1 zranění} other {První pomoc, použitá}}',
  'own.rest': '{rested, select, true {Odpočinek: dnes už využitý} other {Odpočinek: dnes ještě možný}}',
  'own.restText': 'Namísto pohybu: obnovíš kontakty, vybavení i první pomoc a odemkneš výhodu.',
  'own.member': 'Člen gangu',
  'own.members':
    '{count, plural, =0 {Žádný člen gangu} one {# člen gangu} few {# členové gangu} many {# člena gangu} other {# členů gangu}}',
  'own.membersText': 'Pošli jednoho domů: pověst −1, let z heliportu, nebo se vyhneš celému dílu.',
  'own.discs':
    '{count, plural, =0 {Žádný žeton akce navíc} one {# žeton akce navíc} few {# žetony akce navíc} many {# žetonu akce navíc} other {# žetonů akce navíc}}',
  'own.discsText': 'V noci nebo za úsvitu máš za žeton celý tah.',
  'own.cans':
    '{count, plural, =0 {Žádný kanystr} one {# kanystr} few {# kanystry} many {# kanystru} other {# kanystrů}}',
  'own.cansText': 'Každý dá na cestě 1 BP. Můžeš mít dva.',
  'own.plan': 'Plán útěku: {name}',
  'own.planGot': 'Získáno',
  'own.planLeft': 'Zbývá',
  'own.planIncome': 'Hned vyplatí příjem',
  'planStand.visited': 'Navštíveno',
  'planStand.closed': 'Zavřeno: k návštěvě potřebuješ klíč.',
  'planStand.open': 'Je ve městě a stojí za návštěvu.',
  'planStand.away': 'Ve městě ještě není.',

  'own.assets': 'Dostupné výhody',
  'own.assetsText': 'Odemčené výhody a cena jejich použití. Každá použitá vynese na konci $10k.',
  'own.usedAsset': 'Použito: na konci +$10k.',
  'own.boxed':
    '{count, plural, one {# výhoda navždy pryč} few {# výhody navždy pryč} many {# výhody navždy pryč} other {# výhod navždy pryč}}',
  'own.locked': '{cost, select, none {Zamčená.} other {Zamčená. Po odemčení by teď její použití stálo ${cost}k.}}',
  'own.lockedAsset': '{asset}, zamčeno',
  'own.items': 'Inventář',
  'own.itemsText': 'Vybavení, pomůcky, schránky a žetony výjezdu. Zamčená výhoda své místo zakrývá.',
  'own.freeItem': 'volné',
  'own.contacts': 'Adresář',
  'own.contactsText':
    'Za 2, 3, 4 nebo 5 kontaktů je $10k, $30k, $60k nebo $100k. Zamčené výhody zakrývají místa vpravo.',
  'own.freeContact': 'volné',
  'own.handcuffed': 'Pouta',
  'own.handcuffedText': 'Toto místo je do konce hry uzavřené a před bodováním přijdeš o kontakt.',

  'why.inside': 'V tomto kroku to použít nejde.',
};
