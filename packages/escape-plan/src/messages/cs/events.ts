// biome-ignore-all lint/suspicious/noTemplateCurlyInString: `$` is a currency sign, and braces are ICU message syntax.
import type { EVENTS as ENGLISH } from '../en/events.ts';

export const EVENTS: Readonly<Record<keyof typeof ENGLISH, string>> = {
  'event.cityFounded': 'První díly města: {tiles}.',
  'event.marketOpened': 'První kontakty k najmutí: {contacts}.',
  'event.planDealt':
    '{seatIs, select, you {Dostáváš} other {{seat} dostává}} plán útěku{planIs, select, hidden {} other {: {plan}}}.',
  'event.dayBegan': 'Začíná den {day}.',
  'event.partBegan': '{part}.',
  'event.patrolRevealed': 'U výjezdu {exit} se objevuje hlídka.',
  'event.exitBlocked': 'Výjezd {exit} se natrvalo uzavírá.',
  'event.tileTurnedUp': 'Další díl k přiložení: {tile}.',
  'event.officersArrived': '{tile}: {officersCount, plural, =0 {bez policistů} other {ve službě {officers}}}.',
  'event.tilePlaced': '{seatIs, select, you {Přikládáš} other {{seat} přikládá}} k městu: {tile}.',
  'event.hauntOpened': '{seatIs, select, you {Otevíráš} other {{seat} otevírá}} {place_acc}.',
  'event.turnOrderSet': 'Pořadí tahů: {order}.',
  'event.turnBegan': '{whoIs, select, you {Jsi na tahu} other {Na tahu je {who}}}.',
  'event.turnEnded': '{whoIs, select, you {Končíš} other {{who} končí}} tah.',
  'event.rested': '{seatIs, select, you {Odpočíváš} other {{seat} odpočívá}}.',
  'event.turnedUp':
    '{seatIs, select, you {Tvoje kontakty a vybavení} other {{seat}: kontakty a vybavení}} jsou zase připravené.',
  'event.travelled':
    '{seatIs, select, you {Jdeš} other {{seat} jde}}: {from} → {to}{cans, plural, =0 {} one {, padne na to # kanystr} few {, padnou na to # kanystry} many {, padne na to # kanystru} other {, padne na to # kanystrů}}{meansCount, plural, =0 {} other {, s pomocí: {means}}}{escapeIs, select, true { – to je útěk!} other {.}}',
  'event.turnedBack': '{seatIs, select, you {Vracíš se} other {{seat} se vrací}} {place_to}. Cesta nemá kde skončit.',
  'event.officerEvaded': '{tile}: {seatIs, select, you {proklouzáváš} other {{seat} proklouzává}} kolem {officer_gen}.',
  'event.evadingEnded':
    '{wounds, plural, =0 {{seatIs, select, you {Unikáš} other {{seat} uniká}} bez zranění.} one {{seatIs, select, you {Máš} other {{seat} má}} v patách # policistu: # zranění.} few {{seatIs, select, you {Máš} other {{seat} má}} v patách # policisty: # zranění.} many {{seatIs, select, you {Máš} other {{seat} má}} v patách # policisty: # zranění.} other {{seatIs, select, you {Máš} other {{seat} má}} v patách # policistů: # zranění.}}',
  'event.wounded': '{seatIs, select, you {Dostáváš} other {{seat} dostává}} zranění.',
  'event.healed': '{seatIs, select, you {Léčíš si} other {{seat} si léčí}} {wounds} zranění.',
  'event.handcuffsTaken':
    '{seatIs, select, you {Dostáváš pouta{boxedIs, select, none {} other { a přicházíš o výhodu „{boxed}“}}} other {{seat} dostává pouta{boxedIs, select, none {} other { a přichází o výhodu „{boxed}“}}}}; jedna červená kostka se vrací mezi zelené.',
  'event.visited':
    '{whoIs, select, inspector {{who} se objevuje {place_loc} [I3]} lieutenant {{who} se objevuje {place_loc} [J3]} you {Navštěvuješ {place_acc}} other {{who} navštěvuje {place_acc}}}.',
  'event.turnedAway':
    '{seatIs, select, you {Návštěva není možná, zůstáváš} other {Návštěva není možná, {seat} zůstává}} na místě: {place} [L16].',
  'event.paid': '{seatIs, select, you {Platíš} other {{seat} platí}} ${sum}k {reason}.',
  'event.received': '{seatIs, select, you {Dostáváš} other {{seat} dostává}} {gain}: ${sum}k.',
  'event.discTaken':
    '{whoIs, select, you {Bereš si} other {{who} si bere}} žeton akce navíc{whoIs, select, inspector { [I5, I6]} lieutenant { [J13, I5]} other {}}.',
  'event.discReturned':
    '{whoIs, select, you {Používáš} other {{who} používá}} žeton akce navíc na celý tah{whoIs, select, inspector { [I9]} lieutenant { [I9]} other {}}.',
  'event.keyTaken':
    '{seatIs, select, you {Bereš si} other {{seat} si bere}} {colourIs, select, green {zelený} black {černý} other {hnědý}} klíč.',
  'event.keyUsed':
    '{seatIs, select, you {Používáš} other {{seat} používá}} {colourIs, select, green {zelený} black {černý} other {hnědý}} klíč.',
  'event.cubePlaced':
    '{whoIs, select, you {Necháváš} other {{who} nechává}} kostku {hauntIs, select, casino {v kasinu} bar {v baru} restaurant {v restauraci} gym {v posilovně} nightclub {v nočním klubu} gallery {v galerii} safeHouse1 {ve skrýši 1} safeHouse2 {ve skrýši 2} other {ve skrýši 3}}{whoIs, select, inspector { [{hauntIs, select, safeHouse1 {I6} safeHouse2 {I6} safeHouse3 {I6} other {I5}}]} lieutenant { [{hauntIs, select, safeHouse1 {I6} safeHouse2 {I6} safeHouse3 {I6} other {I5}}]} other {{hexagonIs, select, income {, na šestiúhelníku příjmu} other {}}}}.',
  'event.businessClosed':
    'Odteď je {haunt} {hauntIs, select, casino {zavřené} bar {zavřený} nightclub {zavřený} other {zavřená}}.',
  'event.gangHired': '{seatIs, select, you {Najímáš} other {{seat} najímá}} gang {place_loc}.',
  'event.memberReturned': '{seatIs, select, you {Posíláš} other {{seat} posílá}} člena gangu {place_to}.',
  'event.canTaken': '{seatIs, select, you {Bereš si} other {{seat} si bere}} kanystr.',
  'event.tilesDrawn':
    '{seatIs, select, you {Lízáš si} other {{seat} si líže}} {drawnCount, plural, one {# žeton} few {# žetony} many {# žetonu} other {# žetonů}} {stack}{seatIs, select, you {: {drawn}} other {}}.',
  'event.tileKept':
    '{seatIs, select, you {Necháváš si} other {{seat} si nechává}} žeton {valueIs, select, hidden {} other {(${value}k) }}{stack}.',
  'event.itemStored': '{seatIs, select, you {Ukládáš} other {{seat} ukládá}} do inventáře: {item}.',
  'event.itemReplaced':
    '{seatIs, select, you {Ukládáš} other {{seat} ukládá}} do inventáře: {item}; odhozeno: {replaced}.',
  'event.contactChosen': '{seatIs, select, you {Vybíráš si} other {{seat} si vybírá}} kontakt: {card}.',
  'event.contactPlaced': '{seatIs, select, you {Najímáš} other {{seat} najímá}} kontakt: {card}.',
  'event.contactReplaced':
    '{seatIs, select, you {Najímáš} other {{seat} najímá}} kontakt: {card}; odhozeno: {replaced}.',
  'event.contactBoxed': '{seatIs, select, you {Odhazuješ} other {{seat} odhazuje}} kontakt: {card}.',
  'event.contactRevealed': 'Nově k najmutí: {card}.',
  'event.contactUsed': '{seatIs, select, you {Využíváš} other {{seat} využívá}} kontakt: {card}.',
  'event.equipmentUsed':
    '{seatIs, select, you {Používáš} other {{seat} používá}} {equipmentIs, select, vest {vestu} cap {čepici} helmet {helmu} other {plynovou masku}}.',
  'event.fixerUsed':
    '{seatIs, select, you {Používáš} other {{seat} používá}} {fixerIs, select, phone {telefon} safe {trezor} disguise {převlek} idCard {občanku} firstAidKit {lékárničku} motorcycle {motorku} energyDrink {energeťák} other {vrtulník}}.',
  'event.firstAidUsed': '{seatIs, select, you {Používáš} other {{seat} používá}} první pomoc.',
  'event.assetUnlocked': '{seatIs, select, you {Odemykáš} other {{seat} odemyká}} výhodu „{asset}“.',
  'event.assetBoxed':
    '{seatIs, select, you {Odemykáš} other {{seat} odemyká}} výhodu „{asset}“, ale všechna místa na výhody jsou obsazená: výhoda opouští hru [U2].',
  'event.assetUsed': '{seatIs, select, you {Používáš} other {{seat} používá}} výhodu „{asset}“.',
  'event.officerMoved':
    '{officerIs, select, federal {Státní policista} local {Místní policista} other {Člen zvláštní jednotky}} se přesouvá: {from} → {to}.',
  'event.officerRemoved': '{from}: {officer} je odvolán z případu.',
  'event.notorietyGained':
    '{whoIs, select, you {Budíš} other {{who} budí}} pozornost: pověst +1{whoIs, select, inspector { [I4 až I8]} lieutenant { [I4 až I8]} other {}}.',
  'event.notorietyLost':
    '{whoIs, select, you {Držíš se} other {{who} se drží}} při zemi: pověst −1{whoIs, select, inspector { [I6 až I8]} lieutenant { [I6 až I8]} other {}}.',
  'event.notorietyAdjusted':
    '{whoIs, select, you {Tvoje pověst} inspector {Pověst Inspektorky} lieutenant {Pověst Poručíka} other {{who}, pověst}}: {from} → {to}.',
  'event.lineCrossed':
    '{whoIs, select, you {Překračuješ} other {{who} překračuje}} {line, select, 0 {první} 1 {druhou} other {třetí}} hranici: policie svírá kruh [N3{whoIs, select, inspector {, I12, I15} lieutenant {, I12, I15} other {}}].',
  'event.escaped':
    '{whoIs, select, you {Jsi} other {{who} je}} z města venku!{whoIs, select, lieutenant { [J8]} other {}}',
  'event.arrested': '{seatIs, select, you {Končíš} other {{seat} končí}} ve vazbě.',
  'event.automatonRevealed':
    '{who} {fitsIs, select, true {má namířeno {card_to}} other {vynechává kartu „{card}“}} [{whoIs, select, inspector {I3} other {J3}}].',
  'event.automatonStayed':
    '{who} nemá kartu, která by se hodila, zůstává a nic nedělá [{whoIs, select, inspector {I3} other {J11}}].',
  'event.automatonTookContact':
    '{whoIs, select, inspector {Inspektorka odhazuje kontakt: {card} [I5, I13]} other {Poručík si bere kontakt: {card} [J5]}}.',
  'event.tilesTakenUnseen':
    '{whoIs, select, inspector {Inspektorka naslepo vyřazuje ze hry {pileCount, plural, one {žeton} few {žetony} many {žetony} other {žetony}}: {pile} [I7, I8]} other {Poručík bere naslepo hromádku žetonů: {pile} [J6]}}.',
  'event.fixerBoxed': 'Z nabídky mizí pomůcka: {fixer} [I6].',
  'event.keyBoxed':
    'Ze skrýše {hauntIs, select, safeHouse1 {1} safeHouse2 {2} other {3}} mizí {colourIs, select, green {zelený} black {černý} other {hnědý}} klíč [I6].',
  'event.lieutenantShown':
    'Poručíkův plán: {plan}{pilesCount, plural, =0 {} other {; hodnota jeho hromádek: {piles}}} [J9].',
  'event.handShown':
    '{seatIs, select, you {Odkrýváš} other {{seat} odkrývá}} hotovost ${cash}k a plán „{plan}“{itemsCount, plural, =0 {} other {; inventář: {items}}}.',
  'event.gameEnded': 'Konec hry.',
};
