import { partAddress } from './part-address';
import type { SearchIndex } from './search-index';

export interface IndexFile {
  path: string;
  content: string;
}

/** The files of an index: one, or for a split index one with the shared data and one per part. */
export function listFiles(index: SearchIndex, path: string): IndexFile[] {
  if (index.firstRecords.length === 1) return [{ path, content: JSON.stringify(index) }];
  return [
    { path, content: JSON.stringify({ ...index, parts: {} }) },
    ...Object.entries(index.parts).map(([name, part]) => ({
      path: partAddress(path, name),
      content: JSON.stringify(part),
    })),
  ];
}
