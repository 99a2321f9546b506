// biome-ignore-all lint/suspicious/noTemplateCurlyInString: `$` is a currency sign, and braces are ICU message syntax.
import type { FORECASTS as ENGLISH } from '../en/forecasts.ts';

export const FORECASTS: Readonly<Record<keyof typeof ENGLISH, string>> = {
  'figure.plan': 'Twój plan',
  'figure.cash': 'Pieniądze',
  'figure.income': 'Dochód',
  'figure.notoriety': 'Zła sława',
  'figure.wounds': 'Rany',
  'figure.handcuffs': 'Kajdanki',
  'figure.assetsLost': 'Atuty stracone na dobre',
  'figure.discs': 'Dyski',
  'figure.cans': 'Kanistry',
  'figure.members': 'Członkowie gangu',

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
  'instead.plan': '${after}k zamiast ${before}k',
  'instead.cash': '${after}k zamiast ${before}k',
  'instead.income': '${after}k zamiast ${before}k',
  'instead.notoriety': '{after} zamiast {before}',
  'instead.wounds': '{after} zamiast {before}',
  'instead.handcuffs': '{after} zamiast {before}',
  'instead.assetsLost': '{after} zamiast {before}',
  'instead.discs': '{after} zamiast {before}',
  'instead.cans': '{after} zamiast {before}',
  'instead.members': '{after} zamiast {before}',

  'fact.escapes': 'Wydostaniesz się z miasta.',
  'fact.exitPrice': 'Za ucieczkę zapłacisz ${price}k; masz ${money}k.',
  'fact.wounds':
    'Dostaniesz {count, plural, one {# ranę} few {# rany} many {# ran} other {# rany}}{lieutenant, plural, =0 {} one {: {officers} od policjantów, # od Porucznika} few {: {officers} od policjantów, # od Porucznika} many {: {officers} od policjantów, # od Porucznika} other {: {officers} od policjantów, # od Porucznika}}.',
  'fact.evade':
    'Trzeba uniknąć {count, plural, one {# policjanta} few {# policjantów} many {# policjantów} other {# policjanta}}; {covered, plural, =0 {nie masz na to sposobu} other {{left, plural, =0 {masz na to sposób} other {masz sposób tylko na {covered, plural, =1 {jednego} =2 {dwóch} =3 {trzech} =4 {czterech} other {#}}}}}}{cost, plural, =0 {} one { (za $#k)} few { (za $#k)} many { (za $#k)} other { (za $#k)}}{left, plural, =0 {} one {: co najmniej # rana} few {: co najmniej # rany} many {: co najmniej # ran} other {: co najmniej # rany}}.',
  'fact.evades': 'Wymkniesz się {officers_dat}.',
  'fact.closes': 'Po twojej wizycie {haunt} się zamknie.',
  'fact.assetLost': 'Wszystkie pola atutów są zajęte: stracisz na dobre atut „{asset}”.',
  'fact.toll': 'Porucznik weźmie ${sum}k.',
  'fact.tollWounds':
    'Porucznik chce ${sum}k, a {money, plural, =0 {nie masz pieniędzy} other {masz $#k}}: {wounds, plural, one {# rana} few {# rany} many {# ran} other {# rany}}.',
  'fact.crossesLine':
    'Przy najbliższym rozliczeniu twoja zła sława przekroczy {line, select, 0 {pierwszą} 1 {drugą} other {trzecią}} linię: policjanci zacieśnią krąg, potem {line, select, 0 {odblokujesz atut} 1 {odblokujesz 2 atuty} other {odblokujesz atut i weźmiesz dysk}}.',
  'fact.aboveTop':
    'Twoja zła sława wyjdzie ponad najwyższy poziom: {wounds, plural, one {# rana} few {# rany} many {# ran} other {# rany}} przy najbliższym rozliczeniu.',
  'fact.nextLine': 'Następna linia jest na poziomie {line}: brakuje {left}.',
  'fact.contactTerms':
    '{effect} {cost, plural, =0 {Zatrudnienie i użycie są darmowe.} other {Zatrudnienie jest darmowe, ale za każde użycie zapłacisz $#k ({money, plural, =0 {nie masz pieniędzy} other {masz $#k}}).}}{star, plural, =0 {} other { Każde użycie: zła sława +1.}}{spaces, plural, =0 { Brak wolnego pola: nowy kontakt zajmie miejsce innego, zła sława +1.} other {}}',
  'fact.keyOpens':
    'Otworzy jedną skrytkę swojego koloru w magazynie albo zamkniętą firmę. Do skrytki potrzeba {needed}, a masz {reached} (poziom złej sławy plus kontakty). Dobierzesz {draws, plural, one {# żeton} few {# żetony} many {# żetonów} other {# żetonu}}.',
  'fact.fixerTerms': '{use} Działa raz.',
  'fact.assetTerms': '{power} Użycie kosztuje ${cost}k.',
  'fact.equipmentTerms': 'Pomoże uniknąć jednego {officers_accOr}. Po użyciu odnawia się podczas odpoczynku.',
  'fact.newContact': 'Pojawi się nowy kontakt.',
  'fact.drawsTiles': 'Dobierzesz żetony i zachowasz jeden z nich.',
  'fact.tilePays': 'Na koniec daje ${sum}k, jeśli uciekniesz.',
  'fact.exitPriceNext': 'Jeśli ktoś ucieknie wcześniej, ucieczka będzie kosztować ${price}k; będziesz mieć ${money}k.',
  'fact.leavingFree':
    'Na razie wygląda na to, że gdy w następnej turze opuścisz ten kafelek, nikt nie stanie ci na drodze.',
  'fact.leaving':
    'Na razie wygląda na to, że gdy w następnej turze opuścisz ten kafelek, {officersCount, plural, =0 {nie stanie ci na drodze żaden policjant} one {stanie ci na drodze {officers}; {covered, plural, =0 {nie masz na niego sposobu} one {masz na niego sposób} few {masz na niego sposób} many {masz na niego sposób} other {masz na niego sposób}}{cost, plural, =0 {} one { (za $#k)} few { (za $#k)} many { (za $#k)} other { (za $#k)}}} few {staną ci na drodze: {officers}; {covered, plural, =0 {na żadnego nie masz sposobu} other {{left, plural, =0 {masz sposób na wszystkich} other {masz sposób tylko na {covered, plural, =1 {jednego} =2 {dwóch} =3 {trzech} =4 {czterech} other {#}}}}}}{cost, plural, =0 {} one { (za $#k)} few { (za $#k)} many { (za $#k)} other { (za $#k)}}} many {staną ci na drodze: {officers}; {covered, plural, =0 {na żadnego nie masz sposobu} other {{left, plural, =0 {masz sposób na wszystkich} other {masz sposób tylko na {covered, plural, =1 {jednego} =2 {dwóch} =3 {trzech} =4 {czterech} other {#}}}}}}{cost, plural, =0 {} one { (za $#k)} few { (za $#k)} many { (za $#k)} other { (za $#k)}}} other {staną ci na drodze: {officers}; {covered, plural, =0 {na żadnego nie masz sposobu} other {{left, plural, =0 {masz sposób na wszystkich} other {masz sposób tylko na {covered, plural, =1 {jednego} =2 {dwóch} =3 {trzech} =4 {czterech} other {#}}}}}}{cost, plural, =0 {} one { (za $#k)} few { (za $#k)} many { (za $#k)} other { (za $#k)}}}}{lieutenant, select, 0 {} 1 {. Porucznik weźmie ${toll}k} other {. Porucznik zechce ${toll}k, a tyle nie będziesz mieć, więc dostaniesz 2 rany}}.',
  'danger.arrested': 'Trafisz do aresztu: ucieczka kosztuje ${price}k, a masz ${money}k.',
  'danger.turnFee': 'Trafisz do aresztu: każda tura kosztuje teraz ${price}k, a masz ${money}k.',
  'danger.lastTurn': 'To twoja ostatnia tura: trafisz do aresztu.',
  'danger.handcuffs':
    'Dostaniesz {count, plural, one {kajdanki} few {# pary kajdanek} many {# par kajdanek} other {# pary kajdanek}}{assets, plural, =0 {} one { i stracisz atut na dobre} few { i stracisz # atuty na dobre} many { i stracisz # atutów na dobre} other { i stracisz # atutu na dobre}}.',
  'danger.exitMoney': 'Ucieczka kosztuje ${price}k, a zostanie ci ${money}k.',
  'danger.exitTooFar':
    '{left, plural, one {Zostanie ci tylko # tura} few {Zostaną ci tylko # tury} many {Zostanie ci tylko # tur} other {Zostanie ci tylko # tury}}: na razie wygląda na to, że nie zdążysz do wyjazdu {exit}.',
};
