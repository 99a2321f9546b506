// biome-ignore-all lint/suspicious/noTemplateCurlyInString: `$` is a currency sign, and braces are ICU message syntax.
import type { FORECASTS as ENGLISH } from '../en/forecasts.ts';

export const FORECASTS: Readonly<Record<keyof typeof ENGLISH, string>> = {
  'figure.plan': 'Tvůj plán',
  'figure.cash': 'Peníze',
  'figure.income': 'Příjem',
  'figure.notoriety': 'Pověst',
  'figure.wounds': 'Zranění',
  'figure.handcuffs': 'Pouta',
  'figure.assetsLost': 'Natrvalo ztracené výhody',
  'figure.discs': 'Žetony akce navíc',
  'figure.cans': 'Kanystry',
  'figure.members': 'Členové gangu',

  'change.plan': '${before}k → ${after}k',
  'change.cash': '${before}k → ${after}k',
  'change.income': '${before}k → ${after}k',
  'change.notoriety': '{before} → {after}',
  'change.wounds': '{before} → {after}',
  'change.handcuffs': '{before} → {after}',
  'change.assetsLost': '{before} → {after}',
  'change.discs': '{before} → {after}',
  'change.cans': '{before} → {after}',
  'change.members': '{before} → {after}',

  lead: '${lead}k',
  'instead.plan': '${after}k místo ${before}k',
  'instead.cash': '${after}k místo ${before}k',
  'instead.income': '${after}k místo ${before}k',
  'instead.notoriety': '{after} místo {before}',
  'instead.wounds': '{after} místo {before}',
  'instead.handcuffs': '{after} místo {before}',
  'instead.assetsLost': '{after} místo {before}',
  'instead.discs': '{after} místo {before}',
  'instead.cans': '{after} místo {before}',
  'instead.members': '{after} místo {before}',

  'fact.escapes': 'Dostaneš se z města.',
  'fact.exitPrice': 'Za útěk zaplatíš ${price}k; máš ${money}k.',
  'fact.wounds':
    'Dostaneš {count} zranění{lieutenant, plural, =0 {} other {: {officers} od policistů, # od Poručíka}}.',
  'fact.evade':
    'Musíš se vyhnout {count, plural, one {# policistovi} few {# policistům} many {# policisty} other {# policistům}}; {covered, plural, =0 {nemáš jak} other {{left, plural, =0 {to zvládneš} other {vyhneš se jen {covered, plural, =1 {jednomu} =2 {dvěma} =3 {třem} =4 {čtyřem} other {některým (#)}}}}}}{cost, plural, =0 {} other { (za $#k)}}{left, plural, =0 {} other {: aspoň # zranění}}.',
  'fact.evades': 'Proklouzneš kolem {officers_gen}.',
  'fact.closes': 'Po tvé návštěvě se {haunt} zavře.',
  'fact.assetLost': 'Všechna místa na výhody jsou obsazená, natrvalo přijdeš o výhodu „{asset}“.',
  'fact.toll': 'Poručík si vezme ${sum}k.',
  'fact.tollWounds': 'Poručík chce ${sum}k a ty {money, plural, =0 {nemáš nic} other {máš $#k}}: {wounds} zranění.',
  'fact.crossesLine':
    'Při příští úpravě tvoje pověst překročí {line, select, 0 {první} 1 {druhou} other {třetí}} hranici: policie sevře kruh, pak {line, select, 0 {odemkneš výhodu} 1 {odemkneš 2 výhody} other {odemkneš výhodu a vezmeš si žeton akce navíc}}.',
  'fact.aboveTop': 'Tvoje pověst přesáhne vrchol počítadla: {wounds} zranění při příští úpravě.',
  'fact.nextLine':
    'Příští hranice je na stupni {line}: {left, plural, one {zbývá # stupeň} few {zbývají # stupně} many {zbývá # stupně} other {zbývá # stupňů}}.',
  'fact.contactTerms':
    '{effect} {cost, plural, =0 {Najmutí i použití je zdarma.} other {Najmutí je zdarma, za každé použití zaplatíš $#k ({money, plural, =0 {nemáš nic} other {máš $#k}}).}}{star, plural, =0 {} other { Každé použití: pověst +1.}}{spaces, plural, =0 { V adresáři nemáš volné místo: najmutím nahradíš jiný svůj kontakt, pověst +1.} other {}}',
  'fact.keyOpens':
    'Otevře na benzínce jednu schránku své barvy, nebo zavřený podnik. Na schránku je potřeba {needed} a ty máš {reached}: pověst plus kontakty. Lízneš si {draws, plural, one {# žeton} few {# žetony} many {# žetonu} other {# žetonů}}.',
  'fact.fixerTerms': '{use} Funguje jednou.',
  'fact.assetTerms': '{power} Použití stojí ${cost}k.',
  'fact.equipmentTerms': 'Pomůže ti vyhnout se jednomu {officers_datOr}. Po použití se obnoví odpočinkem.',
  'fact.newContact': 'Odkryje se nový kontakt.',
  'fact.drawsTiles': 'Lízneš si žetony a jeden si necháš.',
  'fact.tilePays': 'Na konci vynese ${sum}k, když utečeš.',
  'fact.exitPriceNext': 'Když někdo uteče dřív, bude útěk stát ${price}k; ty budeš mít ${money}k.',
  'fact.leavingFree': 'Jak to teď vypadá, při odchodu v příštím tahu ti nikdo nebude stát v cestě.',
  'fact.leaving':
    'Jak to teď vypadá, při odchodu v příštím tahu {officersCount, plural, =0 {ti nebude stát v cestě žádný policista} one {ti bude stát v cestě {officers}; {covered, plural, =0 {nemáš se mu jak vyhnout} other {vyhneš se mu}}{cost, plural, =0 {} other { (za $#k)}}} few {ti budou stát v cestě {officers}; {covered, plural, =0 {nemáš se jim jak vyhnout} other {{left, plural, =0 {všem se vyhneš} other {vyhneš se jen {covered, plural, =1 {jednomu} =2 {dvěma} =3 {třem} other {některým (#)}}}}}}{cost, plural, =0 {} other { (za $#k)}}} many {ti budou stát v cestě {officers}; {covered, plural, =0 {nemáš se jim jak vyhnout} other {{left, plural, =0 {všem se vyhneš} other {vyhneš se jen {covered, plural, =1 {jednomu} =2 {dvěma} =3 {třem} other {některým (#)}}}}}}{cost, plural, =0 {} other { (za $#k)}}} other {ti budou stát v cestě {officers}; {covered, plural, =0 {nemáš se jim jak vyhnout} other {{left, plural, =0 {všem se vyhneš} other {vyhneš se jen {covered, plural, =1 {jednomu} =2 {dvěma} =3 {třem} other {některým (#)}}}}}}{cost, plural, =0 {} other { (za $#k)}}}}{lieutenant, select, 0 {} 1 {. Poručík si vezme ${toll}k} other {. Poručík bude chtít ${toll}k a tolik mít nebudeš: 2 zranění}}.',
  'danger.arrested': 'Skončíš ve vazbě: útěk stojí ${price}k a ty máš ${money}k.',
  'danger.turnFee': 'Skončíš ve vazbě: každý tah teď stojí ${price}k a ty máš ${money}k.',
  'danger.lastTurn': 'Další tah už mít nebudeš: skončíš ve vazbě.',
  'danger.handcuffs':
    'Dostaneš {count, plural, =1 {pouta} =2 {dvoje pouta} =3 {troje pouta} other {pouta #×}}{assets, plural, =0 {} one { a natrvalo přijdeš o výhodu} few { a natrvalo přijdeš o # výhody} many { a natrvalo přijdeš o # výhody} other { a natrvalo přijdeš o # výhod}}.',
  'danger.exitMoney': 'Na útěk potřebuješ ${price}k a zbude ti ${money}k.',
  'danger.exitTooFar':
    '{left, plural, one {Zbude ti jen # tah} few {Zbudou ti jen # tahy} many {Zbude ti jen # tahu} other {Zbude ti jen # tahů}}: jak to teď vypadá, k výjezdu {exit} se včas nedostaneš.',
};
