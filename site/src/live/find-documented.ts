import { statusKeys } from '#core/http/status-keys';

/** Returns the anchor at which the page explains a status, its range or the default; undefined if it explains none of them. */
export function findDocumented(status: number): string | undefined {
  for (const name of statusKeys(status)) {
    if (document.getElementById(name)) return name;
    // The table of errors has no anchor for each of them.
    if (document.querySelector(`[data-show-status="${name}"]`)) return 'errors';
  }
  return undefined;
}
