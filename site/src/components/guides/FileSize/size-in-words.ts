import { translate, translatePlural } from '#core/labels/translate';
/**
 * Returns the size of a download in kilobytes, for a folder also the number of its files.
 * @param sizes sizes in bytes, by path.
 * @param of path of a file, or of a folder with a trailing slash.
 * @throws if the build publishes no such file.
 */
export function sizeInWords(sizes: Readonly<Record<string, number>>, of: string): string {
  const isFolder = of.endsWith('/');
  const found = Object.entries(sizes).filter(([path]) => (isFolder ? path.startsWith(of) : path === of));
  if (found.length === 0) throw new Error(`The build publishes no file ${of}.`);
  const kilobytes = Math.ceil(found.reduce((sum, [, bytes]) => sum + bytes, 0) / 1000);
  return isFolder
    ? translatePlural('{count} file, {kilobytes} KB|{count} files, {kilobytes} KB', found.length, {
        kilobytes,
      })
    : translate('{kilobytes} KB', { kilobytes });
}
