/** A piece of DocSearch 3.9.0's code, its replacement, and the reason. */
interface Change {
  why: string;
  from: string;
  to: string;
}

const changes: readonly Change[] = [
  {
    why: 'A field that loses the focus closes its panel; it stays open while another window has the focus.',
    from: 'onBlur:q,',
    to: 'onBlur:function(e){e.target!==t.environment.document.activeElement&&n.dispatch("blur",null)},',
  },
  {
    why: 'The engine counts positions from 1.',
    from: 'positions:[e.__autocomplete_id]',
    to: 'positions:[1+e.__autocomplete_id]',
  },
  {
    why: 'The first hit, whose id is 0, is reported as the others are.',
    from: 'H.context.algoliaInsightsPlugin&&e.__autocomplete_id)',
    to: 'H.context.algoliaInsightsPlugin&&void 0!==e.__autocomplete_id)',
  },
  {
    why: 'A failed search stays failed: the status `error` was overwritten at once, so that readers saw "No results". The error that the screen shows is not an unhandled rejection.',
    from: 'finally((function(){p("idle")',
    to: 'catch((function(e){if("error"!==c.getState().status)throw e})).finally((function(){"error"!==c.getState().status&&p("idle")',
  },
  {
    why: 'The frame must not be a button around everything: our dialog wraps it.',
    from: 'm({ref:F},re({"aria-expanded":!0}),{className:',
    to: 'm({ref:F},{className:',
  },
  {
    why: 'The frame must not be a button.',
    from: 'role:"button",tabIndex:0,onMouseDown:',
    to: 'onMouseDown:',
  },
  {
    why: 'The field is the combobox: it has the focus. It names only lists that are there.',
    from: 'maxLength:64})',
    to: 'maxLength:64,role:"combobox","aria-haspopup":"grid","aria-expanded":o.state.isOpen,"aria-controls":o.state.collections.filter((function(e){return e.items.length>0})).map((function(e){return"docsearch-"+e.source.sourceId+"-list"})).join(" ")||void 0})',
  },
  {
    why: 'Submitting closes the panel, as in every other search field of the library, once there are results.',
    from: 'onSubmit:function(e){e.preventDefault()}',
    to: 'onSubmit:function(e){"idle"===o.state.status?o.getFormProps({inputElement:null}).onSubmit(e):e.preventDefault()}',
  },
  {
    why: 'Enter before the results have come waits for them. It gave them up and said "No results".',
    from: 'return void(r.debug||o.pendingRequests.cancelAll())',
    to: 'return',
  },
  {
    why: 'So does Tab.',
    from: 'o.dispatch("blur",null),o.pendingRequests.cancelAll()',
    to: 'o.dispatch("blur",null)',
  },
  {
    why: 'So does a touch of the page around the field.',
    from: 'n.dispatch("blur",null),t.debug||n.pendingRequests.cancelAll()',
    to: 'n.dispatch("blur",null)',
  },
  {
    why: 'Hits are links, and searches that were kept have buttons: rows of a grid, as an option may hold neither.',
    from: 'role:"option"',
    to: 'role:"row"',
  },
  { why: 'A list of rows is a grid.', from: 'role:"listbox"', to: 'role:"grid"' },
  {
    why: 'Each grid has its own id and the name of its group; a list cannot be a grid.',
    from: 'createElement("ul",t.getListProps()',
    to: 'createElement("div",t.getListProps({source:t.collection.source,"aria-label":t.title,"aria-labelledby":void 0})',
  },
  {
    why: 'An entry of a list may not be a row.',
    from: 'createElement("li",m({className:["DocSearch-Hit"',
    to: 'createElement("div",m({className:["DocSearch-Hit"',
  },
  {
    why: 'A search is kept or removed at once: it waited for the end of a transition that we do not have.',
    from: 'runDeleteTransition:function(e){p(!0),y.current=e},runFavoriteTransition:function(e){h(!0),y.current=e}',
    to: 'runDeleteTransition:function(e){e()},runFavoriteTransition:function(e){e()}',
  },
  {
    why: 'A hit on text is kept as itself where the page that it belongs to was not found.',
    from: '"content"===e.type?e.__docsearch_parent:e',
    to: '"content"===e.type&&e.__docsearch_parent||e',
  },
  {
    why: 'What the patch calls of ours.',
    from: 'import{createPortal as o}from"react-dom";',
    to: 'import{createPortal as o}from"react-dom";import{readKept as KEPT}from"@site/src/search/kept";import{SearchFailure as FAILURE}from"@site/src/search/SearchModal/SearchFailure";',
  },
  {
    why: 'The error screen has a way on.',
    from: 'createElement(cr,{translations:null==n?void 0:n.errorScreen})',
    to: 'createElement(FAILURE,o)',
  },
  {
    why: 'A storage that is full or broken loses recent searches, never the modal. What was kept is as little to be trusted as a hit.',
    from: 'setItem:function(t){return window.localStorage.setItem(e,JSON.stringify(t))},getItem:function(){var t=window.localStorage.getItem(e);return t?JSON.parse(t):[]}',
    to: 'setItem:function(t){try{window.localStorage.setItem(e,JSON.stringify(t))}catch(e){console.warn(e)}},getItem:function(){return KEPT(e)}',
  },
  {
    why: 'Screens of ours.',
    from: 'import{createPortal as o}from"react-dom";',
    to: 'import{createPortal as o}from"react-dom";import{NoResultsScreen as NORESULTS,NoteAboveHits as NOTE,StartScreen as START}from"@site/src/search/SearchModal/screens";',
  },
  {
    why: 'The start screen has pages that readers look for, also where no searches are kept.',
    from: 'o.disableUserPersonalization?null:e.createElement("div",{className:"DocSearch-StartScreen"},e.createElement("p",{className:"DocSearch-Help"},u))',
    to: 'e.createElement(START,o)',
  },
  {
    why: 'After no results come queries that find something; it had the names of groups that earlier letters found.',
    from: 'createElement(lr,m({},o,{translations:null==n?void 0:n.noResultsScreen}))',
    to: 'createElement(NORESULTS,o)',
  },
  {
    why: 'Above the hits stands what the query was answered without.',
    from: '{className:"DocSearch-Dropdown-Container"},t.state.collections.map(',
    to: '{className:"DocSearch-Dropdown-Container"},e.createElement(NOTE,t),t.state.collections.map(',
  },
  {
    why: 'The hint says what Escape does: it clears a query whose panel is closed.',
    from: 'createElement(Wt,{translations:L})',
    to: 'createElement(Wt,{translations:m({closeText:H.query&&!H.isOpen?"to clear":"to close"},L)})',
  },
  {
    why: 'A hit that is opened with the middle button is kept, too.',
    from: 'onClick:function(e){c(r,e)}})',
    to: 'onAuxClick:function(e){1===e.button&&c(r,e)},onClick:function(e){c(r,e)}})',
  },
  {
    why: 'With the first favorite, 4 recent searches show at once, not when the modal opens again.',
    from: 'return Y.getAll()',
    to: 'return Y.getAll().slice(0,G.getAll().length>0?4:7)',
  },
];

/**
 * Returns DocSearch 3.9.0 with its defects repaired (decision record 20).
 *
 * @param source `dist/esm/index.js` of `@docsearch/react`
 * @throws Error if the code of a change does not occur exactly once: another version needs another patch
 */
export function patchDocSearch(source: string): string {
  return changes.reduce(apply, source);
}

function apply(source: string, { from, to, why }: Change): string {
  const count = source.split(from).length - 1;
  if (count !== 1)
    throw new Error(
      `DocSearch holds \`${from}\` ${count} times, not once, so it cannot be patched. Install @docsearch/react 3.9.0, or write the change anew in site/plugins/docsearch/patch.ts. ${why}`,
    );
  return source.replace(from, () => to);
}
