import { translate } from '#core/labels/translate';

/** The text at an address of an earlier release, for readers who are not taken to the new one. */
export const MOVED = {
  page: translate('This page has moved'),
  now: translate('It is now at'),
  section: translate('This section has moved'),
};
