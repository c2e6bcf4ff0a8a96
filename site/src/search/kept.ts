import siteConfig from '@generated/docusaurus.config';
import { parseJson } from '../decode';
import { originsOf } from './origins-of';
import { toSafeKeptHits, type SafeHit } from './hits';

/**
 * Returns the searches that this browser has kept, for the patched DocSearch; an empty list if they cannot be read.
 *
 * @param key key in local storage; any script of this origin, or an earlier malicious hit, may have written its value
 */
export function readKept(key: string): SafeHit[] {
  try {
    const kept = parseJson(localStorage.getItem(key) ?? '[]');
    return Array.isArray(kept) ? toSafeKeptHits(kept, originsOf(siteConfig)) : [];
  } catch (error) {
    console.warn(error);
    return [];
  }
}
