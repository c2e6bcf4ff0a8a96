import sizes from '@generated/downloads/default/sizes.json';

/**
 * The size of a download in kilobytes, as the build wrote it.
 * @param of path of a file, or of a folder with a trailing slash: the number and total size of its files.
 * @throws if the build publishes no such file.
 */
export function FileSize({ of }: { of: string }) {
  const found = Object.entries(sizes).filter(([path]) =>
    of.endsWith('/') ? path.startsWith(of) : path === of,
  );
  if (found.length === 0) throw new Error(`The build publishes no file ${of}.`);
  const kilobytes = Math.ceil(found.reduce((sum, [, bytes]) => sum + bytes, 0) / 1000);
  return <>{of.endsWith('/') ? `${found.length} files, ${kilobytes} KB` : `${kilobytes} KB`}</>;
}
