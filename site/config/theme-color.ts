import { readFileSync } from 'node:fs';
import { join } from 'node:path';
import type { HtmlTagObject } from '@docusaurus/types';
import { bundled } from './code';

const [light, dark] = readCanvas(readFileSync(join(bundled, 'site/src/css/tokens.css'), 'utf8'));

/**
 * The color of a browser's own controls: that of the page, in the color mode that the reader chose. The system's mode does not
 * matter, so that a media query cannot choose it.
 * @param mode that of a page before a reader chose one.
 */
export const themeColor = (mode: 'light' | 'dark'): HtmlTagObject => ({
  tagName: 'meta',
  attributes: { name: 'theme-color', content: mode === 'dark' ? dark : light },
});

/** The script that changes it with the mode. */
export const followMode = `(function(root,meta){new MutationObserver(function(){
meta.content=root.dataset.theme==='dark'?'${dark}':'${light}'}).observe(root,{attributeFilter:['data-theme']})
})(document.documentElement,document.querySelector('[name=theme-color]'))`.replaceAll('\n', '');

/** Returns the background of pages in light and in dark mode: `['#fefdfb', '#151210']`. */
function readCanvas(css: string): [string, string] {
  const [light, dark] = [...css.matchAll(/--canvas: (#[0-9a-f]{6});/g)].map(([, color]) => color);
  if (!light || !dark) throw new Error('site/src/css/tokens.css defines --canvas for fewer than two modes.');
  return [light, dark];
}
