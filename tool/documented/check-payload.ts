import { findOperation } from '../content/find';
import { textIn, type Verb } from '../verb';
import { checkPayload as simulated, describeMistakes } from '../verbs/check-payload';
import { checkBody } from './check-body';

/** Checks against the schema of the description. */
export const checkPayload: Verb = {
  ...simulated,
  run(given, { content }) {
    const id = findOperation(content, textIn(given, 'operation'));
    return describeMistakes(id, checkBody(content, id, given.body ?? null));
  },
};
