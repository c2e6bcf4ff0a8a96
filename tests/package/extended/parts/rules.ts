import type { PageRules } from 'docproof-full';

/** Pages promise nothing. */
const pageRules: PageRules = {
  rules: [
    {
      id: 'promise',
      check: ({ source }) =>
        [...source.matchAll(/\bsoon\b/g)].map(({ index }) => ({
          offset: index,
          message: 'The page promises something.',
          remedy: 'Say what there is today.',
        })),
    },
  ],
};

export default pageRules;
