import type { Config } from '@docusaurus/types';

/** How long the scripts of the site may take before a page says that they are missing, in milliseconds. */
const PATIENCE = 15_000;

/**
 * What a page does until the scripts of the site run, or when they never do.
 *
 * - The keys of the search are kept (`src/search/early-search.ts`), with what is typed after them: the search opens with it
 *   as soon as it can. Escape gives it up.
 * - A script that fails or takes too long sets `data-scripts="missing"` on the root element: a bar says so, and controls that
 *   do nothing without scripts are hidden (`src/css/failures.css`). Its button with `data-reload` works.
 */
export const beforeScripts: NonNullable<Config['headTags']>[number] = {
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
