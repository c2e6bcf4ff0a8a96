import nprogress from 'nprogress';

/** The bar of the theme has a role that ARIA does not know; this one is announced. */
nprogress.configure({
  barSelector: '.bar',
  template: '<div class="bar" role="progressbar" aria-label="Loading the page"><div class="peg"></div></div>',
});
