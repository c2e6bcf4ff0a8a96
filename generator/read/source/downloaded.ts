import path from 'node:path';

/** The folder of a description that was downloaded. */
export const DOWNLOADS = 'downloaded-description';

/**
 * Whether a file was downloaded. Such a file may not refer to files of this machine: its author could not know them, and a hostile one
 * would publish them.
 */
export function isDownloaded(file: string): boolean {
  return path.basename(path.dirname(file)) === DOWNLOADS;
}
