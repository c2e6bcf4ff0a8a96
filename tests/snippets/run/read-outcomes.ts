/** How one snippet ended. */
export interface Outcome {
  /** False when it ended by an exception or with an exit code. */
  isOk: boolean;
  output: string;
  error: string;
}

/**
 * Reads what the programs in `batch/` print for each snippet: U+001E, its name, a line feed, its output; then U+001F,
 * `ok` or something else, a line feed and the message of the error.
 */
export function readOutcomes(text: string): Map<string, Outcome> {
  const entries = text.split('\u001e').slice(1).map(readOutcome);
  return new Map(entries);
}

function readOutcome(entry: string): [name: string, Outcome] {
  const [printed = '', end = ''] = entry.split('\u001f');
  const [name, output] = cutLine(printed);
  const [ending, error] = cutLine(end);
  return [name, { isOk: ending === 'ok', output, error: ending === 'ok' ? error : `${ending} ${error}` }];
}

function cutLine(text: string): [line: string, rest: string] {
  const end = text.indexOf('\n');
  return end < 0 ? [text, ''] : [text.slice(0, end), text.slice(end + 1)];
}
