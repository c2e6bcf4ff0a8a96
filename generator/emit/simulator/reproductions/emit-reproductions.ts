import type { Reproductions } from '#core/contracts/reproductions';
import type { GeneratedFile } from '../../../run/files/generated-file';

/** Emits `simulator/reproductions.json`, with one line for each reproduction. */
export function emitReproductions(reproductions: Reproductions): GeneratedFile[] {
  const operations = Object.entries(reproductions).map(([id, byStatus]) => {
    const lines = Object.entries(byStatus).map(([status, one]) => `"${status}": ${JSON.stringify(one)}`);
    return `${JSON.stringify(id)}: {\n${lines.join(',\n')}\n}`;
  });
  return [{ path: 'simulator/reproductions.json', content: `{\n${operations.join(',\n')}\n}\n` }];
}
