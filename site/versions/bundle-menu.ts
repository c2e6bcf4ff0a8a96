import { join } from 'node:path';
import { extension, siteFolder } from '../config/code';
import { bundleScript } from '../bundle-script';

/** Bundles the script of the menu for browsers: a separate file, so that sites with one version do not have it. */
export function bundleMenu(): Promise<string> {
  return bundleScript(join(siteFolder, `versions/menu/menu${extension}`), { minify: true });
}
