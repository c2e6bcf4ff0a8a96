import { createRequire } from 'node:module';
import { requireFinished } from '#core/command-line/require-finished';
import { readCachedIndex } from './cached-index';
import type * as ReadIndex from './read-index';

/**
 * The index of a site as JSON text; it needs no build.
 * @throws InterruptedError if a killed run of the generator left its output incomplete; AuthorError with what is wrong in all pages.
 */
export function readSiteIndex(folders: ReadIndex.RecordFolders): string {
  requireFinished(folders.generated);
  return readCachedIndex(folders, () => {
    // Loaded when it is needed only: a parser of MDX takes longer than the rest of a command.
    const { readIndex } = createRequire(__filename)('./read-index') as typeof ReadIndex;
    return readIndex(folders);
  });
}
