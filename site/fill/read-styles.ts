import { existsSync, readFileSync } from 'node:fs';
import { dirname, join } from 'node:path';
import { type Asset, loadAsset, readRequest } from './read-asset';
import { UnfilledError } from '../errors/unfilled-error';

/** Styles with the addresses of the files that they show. */
export interface Styles {
  css: string;
  assets: readonly Asset[];
}

const COMMENT = /\/\*[^]*?\*\//g;

/** A file that a stylesheet names relative to itself. */
const FILE = /url\(\s*(["']?)(?!["']|[a-z][a-z\d+.-]*:|[/#])([^"')]+)\1\s*\)/gi;

/**
 * Reads a stylesheet of a project, which is used as it is written.
 * @param base the path of the site.
 * @throws UnfilledError if it imports another stylesheet, or names a file that a bundler has to find.
 */
export function readStyles(file: string, base: string): Styles {
  const source = readFileSync(file, 'utf8').replaceAll(COMMENT, '');
  if (/@import\b/i.test(source)) throw new UnfilledError(`${file} imports a stylesheet`);
  const assets: Asset[] = [];
  const css = source.replaceAll(FILE, (_, quote: string, name: string) => {
    const request = readRequest(name.replace(/[?#].*$/, ''));
    const path = join(dirname(file), request?.path ?? name);
    if (request === undefined || !existsSync(path))
      throw new UnfilledError(`${file} names \`${name}\`, which a bundler has to find`);
    const asset = loadAsset(request, path, base);
    assets.push(asset);
    return `url(${JSON.stringify(asset.address)})`;
  });
  return { css, assets };
}
