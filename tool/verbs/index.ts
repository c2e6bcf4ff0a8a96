import type { Verb } from '../verb';
import { call } from './call';
import { checkPayload } from './check-payload';
import { createExplain } from './explain';
import { event, object, operation, page } from './read';
import { search } from './search';
import { verifySignature } from './verify-signature';
import { workflow } from './workflow';

/** All verbs, most used first. */
export const verbs: readonly Verb[] = [
  search,
  page,
  operation,
  object,
  event,
  call,
  createExplain(
    ({ worlds }) =>
      (id, body) =>
        worlds.open('check').checkBody(id, body),
  ),
  checkPayload,
  workflow,
  verifySignature,
];
