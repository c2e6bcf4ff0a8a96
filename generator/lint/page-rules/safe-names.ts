import { withoutPathCharacters } from '../../model/derive-operation-id';
import { slugOf } from '../../model/slug';
import type { Rule, RuleContext, RuleLocation } from '../redocly';
import { operationsOf } from './operations-of';

/** Ids and tags that cannot name a file as they are. */
export const SafeNames: Rule = () => ({
  Root(root, context) {
    for (const { operation, location } of operationsOf(root, 'paths', context)) {
      checkId(operation.operationId, location.child(['operationId']), context);
      if (Array.isArray(operation.tags)) checkTag(operation.tags[0], location.child(['tags', 0]), context);
    }
  },
});

function checkId(id: unknown, location: RuleLocation, { report }: RuleContext): void {
  if (typeof id !== 'string' || id === '' || withoutPathCharacters(id) === id) return;
  const safe = withoutPathCharacters(id) || 'an id made from method and path';
  report({
    message: `The operationId ${JSON.stringify(id)} cannot name a file; \`${safe}\` is used.\nUse letters, digits, \`_\` and \`-\` only.`,
    location,
  });
}

function checkTag(tag: unknown, location: RuleLocation, { report }: RuleContext): void {
  // eslint-disable-next-line no-control-regex -- NUL cannot be in a file name.
  if (typeof tag !== 'string' || !/[/\\\0]|\.\./.test(tag)) return;
  report({
    message: `The tag ${JSON.stringify(tag)} cannot name a folder; \`${slugOf(tag)}\` is used.\nLeave out \`/\`, \`\\\` and \`..\`.`,
    location,
  });
}
