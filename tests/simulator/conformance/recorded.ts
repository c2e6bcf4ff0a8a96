import { existsSync, mkdirSync, readFileSync, writeFileSync } from 'node:fs';
import type { RecordedResponse } from './play';

const FOLDER = 'tests/simulator/conformance/recorded';

/** The responses that a sequence must be given. `RECORD=1` writes them anew: look at the difference before you commit. */
export function recordedResponses(title: string, responses: RecordedResponse[]): RecordedResponse[] {
  const file = `${FOLDER}/${title.replaceAll(/[^a-z0-9]+/gi, '-').toLowerCase()}.json`;
  if (process.env.RECORD === '1') {
    mkdirSync(FOLDER, { recursive: true });
    writeFileSync(file, `[\n${responses.map((response) => JSON.stringify(response)).join(',\n')}\n]\n`);
  }
  if (!existsSync(file)) throw new Error(`${file} is missing: run with RECORD=1 and read what it writes.`);
  return JSON.parse(readFileSync(file, 'utf8')) as RecordedResponse[];
}
