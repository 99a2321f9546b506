// biome-ignore-all lint/suspicious/noTemplateCurlyInString: `$` is a currency sign, and braces are ICU message syntax.
import { expect, test } from 'vitest';
import { type Describer, describer } from './describe.ts';
import { languageOf, localeOf } from './languages.ts';
import { moneyIn } from './money.ts';
import { speaker, valueNames } from './speaker.ts';
import { type Telling, tableDescriber, tableVoice } from './telling.ts';
import { loadTexts } from './variety.ts';

test('rule ids can be left out, and brackets in values stay', () => {
  const catalogue = {
    crossed: '{who} crossed the line: officers closed in [N3{whoIs, select, inspector {, I12} other {}}].',
    gained: '{who} gained 1 notoriety{whoIs, select, inspector { [I4 to I8]} other {}} and ${sum}.',
    sent: '{who} went [{whoIs, select, inspector {I3} other {J3}}] home.',
  };
  const brief = speaker({ locale: 'en', catalogue, ruleIds: 'leftOut' });
  const values = { who: 'Ada [A1]', whoIs: 'inspector', sum: 2 };
  expect(brief.say('crossed', values)).toBe('Ada [A1] crossed the line: officers closed in.');
  expect(brief.say('gained', values)).toBe('Ada [A1] gained 1 notoriety and $2.');
  expect(brief.say('sent', values)).toBe('Ada [A1] went home.');
  const whole = speaker({ locale: 'en', catalogue });
  expect(whole.say('crossed', values)).toBe('Ada [A1] crossed the line: officers closed in [N3, I12].');
});

const polish = speaker({
  locale: 'pl',
  catalogue: { shots: '{count, plural, one {# strzał} few {# strzały} many {# strzałów} other {# strzału}}' },
});

const english = speaker({
  locale: 'en',
  catalogue: {
    'seat.you': 'You',
    'seat.youInside': 'you',
    'boss.lau': 'Headmaster Lau',
    'henchman.tam': 'Clockwork Tam',
    'card.hidden': 'a card',
    'bySeat.guns': '{seat} {amount}',
    'event.recruited': '{seat} recruited {member} {cost, plural, =0 {for free} other {for $#}}.',
    'event.stolen': '{seat} took ${sum} from {fromIs, select, you {you} other {{from}}}.',
    'event.looked': '{seat} looked{cardIs, select, hidden {} other {: {card}}}.',
    'event.met': '{membersCount, plural, =0 {Nobody} other {{members}}} met.',
    'event.helped': '{seat} got help from {partners}.',
    'event.war': 'War: {guns}.',
    'event.began': '{extraIs, select, true {Once more} other {On}}.',
    'move.recruit': 'Recruit {member}',
    'move.decline': 'Skip',
    'move.decline@pay': 'Pay nothing',
    'step.pay': 'Pay ${sum}.',
    'end.full': 'a gang is full',
    'endOf.full': '{seatIs, select, you {your gang} other {{seat}’s gang}} is full',
    'end.empty': 'the deck is empty',
    'score.jobs': 'Jobs',
    'option.open': 'Open',
  },
});
const table = describer({
  speaker: english,
  fields: {
    seat: ['seat'],
    from: ['seat'],
    partners: ['seat'],
    member: ['boss', 'henchman'],
    members: ['boss', 'henchman'],
    guns: ['bySeat'],
  },
  readers: { seats: ['Ada', 'Ben', 'Cyd'], viewer: 1 },
});

test.each([
  [1, '1 strzał'],
  [3, '3 strzały'],
  [5, '5 strzałów'],
])('plurals follow the language: %i', (count, text) => expect(polish.say('shots', { count })).toBe(text));

test('a move has its own words at a step, if the catalogue has them', () => {
  expect(table.move({ move: 'decline' }, 'pay')).toBe('Pay nothing');
  expect(table.move({ move: 'decline' }, 'steal')).toBe('Skip');
  expect(table.move({ move: 'decline' })).toBe('Skip');
});

