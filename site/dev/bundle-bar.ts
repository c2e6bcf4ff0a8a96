import { join } from 'node:path';
import { extension, siteFolder } from '../config/code';
import { bundleScript } from '../bundle-script';

/** Bundles the bar for browsers. It does not belong to the code of the site, so no build can contain it, and it works when that code is broken. */
export function bundleBar(): Promise<string> {
  return bundleScript(join(siteFolder, `dev/bar/bar${extension}`));
}
