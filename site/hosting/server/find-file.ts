import { statSync } from 'node:fs';
import { join } from 'node:path';

/** Where a path of the site leads: to a file, or to another path. */
interface Found {
  /** Path of the file below the folder: `guides/index.html`. */
  file?: string;
  /** Path below the base that a browser has to ask for instead: `guides/`. */
  redirect?: string;
}

/** The page that is sent for a folder. */
const INDEX = 'index.html';

/**
 * Finds the file of a path, or nothing. Never leaves the folder, whatever the path is.
 * @param path the path below the base, as it was sent: `guides/caf%C3%A9/`.
 */
export function findFile(folder: string, path: string): Found {
  const segments = path.split('/').map(decodeSegment);
  const isFolder = segments.at(-1) === '';
  const names = isFolder ? segments.slice(0, -1) : segments;
  if (!names.every(isName)) return {};
  const wanted = [...names, ...(isFolder ? [INDEX] : [])].join('/');
  const kind = kindOf(join(folder, wanted));
  if (kind === 'file') return { file: wanted };
  if (kind === 'folder' && kindOf(join(folder, wanted, INDEX)) === 'file')
    return { redirect: `${names.map(encodeURIComponent).join('/')}/` };
  return {};
}

function decodeSegment(segment: string): string | undefined {
  try {
    return decodeURIComponent(segment);
  } catch {
    return undefined;
  }
}

/** Whether a segment is the name of an entry of a folder on any system. */
function isName(segment: string | undefined): segment is string {
  return segment !== undefined && segment !== '' && !/^\.{1,2}$|[/\\\0]/.test(segment);
}

function kindOf(path: string): 'file' | 'folder' | undefined {
  try {
    const stats = statSync(path);
    return stats.isDirectory() ? 'folder' : 'file';
  } catch {
    return undefined;
  }
}
