import { translate } from '#core/labels/translate';

/** The names of the locations of parameters. */
export const legends = {
  path: translate('Path'),
  query: translate('Query'),
  header: translate('Headers'),
  cookie: translate('Cookies'),
};