test('in a list, equal things are counted, and names have the form for the middle of a sentence', () => {
  const catalogue = {
    'skill.sniper': 'Sniper',
    'skill.sniper#count': '{count, plural, one {a sniper} other {# snipers}}',
    'skill.hacker': 'Hacker',
    'skill.hacker#inside': 'hacker',
    'fact.needs': 'Still needed: {missing}.',
  };
  const { fact } = describer({
    speaker: speaker({ locale: 'en', catalogue }),
    fields: { missing: ['skill'] },
    readers: { seats: [] },
  });
  const needs = (...missing: readonly string[]): string => fact({ name: 'needs', values: { missing } });
  expect(needs('sniper', 'hacker', 'sniper')).toBe('Still needed: 2 snipers and hacker.');
  // `hacker` has no counted form, so it is repeated.
  expect(needs('hacker', 'sniper', 'hacker')).toBe('Still needed: hacker, hacker and a sniper.');
});

test('numbers have a real minus sign, and a change has a plus or minus sign', () => {
  const polishNumbers = speaker({ locale: 'pl', catalogue: {} });
  expect([polishNumbers.number(-30), polishNumbers.number(-0), polishNumbers.number(2.25)]).toEqual([
    '−30',
    '0',
    '2,3',
  ]);
  expect([english.percent(0.256), english.percent(0.2, 'change'), english.percent(-0.2, 'change')]).toEqual([
    '26%',
    '+20%',
    '−20%',
  ]);
});

test('a number that a message shows as it is has the minus and the decimal sign of the language', () => {
  const shown = (locale: string, value: number): string =>
    speaker({ locale, catalogue: { entry: '{value}' } }).say('entry', { value });
  expect([shown('en', -3), shown('pl', -2.5), shown('en', 8420)]).toEqual(['−3', '−2,5', '8420']);
});

test('money is written as the language does', () => {
  const catalogue = { x: '{n, plural, =0 {$0} other {−$#k}}, +${sum}k of ${all}, {name}' };
  const said = (locale: string): string =>
    speaker({ locale, catalogue }).say('x', { n: 2, sum: 10, all: 3, name: 'Mr $1k' });
  expect(said('en')).toBe('−$2k, +$10k of $3, Mr $1k');
  expect(said('pt')).toBe(said('en'));
  expect(said('pl')).toBe('−2k\u00a0$, +10k\u00a0$ of 3\u00a0$, Mr $1k');
  expect(said('cs')).toBe(said('pl'));
  expect(said('ru')).toBe('−2к\u00a0$, +10к\u00a0$ of 3\u00a0$, Mr $1k');
  expect(['en', 'pl', 'ru'].map((locale) => moneyIn('Pay $3k, then $max or $1, in $k.', locale))).toEqual([
    'Pay $3k, then $max or $1, in $k.',
    'Pay 3k\u00a0$, then $max or 1\u00a0$, in tys.\u00a0$.',
    'Pay 3к\u00a0$, then $max or 1\u00a0$, in тыс.\u00a0$.',
  ]);
});

test('numbers are written as the language does', () => {
  const counted = (locale: string): string =>
    speaker({ locale, catalogue: { entry: '{entry, number}' } }).say('entry', { entry: 12_345.5 });
  expect([counted('en'), counted('pt')]).toEqual(['12,345.5', '12.345,5']);
});

test('an ordinal has its ending', () => {
  const catalogue = { place: '{place, selectordinal, one {#st} two {#nd} few {#rd} other {#th}}' };
  const { say } = speaker({ locale: 'en', catalogue });
  expect([1, 2, 3, 4, 11, 22].map((place) => say('place', { place }))).toEqual([
    '1st',
    '2nd',
    '3rd',
    '4th',
    '11th',
    '22nd',
  ]);
});

test('a value is never read as a part of the message', () => {
  const text = '{cost} # \\u001b[2J $& \u2028';
  expect(english.say('event.war', { guns: text })).toBe(`War: ${text}.`);
});

test('# is the number of the enclosing plural, also inside a select', () => {
  const nested = speaker({
    locale: 'en',
    catalogue: { x: '{n, plural, other {{who, select, you {#!} other {#}}}} #' },
  });
  expect(nested.say('x', { n: 1200, who: 'you' })).toBe('1,200! #');
});

