import siteConfig from '@generated/docusaurus.config';
import { parseJson } from '../decode';
import { toSafeKeptHits, type SafeHit } from './hits';

/**
 * The searches that this browser has kept, for the patched DocSearch.
 *
 * @param key of the local storage, which any script of this origin, or a hostile hit in the past, may have written to
 */
export function readKept(key: string): SafeHit[] {
  try {
    const kept = parseJson(localStorage.getItem(key) ?? '[]');
    return Array.isArray(kept)
      ? toSafeKeptHits(kept, [window.location.origin, new URL(siteConfig.url).origin])
      : [];
  } catch (error) {
    console.warn(error);
    return [];
  }
}
