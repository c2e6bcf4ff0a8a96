import sizes from '@generated/downloads/default/sizes.json';
import { sizeInWords } from './size-in-words';

/**
 * The size of a download, as the build wrote it.
 * @param of path of a file, or of a folder with a trailing slash.
 * @throws if the build publishes no such file.
 */
export function FileSize({ of }: { of: string }) {
  return <>{sizeInWords(sizes, of)}</>;
}
