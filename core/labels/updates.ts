import { translate } from '#core/labels/translate';

/** The effect of an update on a list or an object that it sends, by the value of `x-update`. */
export const UPDATE_SENTENCES = {
  replace: translate('An update replaces the whole value.'),
  merge: translate('An update changes only the fields of it that you send.'),
  append: translate('An update adds to the list and removes nothing.'),
} as const;
