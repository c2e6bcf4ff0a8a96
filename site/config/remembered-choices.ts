import type { HtmlTagObject } from '@docusaurus/types';

/**
 * Applies remembered choices (`src/client/sync-selections.ts`) while the page is parsed, before it is painted, so that nothing
 * moves when the site's scripts arrive. A list whose options are still being parsed is looked at again.
 */
export const showRememberedChoices: HtmlTagObject = {
  tagName: 'script',
  attributes: {},
  innerHTML: `new MutationObserver(function(changes,observer){
try{document.querySelectorAll('[data-remembered]:not([data-restored])').forEach(function(control){
var kept=localStorage.getItem('choice-'+control.dataset.choice);
if(kept===null)control.dataset.restored='';
else if(control.type==='checkbox'){control.checked=kept==='true';control.dataset.restored=''}
else for(var i=0;i<control.options.length;i++)if(control.options[i].value===kept){control.value=kept;control.dataset.restored=''}})}catch(error){}
if(document.readyState!=='loading')observer.disconnect()}).observe(document,{childList:true,subtree:true})`.replaceAll(
    '\n',
    '',
  ),
};
