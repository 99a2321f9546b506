export { rowsUnder } from './markdown.ts';
export { shapeOf } from './shape.ts';
