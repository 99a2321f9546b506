import { expect, test } from 'vitest';
import { readDrawing, showDrawing } from './drawing.ts';
import { EXAMPLE } from './testing/exampleTile.ts';
import { type PrintedTile, readTile } from './tile.ts';

const { drawing } = EXAMPLE;
const sentences = (text: string) => readDrawing('00', text).faults.map(({ code, sentence }) => [code, sentence]);
const codes = (printed: PrintedTile) => readTile(printed).faults.map(({ code }) => code);

test('the example of the notation survives reading and printing', () => {
  const { letters, faults } = readDrawing('00', drawing);
  expect(faults).toEqual([]);
  expect(letters).toHaveLength(54);
  expect(`\n${showDrawing(letters)}\n`).toBe(drawing);
});

test('lineCount: a line is missing', () => {
  expect(sentences(drawing.trimEnd().split('\n').slice(0, -1).join('\n'))).toEqual([
    ['lineCount', 'Tile 00: has 5 lines of letters instead of 6.'],
  ]);
});

test('lineLength: a letter is missing', () => {
  expect(sentences(drawing.replace('/I\\I/I\\C/C\\C/C\\', '/I\\I/I\\C/C\\C/'))).toEqual([
    ['lineLength', 'Tile 00: line 1 has 13 signs instead of 15: 7 letters with slashes between and around them.'],
  ]);
});

test('slash: a slash leans the wrong way', () => {
  expect(sentences(drawing.replace('/I\\I/I\\C', '/I\\I\\I\\C'))).toEqual([
    ['slash', 'Tile 00: line 1 has \\ as sign 5 instead of /.'],
  ]);
});

test('unknownLetter: a letter without a meaning', () => {
  expect(sentences(drawing.replace('W/W\\\n', 'W/X\\\n'))).toEqual([
    ['unknownLetter', 'Tile 00: line 3 has X as letter 11, which is not one of I C R W w 1 2 3.'],
  ]);
});

test('digitWithoutLegend: the legend lacks a drawn location', () => {
  expect(codes({ ...EXAMPLE, locations: { 1: { kind: 'church' } } })).toEqual(['digitWithoutLegend']);
});

test('legendWithoutDigit: the drawing lacks a named location', () => {
  expect(codes({ ...EXAMPLE, locations: { ...EXAMPLE.locations, 3: { kind: 'clinic' } } })).toEqual([
    'legendWithoutDigit',
  ]);
});

test('locationNotConnected: the triangles of a digit share no edge', () => {
  expect(codes({ ...EXAMPLE, drawing: drawing.replace('/I\\I/I\\C/C', '/1\\I/I\\C/C') })).toEqual([
    'locationNotConnected',
  ]);
});
