import type { Packed } from './pack';

/** Replaced by the build, which embeds the pages of the site. */
export const packed: Packed = {
  about: '',
  pages: '',
  index: '',
  facts: '',
  errors: '',
  requests: '',
  workflows: '',
};
