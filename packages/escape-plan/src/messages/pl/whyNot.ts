// biome-ignore-all lint/suspicious/noTemplateCurlyInString: `$` is a currency sign, and braces are ICU message syntax.
import type { WHY_NOT as ENGLISH } from '../en/whyNot.ts';

export const WHY_NOT: Readonly<Record<keyof typeof ENGLISH, string>> = {
  'whyNot.short': 'Brakuje ${short}k: kosztuje ${price}k, masz ${cash}k.',
  'whyNot.rested': 'Dziś masz już odpoczynek za sobą.',
  'whyNot.nowhere': 'Nie ma dokąd iść.',
  'whyNot.alreadyThere': 'Już tam jesteś.',
  'whyNot.tooFar':
    'Potrzeba {needed, plural, one {# punktu} few {# punktów} many {# punktów} other {# punktu}} ruchu, masz {have}.',
  'whyNot.unreachable': 'Nie prowadzi tam żadna droga.',
  'whyNot.othersThere':
    '{count, plural, one {Jest tam inny złodziej} few {Są tam # inni złodzieje} many {Jest tam # innych złodziei} other {Jest tam # innego złodzieja}}: gangu nie można wynająć.',
  'whyNot.gangHired': '{seatIs, select, you {Gang pracuje już dla ciebie.} other {Gang wynajmuje {seat}.}}',
  'whyNot.noMarker': 'Nie masz już znacznika kontroli.',
  'whyNot.visited': 'Wizyta już zaliczona: {haunt}.',
  'whyNot.closed': 'Zamknięte: {haunt}. Nie masz czym otworzyć drzwi.',
  'whyNot.noStep':
    'Stąd tam nie dojdziesz: {have, plural, one {został # punkt} few {zostały # punkty} many {zostało # punktów} other {zostało # punktu}} ruchu.',
  'whyNot.onTerrain': 'Nie można zatrzymać się na terenie.',
  'whyNot.backAtStart': 'Podróż nie może skończyć się tam, gdzie się zaczęła.',
  'whyNot.notForSale': 'Nie ma już na sprzedaż: {fixer}.',
  'whyNot.soldOut': 'Wyprzedane: {equipment}.',
  'whyNot.sameKind': 'W tych zakupach już to jest: {equipment}.',
  'whyNot.noItemSpace': 'Zablokowane atuty zakrywają wszystkie twoje pola przedmiotów.',
  'whyNot.standing': 'Potrzeba {needed}, masz {have}: poziom złej sławy plus kontakty.',
  'whyNot.noKey':
    'Nie masz nieużytego {colourIs, select, green {zielonego} black {czarnego} other {brązowego}} klucza ani klucza generalnego, na który cię stać.',
  'whyNot.noTiles': 'Nie dobierzesz żadnego żetonu.',
  'whyNot.officerThere': '{tile}: {officer} już tam jest.',
  'whyNot.hospital': 'Policjanci nie wchodzą na kafelek szpitala.',
  'whyNot.notNearer': 'Tak policjant się nie zbliży ({toward}).',
  'whyNot.otherOfficer': 'Można przesunąć tylko {officers_acc}.',
  'whyNot.spaceTaken': 'Leży tam już kafelek.',
  'whyNot.touches':
    'Musi stykać się z {needed, plural, one {# kafelkiem} few {# kafelkami} many {# kafelkami} other {# kafelka}} miasta, a styka się z {have}.',
  'whyNot.noTerrain': 'Nigdzie nie połączy się z takim samym terenem.',
  'whyNot.contactUsed': '{card}: kontakt jest już użyty. Odnowi go odpoczynek.',
  'whyNot.contactCovered': '{card}: pod kajdankami.',
  'whyNot.fixerUsed': 'Gadżet jest już użyty: działa raz.',
  'whyNot.equipmentUsed': 'Już użyte. Wyposażenie odnawia odpoczynek.',
  'whyNot.assetLocked': 'Ten atut jest jeszcze zablokowany: {asset}.',
  'whyNot.assetUsed': 'Ten atut jest już użyty: {asset}. Każdy działa raz.',
  'whyNot.firstAidUsed': 'Apteczka jest już użyta. Odnawia ją odpoczynek.',
  'whyNot.noMember': 'Nie masz żadnego członka gangu.',
  'whyNot.onlyEvading': 'Działa tylko przy unikaniu policjantów.',
  'whyNot.onlyTravelling': 'Działa tylko w podróży: wybierz trasę, na której tego użyjesz.',
  'whyNot.noOfficer': 'Działa tylko na {officers_accOr}. Nikogo takiego nie ma po drodze.',
  'whyNot.notInThisStep': 'W tym kroku nie można.',
  'whyNot.noContactSpace': 'Nie masz wolnego pola kontaktu.',
  'whyNot.exitOpen': 'Ten wyjazd nie jest zablokowany: daje tylko dochód.',
  'whyNot.noContacts': 'Do dobrania żetonów wyjazdu potrzebny jest kontakt.',
};
