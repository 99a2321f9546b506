import type { GuideKey } from './en.ts';

export const GUIDE: Readonly<Record<GuideKey, string>> = {
  'guide.goal.text':
    'Zbuduj najbardziej wpływowy gang w mieście. Wygrywają wpływy; pieniądze tylko pomagają je zdobyć.',
  'guide.turn.text':
    'Ściągnij ludzi z powrotem: liderzy robią to za darmo, każda następna osoba kosztuje $1. Potem zrób jedną rzecz: zwerbuj zbira, zrób skok albo spasuj.',
  'guide.score.text':
    'Wpływy dają wykonane skoki i ludzie w gangu. Najbogatszy gracz i największy gang dostają po 2 punkty.',
  'guide.end.text':
    'Rozdział I kończy się, gdy jakiś gang liczy 4 osoby, a rozdział II przy 7 osobach i wtedy wybucha wojna gangów. Gra kończy się przy 9 osobach albo wraz z trzecim kapusiem ostatniego rozdziału.',
  'guide.forget.M1': 'Lider, który na początku mobilizacji jest w robocie, nikogo nie ściąga.',
  'guide.forget.H5': 'Trzeci kapuś rozdziału III od razu kończy grę, w turze dowolnego gracza.',
  'guide.forget.A6': 'Gdy pasujesz, dostajesz $1 za każdego lidera (także w robocie) i możesz odrzucić jedną kartę.',
  'guide.forget.A3': 'Nie można wysłać nikogo, kto nic nie wnosi: kolejność wysyłania ma znaczenie.',
  'guide.forget.P3':
    'We wspólnym skoku rywale nie mogą odmówić, a każdy gang, który brał udział, raz dostaje wspólny udział.',
  'guide.forget.W4': 'Nigdy nie ma dwóch dodatkowych tur z rzędu: w dodatkowej turze ta nagroda nic nie daje.',
  'guide.forget.H1': 'Na koniec rozdziału szef też liczy się jako osoba w gangu.',
  'guide.forget.H2':
    'W wojnie gangów liczą się także osoby w robocie. Tylko gang z największą liczbą najemników nikogo nie traci.',
  'guide.forget.R2': 'Przy remisie w wojnie gangów każdy gracz traci jednego zbira.',
  'guide.forget.N1': 'Informatorzy liczą się przeciw kapusiowi, nawet gdy są w robocie.',
  'guide.forget.G1': 'Najbogatszy gracz dostaje 2 punkty wpływów, największy gang też; przy remisie po 1.',
};
