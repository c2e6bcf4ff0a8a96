import { translate } from '#core/labels/translate';

/** The table of the records that a call changes besides its own. */
export const EFFECT_LABELS = {
  title: translate('What else changes'),
  record: translate('Record'),
  field: translate('Field'),
  before: translate('Before'),
  after: translate('After'),
  isNew: translate('new'),
  isGone: translate('deleted'),
} as const;
