import type { Catalogue } from '@getaway/text';
import type { GangstaLessonKey } from './en.ts';

export const WORDS: Catalogue<GangstaLessonKey> = {
  'rival.rook': 'Gawron',
  'job.title': 'Cel gry i pierwszy skok',
  'job.announce':
    'Wygrywa ten, kto na koniec ma najwięcej wpływów, a wpływy dają skoki. Zaznaczony skok wymaga lidera i zabijaki: zrób go.',
  'job.moneyOnly': 'Ten skok daje pieniądze, ale nie daje wpływów.',
  'job.lessInfluence': 'Ten skok daje tylko 1 punkt wpływów, a zaznaczony 2.',
  'job.send': 'Twój szef jest liderem, a zbir zabijaką. Wyślij tę dwójkę.',
  'job.endTurn': 'Zrobione: masz $1 i 2 punkty wpływów, a ta dwójka jest teraz w robocie. Zakończ turę.',
  'job.again': 'Wszyscy byli w robocie, więc cały gang wrócił za darmo. Teraz zrób skok, do którego wystarczy szef.',
  'job.passed': 'Pas daje $1 za każdego lidera, ale nie daje wpływów.',
  'job.boss': 'Lider i snajper: szef ma obie umiejętności. Wyślij szefa.',
  'job.end': 'Dwa skoki, 3 punkty wpływów. Tak się wygrywa.',
  'recruit.title': 'Werbowanie pod umiejętności',
  'recruit.recruit': 'Zaznaczony skok wymaga zabijaki i hakera. Zwerbuj jedynego zbira, który umie jedno i drugie.',
  'recruit.oneSkill': 'Ten zbir ma tylko jedną z dwóch umiejętności.',
  'recruit.otherSkill': 'Ten zbir nie ma umiejętności potrzebnych do skoku.',
  'recruit.endTurn': 'W turze masz jedną akcję: werbunek, skok albo pas. Werbunek już był, więc zakończ turę.',
  'recruit.announce': 'Nowy zbir jest do dyspozycji. Zrób zaznaczony skok.',
  'recruit.passed': 'Pas daje $1 za każdego lidera, a skok $3 i nowego człowieka.',
  'recruit.send': 'Jedna osoba może dać kilka umiejętności. Wyślij samego zbira.',
  'recruit.atOnce':
    'Ten skok pozwala od razu kogoś zwerbować za zarobione $3. Wybierz dowolną osobę, na którą cię stać.',
  'recruit.declined': 'Nie musisz nikogo werbować, ale nic za to nie dostaniesz.',
  'recruit.end': 'Zbiry dają umiejętności, a liczba na karcie to wpływy na koniec gry.',
  'callBack.title': 'Kto jest w robocie i jak wraca',
  'callBack.callBack':
    'Dwie osoby są w robocie po skoku. Każdy lider do dyspozycji ściąga jedną za darmo, każda następna kosztuje $1: ściągnij obie.',
  'callBack.tooFew': 'Zaznaczony skok wymaga obu osób.',
  'callBack.announce': 'Wszyscy są do dyspozycji. Zrób skok za $6.',
  'callBack.bossNeeded': 'Też dobry skok, ale daje tylko $3.',
  'callBack.send': 'Najemnik, snajper, zabijaka: wystarczą dwie osoby. Wyślij je, a szefa oszczędź.',
  'callBack.bossWasted': 'Z szefem w robocie byłaby cała trójka, a dwoje wystarczy.',
  'callBack.endTurn': 'Obie osoby są w robocie, dopóki ktoś ich nie ściągnie. Zakończ turę.',
  'callBack.leaveOut':
    'Szef wciąż jest do dyspozycji, a następny skok nie wymaga nikogo więcej. Zostaw resztę w robocie.',
  'callBack.notNeeded': 'Nie trzeba nikogo ściągać: gdy wszyscy są w robocie, wszyscy wracają za darmo.',
  'callBack.bossAlone': 'Zrób skok, do którego potrzeba lidera i snajpera.',
  'callBack.passed': 'Po pasie szef stałby bezczynnie.',
  'callBack.lastOne': 'Wyślij szefa.',
  'callBack.allOut': 'Teraz cały gang jest w robocie. Zakończ turę i zobacz, co się stanie.',
  'callBack.end': 'Na początku twojej tury wszyscy wrócili za darmo. Warto to zaplanować.',
  'together.title': 'Wspólne skoki',
  'together.announce':
    'Nie masz snajpera, ale ma go rywal. Zaznaczony skok jest wspólny, więc mogą w nim pomóc ludzie z innych gangów: zrób go.',
  'together.alone': 'Ten skok zrobisz bez pomocy, ale nie daje wpływów.',
  'together.ownFirst': 'Wspólny skok zaczyna ktoś z twojego gangu. Wyślij jedną osobę.',
  'together.theirs': 'Teraz wyślij pozostałych, także snajpera rywala. Rywal nie może odmówić.',
  'together.end': 'Masz $2, 1 punkt wpływów i $4 udziału. Rywal dostał tylko $4 udziału.',
  'chapters.title': 'Kapusie, rozdziały i wojna gangów',
  'chapters.informer':
    'W talii skoków kryją się kapusie: każdy kosztuje $1 za każdego brakującego informatora. Masz jednego informatora, zwerbuj drugiego.',
  'chapters.noInformer': 'Ten zbir nie jest informatorem, kapuś kosztowałby cię więcej.',
  'chapters.endTurn': 'Zakończ turę. Rywal zrobi skok i pojawi się nowa karta.',
  'chapters.mercenaries':
    'Kapuś z liczbą 2: ciebie nic nie kosztował, a rywal zapłacił. Siódma osoba kończy rozdział II wojną gangów, więc zwerbuj najemników.',
  'chapters.noMercenary': 'Jeden najemnik przeciw jednemu to remis: każdy straciłby zbira.',
  'chapters.war': 'Masz siedem osób i trzech najemników przeciw jednemu. Zakończ turę, a zacznie się wojna.',
  'chapters.loser': 'Masz co najmniej dwa razy więcej najemników, więc wybierasz, kogo straci rywal. Wybierz.',
  'chapters.end':
    'Rozdział I kończy się, gdy jakiś gang liczy 4 osoby, rozdział II przy 7 osobach. Dziewięć osób albo trzeci kapuś w rozdziale III kończy grę.',
  'variants.title': 'Dodatki: rodziny i zasoby',
  'variants.family': 'W wariancie z rodzinami krewni szefa są o $1 tańsi. Zwerbuj informatora mafii za $2.',
  'variants.otherFamily': 'Ten zbir nie jest krewnym szefa ani informatorem.',
  'variants.resource': 'Informator i snajper: twój zasób jest już aktywny, razem z efektem i wpływami. Zakończ turę.',
  'variants.end': 'Każda rodzina daje 2 punkty wpływów temu, kto ma z niej najwięcej ludzi.',
  'tip.snitch':
    'Kapuś: komu brakuje informatorów, płaci $1 za każdego brakującego. Zwerbuj informatorów przed następnym.',
  'tip.chapter': 'Nowy rozdział: skoki są trudniejsze i dają więcej. Twój gang i pieniądze zostają.',
  'tip.goal':
    'Wygrywa ten, kto ma na końcu najwięcej wpływów. Przynoszą je skoki i zbiry, a najbogatszy gracz i największy gang dostają jeszcze po 2 punkty.',
  'tip.act':
    'Jedna akcja na turę: skok, werbunek albo pas ($1 za lidera). Szukaj skoku, który twój gang może zrobić teraz.',
  'tip.callBack':
    'Każdy lider do dyspozycji ściąga jedną osobę za darmo, każda następna kosztuje $1. Gdy wszyscy są w robocie, wracają za darmo.',
  'tip.send':
    'Kogo wyślesz, ten zostaje potem w robocie. Każdy wnosi te swoje umiejętności, których jeszcze brakuje, więc kolejność ma znaczenie.',
  'tip.atOnce': 'Ten skok pozwala od razu kogoś zwerbować, choćby za to, co właśnie dał. Nie kosztuje to akcji.',
  'tip.learn': 'Ktoś z ekipy może na stałe nauczyć się umiejętności. Karta nie liczy się wtedy jako zrobiony skok.',
  'tip.distract':
    'Odciągnięci ludzie rywala są w robocie, dopóki rywal ich nie ściągnie. Wybierz tych, których będzie potrzebował.',
  'tip.giveUp':
    'Jeden zbir opuszcza grę wraz ze swoimi umiejętnościami i wpływami. Spośród swoich wybierz tego, którego najmniej potrzebujesz.',
};