test('a missing message or value throws', () => {
  expect(() => english.say('event.none' as 'event.war')).toThrow('no message event.none in the catalogue en');
  expect(() => english.say('event.war', {})).toThrow('the message event.war (en-GB) lacks its value guns');
  expect(english.has('event.war')).toBe(true);
  expect(english.has('toString')).toBe(false);
});

test('the values of a message are found in all its branches', () =>
  expect(valueNames('{a, plural, =0 {{b}} other {{c, select, x {{d}} other {}}}}')).toEqual(['a', 'b', 'c', 'd']));

test.each([
  [{ type: 'recruited', seat: 0, member: 'tam', cost: 4 }, 'Ada recruited Clockwork Tam for $4.'],
  [{ type: 'recruited', seat: 1, member: 'lau', cost: 0 }, 'You recruited Headmaster Lau for free.'],
  [{ type: 'stolen', seat: 0, from: 1, sum: 2 }, 'Ada took $2 from you.'],
  [{ type: 'stolen', seat: 1, from: 2, sum: 2 }, 'You took $2 from Cyd.'],
  [{ type: 'looked', seat: 0, card: 'hidden' }, 'Ada looked.'],
  [{ type: 'helped', seat: 0, partners: [1, 2] }, 'Ada got help from you and Cyd.'],
  [{ type: 'met', members: [] }, 'Nobody met.'],
  [{ type: 'met', members: ['tam', 'lau'] }, 'Clockwork Tam and Headmaster Lau met.'],
  [{ type: 'war', guns: [3, 0, 1] }, 'War: Ada 3, You 0, Cyd 1.'],
  [{ type: 'began', extra: true }, 'Once more.'],
])('an event becomes a sentence: %j', (event, text) => expect(table.event(event)).toBe(text));

test('moves, steps, scores, options and things have their names', () => {
  const move = { move: 'recruit', member: 'tam' };
  expect(table.move(move)).toBe('Recruit Clockwork Tam');
  const frame = { step: 'pay', sum: 3 };
  expect(table.step(frame)).toBe('Pay $3.');
  expect(table.score('jobs')).toBe('Jobs');
  expect(table.option('open')).toBe('Open');
  expect(table.name('boss', 'lau')).toBe('Headmaster Lau');
});

/** A Czech table with two officers. One name lacks the form `dat`. */
const czechTable = (messages: Readonly<Record<string, string>>): Describer =>
  describer({
    speaker: speaker({
      locale: 'cs',
      catalogue: {
        'officer.local': 'strážník',
        'officer.local#gen': 'strážníka',
        'officer.local#dat': 'strážníkovi',
        'officer.swat': 'člen zásahovky',
        'officer.swat#gen': 'člena zásahovky',
        'officer.hidden': 'někdo',
        ...messages,
      },
    }),
    fields: { officers: ['officer'] },
    readers: { seats: [] },
  });

test('a message chooses the form of a name, also in lists', () => {
  const czech = czechTable({
    'event.evaded': '{officerIs, select, hidden {{officer}} other {bez {officer_gen}}}',
    'event.met': 'bez {officers_gen}; {officers_or}; bez {officers_genOr}',
  });
  const evaded = (officer: string): string => czech.event({ type: 'evaded', officer } as { type: string });
  expect([evaded('local'), evaded('hidden')]).toEqual(['bez strážníka', 'někdo']);
  const met = { type: 'met', officers: ['local', 'swat'] };
  expect(czech.event(met)).toBe(
    'bez strážníka a\u00a0člena zásahovky; strážník nebo člen zásahovky; bez strážníka nebo člena zásahovky',
  );
  expect(czech.name('officer', 'swat', 'gen')).toBe('člena zásahovky');
  expect(czech.name('officer', 'swat', 'dat')).toBe('člen zásahovky');
});

