import type { HtmlTagObject } from '@docusaurus/types';

/**
 * Returns the inline script of every page of a site below `base`: what has to work before the site's scripts run, or in case they never do.
 *
 * It tells on the root element (`data-scripts`) how the site's scripts are; `src/failures/ScriptsMissing.tsx` is the bar that shows
 * it, and its button with `data-reload` works.
 *
 * - `missing`: they have failed, or all of them have run and React has not started. Controls that need them
 *   do not show (`src/css/failures.css`). Only events decide this, never a time: a script can be slow, and a tab in the background or frozen.
 * - `ready`: React runs. Its first effect sets this, however late, and so takes `missing` back.
 * - `incomplete`: React runs, but a part that a control asked for has failed. Without a connection, each control says so itself.
 *
 * It keeps keys while the search is asked for (`data-search`), and `src/search/kept-keys.ts` writes them into the search field once
 * that has the focus. Until `ready`, it also looks for the keys that ask for the search.
 */
export const beforeScripts = (base: string): HtmlTagObject => ({
  tagName: 'script',
  attributes: {},
  innerHTML: `(function(state,failed){
function fail(){
if(!state.scripts||state.scripts==='missing'){state.scripts='missing';forget()}
else if(navigator.onLine)state.scripts='incomplete'}
function forget(){delete state.search;delete state.searchTyped}
addEventListener('error',function(event){var source=event.target.src;
if(event.target.tagName==='SCRIPT'&&source.indexOf(location.origin+'${base}assets/js/')===0){failed=source;fail()}},true);
document.addEventListener('load',function(event){
if(state.scripts==='incomplete'&&event.target.src===failed)state.scripts='ready'},true);
document.addEventListener('readystatechange',function(){
if(document.readyState==='complete'&&!window.docusaurusRoot)fail()});
addEventListener('click',function(event){if(event.target.closest('[data-reload]'))location.reload()});
addEventListener('keydown',function(event){
var key=event.key,target=event.target,isAsked=state.search==='asked';
if(state.search==='ready'||state.scripts==='missing'||event.isComposing)return;
var writes=target.isContentEditable||/^(input|select|textarea)$/i.test(target.tagName);
if(event.ctrlKey||event.metaKey){if(key.toLowerCase()!=='k')return;if(writes&&!isAsked)target.blur()}
else if(event.altKey||writes&&!(isAsked&&target.closest('[role=dialog]')))return;
else if(isAsked){
if(key==='Escape')return forget(),event.preventDefault();
var typed=state.searchTyped||'';
if(key==='Backspace')typed=typed.slice(0,-1);
else if(key.length===1)typed+=key;
else if(key!=='Enter')return;
state.searchTyped=typed}
else if(key!=='/')return;
event.preventDefault();event.stopImmediatePropagation();
state.search='asked'},true)
})(document.documentElement.dataset)`.replaceAll('\n', ''),
});
