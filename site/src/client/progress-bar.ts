import { translate } from '#core/labels/translate';
import nprogress from 'nprogress';

/** Replaces the theme's bar, whose role does not exist in ARIA, with one that is announced. */
nprogress.configure({
  barSelector: '.bar',
  template: `<div class="bar" role="progressbar" aria-label="${translate('Loading the page')}"><div class="peg"></div></div>`,
});
