import { readdirSync } from 'node:fs';
import path from 'node:path';
import type { Description } from '../descriptions';

const EXAMPLES = path.dirname(require.resolve('@readme/oas-examples/package.json'));

/** The descriptions of a package of examples, besides those of the corpus. */
export const others: readonly Description[] = ['3.0', '3.1'].flatMap((version) => {
  const folder = path.join(EXAMPLES, version, 'json');
  return readdirSync(folder)
    .filter((file) => file.endsWith('.json') && !/^(?:readme|star-trek|train-travel)\.json$/.test(file))
    .map((file) => ({ name: `${path.parse(file).name}-${version}`, entry: path.join(folder, file) }));
});
