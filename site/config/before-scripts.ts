import type { HtmlTagObject } from '@docusaurus/types';

/** How long the site's scripts may take before a page reports that they are missing, in milliseconds. */
const PATIENCE = 15_000;

/**
 * The inline script of a page for the time until the site's scripts run, or in case they never do.
 *
 * - It keeps the keys that open the search (`src/search/early-search.ts`) and whatever is typed after them; the search opens with
 *   them as soon as it can. Escape discards it.
 * - If a script fails or takes too long, it sets `data-scripts="missing"` on the root element: a bar says so, and controls that
 *   need scripts are hidden (`src/css/failures.css`). The bar's button with `data-reload` works.
 */
export const beforeScripts: HtmlTagObject = {
  tagName: 'script',
  attributes: {},
  innerHTML: `(function(state){
function miss(){if(state.hasHydrated!=='true')state.scripts='missing'}
setTimeout(miss,${PATIENCE});
addEventListener('error',function(event){var source=event.target.src;
if(event.target.tagName==='SCRIPT'&&source.indexOf(location.origin)===0)miss()},true);
addEventListener('click',function(event){if(event.target.closest('[data-reload]'))location.reload()});
addEventListener('keydown',function keep(event){
if(state.search==='ready')return removeEventListener('keydown',keep,true);
var key=event.key,target=event.target,isCommand=event.ctrlKey||event.metaKey,isAsked=state.search==='asked';
if(state.scripts==='missing'||event.isComposing)return;
var writes=target.isContentEditable||/^(input|select|textarea)$/i.test(target.tagName);
if(isCommand){if(key.toLowerCase()!=='k')return}
else if(event.altKey||writes)return;
else if(isAsked&&key==='Escape'){delete state.search;delete state.searchTyped}
else if(isAsked&&key.length===1)state.searchTyped=(state.searchTyped||'')+key;
else if(isAsked||key!=='/')return;
event.preventDefault();
if(key!=='Escape')state.search='asked'},true)
})(document.documentElement.dataset)`.replaceAll('\n', ''),
};
