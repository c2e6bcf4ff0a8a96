import type { GeneratedFile } from '../../files/generated-file';
import type { ErrorPairs } from '#core/contracts/reproductions';

/** `simulator/errors.json` with one line for each pair; nothing when there are none. */
export function emitErrorPairs(pairs: ErrorPairs): GeneratedFile[] {
  const operations = Object.entries(pairs).map(([id, byStatus]) => {
    const lines = Object.entries(byStatus).map(([status, pair]) => `"${status}": ${JSON.stringify(pair)}`);
    return `${JSON.stringify(id)}: {\n${lines.join(',\n')}\n}`;
  });
  if (operations.length === 0) return [];
  return [{ path: 'simulator/errors.json', content: `{\n${operations.join(',\n')}\n}\n` }];
}
