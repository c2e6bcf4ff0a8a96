import { deriveOperationId } from '../../../model/api/derive-operation-id';
import { slugOf } from '../../../model/api/slug';
import type { Rule, RuleContext } from '../redocly';
import { type FoundOperation, operationsOf } from './operations-of';

/** Reports ids and tags that cannot be used as file names without changes. */
export const SafeComponentNames: Rule = () => ({
  Root(root, context) {
    for (const found of operationsOf(root, 'paths', context)) {
      checkId(found, context);
      checkTag(found, context);
    }
  },
});

function checkId({ operation, method, path, location }: FoundOperation, context: RuleContext): void {
  const { operationId } = operation;
  if (typeof operationId !== 'string' || operationId === '') return;
  const used = deriveOperationId({ operationId, method, path });
  if (used === operationId) return;
  context.report({
    message: `The operationId ${JSON.stringify(operationId)} cannot name a file; \`${used}\` is used.\nUse letters, digits, \`_\` and \`-\` only.`,
    location: location.child(['operationId']),
  });
}

function checkTag({ operation, location }: FoundOperation, context: RuleContext): void {
  const tag: unknown = Array.isArray(operation.tags) ? operation.tags[0] : undefined;
  if (typeof tag !== 'string' || !/[/\\\0]|\.\./.test(tag)) return;
  context.report({
    message: `The tag ${JSON.stringify(tag)} cannot name a folder; \`${slugOf(tag)}\` is used.\nLeave out \`/\`, \`\\\` and \`..\`.`,
    location: location.child(['tags', 0]),
  });
}
