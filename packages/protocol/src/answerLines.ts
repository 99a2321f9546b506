import { MAX_CHARACTERS } from './parseRequest.ts';
import type { Session } from './session.ts';

/**
 * Answers every line of a text stream. A line ends with a line feed. If a carriage return comes before the line feed,
 * it is ignored. The last line may lack its line feed. As in JSON, other Unicode line separators are ordinary
 * characters.
 */
export async function* answerLines(chunks: AsyncIterable<string>, session: Session): AsyncGenerator<string> {
  for await (const line of linesOf(chunks)) yield `${session.answer(line)}\n`;
}

/**
 * Splits a stream into lines. An over-long line is cut, but stays longer than `MAX_CHARACTERS`, so it is still refused.
 */
async function* linesOf(chunks: AsyncIterable<string>): AsyncGenerator<string> {
  let parts: string[] = [];
  let length = 0;
  const keep = (part: string): void => {
    if (part === '' || length > MAX_CHARACTERS) return;
    parts.push(part.slice(0, MAX_CHARACTERS + 1 - length));
    length += part.length;
  };
  for await (const chunk of chunks) {
    let start = 0;
    for (let end = chunk.indexOf('\n'); end >= 0; end = chunk.indexOf('\n', start)) {
      keep(chunk.slice(start, end));
      yield parts.join('');
      parts = [];
      length = 0;
      start = end + 1;
    }
    keep(chunk.slice(start));
  }
  if (length > 0) yield parts.join('');
}
