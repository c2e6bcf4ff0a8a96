import { SENTENCES } from '../../../specified/sentences';

/** The sentences behind an entry of the transcription, as `3.api.2`; the nearest entry that a sentence names counts. */
export function cite(entry: string): string {
  const ids = SENTENCES.filter(({ data = [] }) => data.includes(entry)).map(({ id }) => id);
  if (ids.length > 0) return ids.join(', ');
  const outer = entry.slice(0, Math.max(0, entry.lastIndexOf('.')));
  if (outer === '') throw new Error(`No sentence stands behind ${entry}.`);
  return cite(outer);
}
