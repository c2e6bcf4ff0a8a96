export const PROOF_TITLE = 'How we know the docs are true';

/** How many of the pages that tasks need the page names. */
export const MOST_SHOWN = 10;

/** The sections of the page about the tests. */
export const PROOF_SECTIONS = [
  { id: 'snippets', text: 'Every snippet runs' },
  { id: 'errors', text: 'Every error can be seen' },
  { id: 'mutants', text: 'Every check can fail' },
  { id: 'sequences', text: 'Any sequence of calls' },
  { id: 'judge', text: 'An independent runner' },
  { id: 'agents', text: 'Programs find their way' },
] as const;
