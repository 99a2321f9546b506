// biome-ignore-all lint/suspicious/noTemplateCurlyInString: the dollar is money, the braces are ICU's.
import type { WHY_NOT as ENGLISH } from '../en/whyNot.ts';

/** Why a move is not possible, with the numbers and names involved. The id of the rule is shown beside the sentence. */
export const WHY_NOT: Readonly<Record<keyof typeof ENGLISH, string>> = {
  'whyNot.short': 'Chybí ${short}k: stojí to ${price}k a máš ${cash}k.',
  'whyNot.rested': 'Odpočinek už je pro dnešek využitý.',
  'whyNot.nowhere': 'Není kam jít.',
  'whyNot.alreadyThere': 'Už tam jsi.',
  'whyNot.tooFar':
    'Je potřeba {needed, plural, one {# bod} few {# body} many {# bodu} other {# bodů}} pohybu, máš {have}.',
  'whyNot.unreachable': 'Žádná cesta tam nevede.',
  'whyNot.othersThere':
    '{count, plural, one {Je tam další lupič} few {Jsou tam # další lupiči} many {Je tam # dalšího lupiče} other {Je tam # dalších lupičů}}: gang najmout nejde.',
  'whyNot.gangHired': '{seatIs, select, you {Gang už pracuje pro tebe.} other {Gang už ovládá {seat}.}}',
  'whyNot.noMarker': 'Nemáš už žádný ukazatel vlády.',
  'whyNot.visited': 'Už máš navštíveno: {haunt}.',
  'whyNot.closed': 'Zavřeno: {haunt}. Nemáš klíč, který by šel použít.',
  'whyNot.noStep':
    'Odsud to nejde, {have, plural, one {zbývá # bod} few {zbývají # body} many {zbývá # bodu} other {zbývá # bodů}} pohybu.',
  'whyNot.onTerrain': 'V oblasti se zastavit nedá.',
  'whyNot.backAtStart': 'Cesta nemůže skončit tam, kde začala.',
  'whyNot.notForSale': 'Už není na prodej: {fixer}.',
  'whyNot.soldOut': 'Vyprodáno: {equipment}.',
  'whyNot.sameKind': 'V tomto nákupu už máš: {equipment}.',
  'whyNot.noItemSpace': 'Zamčené výhody zakrývají všechna místa v inventáři.',
  'whyNot.standing': 'Je potřeba {needed}, máš {have}: pověst plus kontakty.',
  'whyNot.noKey':
    'Nemáš nepoužitý {colourIs, select, green {zelený} black {černý} other {hnědý}} klíč ani univerzální klíč, na který máš peníze.',
  'whyNot.noTiles': 'Nelízneš si žádný žeton.',
  'whyNot.officerThere': '{tile}: {officer} už tam je.',
  'whyNot.hospital': 'Na díl nemocnice policisté nechodí.',
  'whyNot.notNearer': 'Tím se policista nepřiblíží ({toward}).',
  'whyNot.otherOfficer': 'Přesunout můžeš jen {officers_acc}.',
  'whyNot.spaceTaken': 'Tam už díl leží.',
  'whyNot.touches': 'Musí se dotýkat {needed} dílů města, dotýká se {have}.',
  'whyNot.noTerrain': 'Žádná jeho oblast by nenavazovala.',
  'whyNot.contactUsed': '{card}: už využito. Odpočinek kontakty obnoví.',
  'whyNot.contactCovered': '{card}: zakryto pouty.',
  'whyNot.fixerUsed': 'Už použito: pomůcka funguje jednou.',
  'whyNot.equipmentUsed': 'Už použito. Odpočinek vybavení obnoví.',
  'whyNot.assetLocked': 'Tato výhoda je ještě zamčená: {asset}.',
  'whyNot.assetUsed': 'Tato výhoda je už použitá: {asset}. Každá funguje jednou.',
  'whyNot.firstAidUsed': 'První pomoc je použitá. Odpočinek ji obnoví.',
  'whyNot.noMember': 'Nemáš žádného člena gangu.',
  'whyNot.onlyEvading': 'Funguje jen při úniku před policisty.',
  'whyNot.onlyTravelling': 'Funguje jen na cestě: vyber trasu, která to využije.',
  'whyNot.noOfficer': 'Platí jen na {officers_accOr}. Nikdo takový v cestě není.',
  'whyNot.notInThisStep': 'V tomto kroku to nejde.',
  'whyNot.noContactSpace': 'V adresáři nemáš volné místo.',
  'whyNot.exitOpen': 'Tento výjezd není uzavřený: dává jen příjem.',
  'whyNot.noContacts': 'Bez kontaktu si žetony výjezdu líznout nejde.',
};
