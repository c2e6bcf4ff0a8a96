/** A text of DocSearch 3.9.0, what it becomes, and why. */
interface Change {
  why: string;
  from: string;
  to: string;
}

const changes: readonly Change[] = [
  {
    why: 'A failed search stays failed: the status `error` was overwritten at once, so that readers saw "No results". The error that the screen shows is no unhandled rejection.',
    from: 'finally((function(){p("idle")',
    to: 'catch((function(e){if("error"!==c.getState().status)throw e})).finally((function(){"error"!==c.getState().status&&p("idle")',
  },
  {
    why: 'The frame is no button with everything inside it: the dialog is ours, around it.',
    from: 'm({ref:F},re({"aria-expanded":!0}),{className:',
    to: 'm({ref:F},{className:',
  },
  {
    why: 'The frame is no button.',
    from: 'role:"button",tabIndex:0,onMouseDown:',
    to: 'onMouseDown:',
  },
  {
    why: 'The field is the combobox: it has the focus. It names only lists that are there.',
    from: 'maxLength:64})',
    to: 'maxLength:64,role:"combobox","aria-haspopup":"grid","aria-expanded":o.state.isOpen,"aria-controls":o.state.collections.filter((function(e){return e.items.length>0})).map((function(e){return"docsearch-"+e.source.sourceId+"-list"})).join(" ")||void 0})',
  },
  {
    why: 'Submitting closes the panel, as in every other search field of the library.',
    from: 'onSubmit:function(e){e.preventDefault()}',
    to: 'onSubmit:o.getFormProps({inputElement:null}).onSubmit',
  },
  {
    why: 'Hits are links, and searches that were kept have buttons: rows of a grid, as an option may hold neither.',
    from: 'role:"option"',
    to: 'role:"row"',
  },
  {
    why: 'Each list is a grid with an id of its own and the name of its group.',
    from: 't.getListProps()',
    to: 't.getListProps({source:t.collection.source,"aria-label":t.title,"aria-labelledby":void 0})',
  },
  { why: 'A list of rows is a grid.', from: 'role:"listbox"', to: 'role:"grid"' },
  {
    why: 'A storage that is full or broken loses recent searches, never the modal.',
    from: 'setItem:function(t){return window.localStorage.setItem(e,JSON.stringify(t))},getItem:function(){var t=window.localStorage.getItem(e);return t?JSON.parse(t):[]}',
    to: 'setItem:function(t){try{window.localStorage.setItem(e,JSON.stringify(t))}catch(e){console.warn(e)}},getItem:function(){try{var t=JSON.parse(window.localStorage.getItem(e));return Array.isArray(t)?t.filter((function(e){return e&&e.url&&e.hierarchy})):[]}catch(e){return console.warn(e),[]}}',
  },
];

/**
 * DocSearch 3.9.0 with its defects mended (decision record 19).
 *
 * @param source `dist/esm/index.js` of `@docsearch/react`
 * @throws Error when a text is not there exactly once: another version needs another patch
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
