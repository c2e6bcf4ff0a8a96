import { createStorageSlot } from '@docusaurus/theme-common';

/** An event of the document: the choice of this tab has changed. */
export const ENVIRONMENT_EVENT = 'environment';

/** Where the choice of this tab is kept. */
export function environmentSlot() {
  return createStorageSlot('environment', { persistence: 'sessionStorage' });
}
