import { join } from 'node:path';
import { root } from './code';

/** Makes every tool of a build use the browsers of this project. By default each looks for them from the working folder upwards. */
export function useBrowserTargets(): void {
  process.env.BROWSERSLIST_CONFIG ??= join(root, '.browserslistrc');
}
