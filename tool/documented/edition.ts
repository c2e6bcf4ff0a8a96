import type { Content } from '../content/content';
import type { Session, Verb } from '../verb';
import { event, object, operation, page } from '../verbs/read';
import { search } from '../verbs/search';
import { call } from './call';
import { createExplain } from '../verbs/explain';
import { checkBody } from './check-body';
import { checkPayload } from './check-payload';

/** All verbs, most used first; without examples, which are calls of the API that has a simulator. */
export const verbs: readonly Verb[] = [
  search,
  page,
  operation,
  object,
  event,
  call,
  createExplain(
    ({ content }) =>
      (id, body) =>
        checkBody(content, id, body),
  ),
  checkPayload,
].map(({ example, ...verb }) => verb);

export const hasSimulator = false;

/** These verbs use nothing but the content. */
export function openSession(content: Content): Pick<Session, 'content'> {
  return { content };
}
