// biome-ignore-all lint/suspicious/noTemplateCurlyInString: the dollar is money, the braces are ICU's.
import type { WHY_NOT as ENGLISH } from '../en/whyNot.ts';

/** Why a move is not possible, in numbers and names. The rule behind it is shown beside it. */
export const WHY_NOT: Readonly<Record<keyof typeof ENGLISH, string>> = {
  'whyNot.short': 'Chybí ${short}k: stojí to ${price}k a máš ${cash}k.',
  'whyNot.rested': 'Dnes už máš odpočinek za sebou.',
  'whyNot.nowhere': 'Není kam jít.',
  'whyNot.alreadyThere': 'Už tam jsi.',
  'whyNot.tooFar':
    'Je potřeba {needed, plural, one {# bod} few {# body} many {# bodu} other {# bodů}} pohybu, máš {have}.',
  'whyNot.unreachable': 'Žádná cesta tam nevede.',
  'whyNot.othersThere':
    '{count, plural, one {Je tam další zloděj} few {Jsou tam # další zloději} many {Je tam # dalšího zloděje} other {Je tam # dalších zlodějů}}: gang si najmout nejde.',
  'whyNot.gangHired': '{seatIs, select, you {Gang už pracuje pro tebe.} other {Gang má najatý {seat}.}}',
  'whyNot.noMarker': 'Nemáš už žádný kontrolní žeton.',
  'whyNot.visited': 'Tvoje kostka už tam leží: {haunt}.',
  'whyNot.closed': 'Zavřeno: {haunt}. A nemáš žádný použitelný klíč.',
  'whyNot.noStep':
    'Odsud to nejde, {have, plural, one {zbývá # bod} few {zbývají # body} many {zbývá # bodu} other {zbývá # bodů}} pohybu.',
  'whyNot.onTerrain': 'V terénu se zastavit nedá.',
  'whyNot.backAtStart': 'Cesta nemůže skončit tam, kde začala.',
  'whyNot.notForSale': 'Už není na prodej: {fixer}.',
  'whyNot.soldOut': 'Vyprodáno: {equipment}.',
  'whyNot.sameKind': 'Stejný druh máš z tohoto nákupu: {equipment}.',
  'whyNot.noItemSpace': 'Zamčená esa zakrývají všechna tvoje místa na věci.',
  'whyNot.standing': 'Je potřeba {needed}, máš {have}: pověst plus kontakty.',
  'whyNot.noKey':
    'Nemáš nepoužitý {colourIs, select, green {zelený} black {černý} other {hnědý}} klíč ani univerzální klíč, který zaplatíš.',
  'whyNot.noTiles': 'Na žádný žeton by nedošlo.',
  'whyNot.officerThere': '{tile}: takový už tam je, {officer}.',
  'whyNot.hospital': 'Na dílek nemocnice policisté nechodí.',
  'whyNot.notNearer': '{toward}: tím se nepřiblíží.',
  'whyNot.otherOfficer': 'Přesunout jde jen: {officers}.',
  'whyNot.spaceTaken': 'Tam už dílek leží.',
  'whyNot.touches': 'Musí se dotýkat {needed} dílků města, dotýká se {have}.',
  'whyNot.noTerrain': 'Žádný jeho terén by nenavazoval.',
  'whyNot.contactUsed': '{card}: po použití. Odpočinek kontakty připraví.',
  'whyNot.contactCovered': '{card}: pod pouty.',
  'whyNot.fixerUsed': 'Po použití: tahle věc funguje jednou.',
  'whyNot.equipmentUsed': 'Po použití. Odpočinek výbavu připraví.',
  'whyNot.assetLocked': 'Tohle eso je ještě zamčené: {asset}.',
  'whyNot.assetUsed': 'Tohle eso je po použití: {asset}. Každé funguje jednou.',
  'whyNot.firstAidUsed': 'První pomoc je po použití. Odpočinek ji připraví.',
  'whyNot.noMember': 'Nemáš žádného člena gangu.',
  'whyNot.onlyEvading': 'Funguje jen při vyhýbání policistům.',
  'whyNot.onlyTravelling': 'Funguje jen na cestě: vyber trasu, která to použije.',
  'whyNot.noOfficer': 'Funguje jen na: {officers}. Nikdo takový v cestě není.',
  'whyNot.notInThisStep': 'V tomhle kroku ne.',
  'whyNot.noContactSpace': 'Nemáš volné místo na kontakt.',
  'whyNot.exitOpen': 'Tenhle výjezd není zablokovaný: dává jen příjem.',
  'whyNot.noContacts': 'K tažení žetonů výjezdu potřebuješ kontakt.',
};
