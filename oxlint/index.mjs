import { noKeptState } from './no-kept-state.mjs';
import { noTimeLimits } from './no-time-limits.mjs';
import { oneEncoder } from './one-encoder.mjs';
import { plainEnglish } from './plain-english.mjs';
import { translatedLabels } from './translated-labels.mjs';

/** The lint rules of this project, as a plugin of oxlint. */
export default {
  meta: { name: 'house' },
  rules: {
    'no-kept-state': noKeptState,
    'no-time-limits': noTimeLimits,
    'one-encoder': oneEncoder,
    'plain-english': plainEnglish,
    'translated-labels': translatedLabels,
  },
};