test('a message that asks for a form which a name lacks throws, also in lists', () => {
  const { event } = czechTable({ 'event.paid': 'platíš {officer_dat}', 'event.met': 'platíš {officers_datOr}' });
  const paid = { type: 'paid', officer: 'swat' };
  expect(() => event(paid)).toThrow('a message asks for officer.swat#dat, which the catalogue cs lacks');
  const met = { type: 'met', officers: ['local', 'swat'] };
  expect(() => event(met)).toThrow('officer.swat#dat');
});

test('the end names the seat that ended the game, if there is one and the catalogue has words for it', () => {
  expect([0, 1].map((seat) => table.end({ end: 'full', seat }))).toEqual(['Ada’s gang is full', 'your gang is full']);
  expect(table.end({ end: 'full' })).toBe('a gang is full');
  expect(table.end({ end: 'empty', seat: 0 })).toBe('the deck is empty');
});

test('a missing name throws', () => {
  const event = { type: 'recruited', seat: 0, member: 'nobody', cost: 4 };
  expect(() => table.event(event)).toThrow('nothing in the catalogue names nobody in the field member');
  expect(() => table.seat(7)).toThrow('nobody sits at seat 7');
});

test('a table adds its own names and shapes; everything else comes from the catalogue', () => {
  const telling: Telling<{ readonly boss: string }> = {
    fields: { member: ['boss'] },
    nameIn: ({ boss }, key) => (key === 'boss.own' ? boss : undefined),
    tellable: (_view, thing) => ('nested' in thing ? { ...thing, ...(thing.nested as object) } : thing),
  };
  const view = { boss: 'Ours' };
  const voice = tableVoice(telling, view, english);
  expect([voice.say('boss.own'), voice.say('boss.lau')]).toEqual(['Ours', 'Headmaster Lau']);
  expect([voice.has('boss.own'), voice.has('boss.nobody')]).toEqual([true, false]);
  const told = tableDescriber(telling, view, { voice, readers: { seats: ['Ada'], viewer: 0 } });
  const recruited = { type: 'recruited', seat: 0, cost: 0, nested: { member: 'own' } };
  expect(told.event(recruited)).toBe('You recruited Ours for free.');
  expect(tableVoice({ fields: {} }, view, english)).toBe(english);
});

test('a regional variety has the texts of its language, with its own words', async () => {
  const brazilian = {
    SHELL: {
      done: 'Salvar no arquivo. O contato está jogando na tela.',
      turns: '{count, plural, one {# turno} many {# turnos} other {# turnos}}',
    },
  };
  const load = (): Promise<typeof brazilian> => Promise.resolve(brazilian);
  const loaders = { en: load, pt: load, cs: load, ru: load, pl: load };
  const [brazil, portugal] = await Promise.all(
    (['pt', 'pt-PT'] as const).map(async (locale) =>
      speaker({ locale, catalogue: (await loadTexts(locale, loaders)).SHELL }),
    ),
  );
  expect([brazil?.locale, portugal?.locale]).toEqual(['pt-BR', 'pt-PT']);
  expect([brazil?.say('done'), portugal?.say('done')]).toEqual([
    'Salvar no arquivo. O contato está jogando na tela.',
    'Guardar no ficheiro. O contacto está a jogar no ecrã.',
  ]);
  // Zero is singular in Brazil and plural in Portugal.
  expect([brazil, portugal].map((voice) => voice?.say('turns', { count: 0 }))).toEqual(['0 turno', '0 turnos']);
});

test.each([
  ['pt-PT', 'pt-PT'],
  ['pt_PT.UTF-8', 'pt-PT'],
  ['PT-pt', 'pt-PT'],
  ['pt-PTX', 'pt'],
  ['pt', 'pt'],
  ['pt-BR', 'pt'],
  ['PL', 'pl'],
  ['de', undefined],
])('texts for the tag %s are those of %s', (tag, locale) => expect(localeOf(tag)).toBe(locale));

test.each([
  ['pt', 'pt'],
  ['pt-BR', 'pt'],
  ['pt-PT', 'pt'],
  ['cs_CZ.UTF-8', 'cs'],
  ['de', undefined],
])('the tag %s is a language: %s', (tag, language) => expect(languageOf(tag)).toBe(language));
