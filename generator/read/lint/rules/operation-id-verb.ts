import type { Rule } from '../redocly';

interface OperationIdVerbOptions {
  /** Verbs that an operationId may start with, by method; the first one is suggested. */
  verbs?: Record<string, string[]>;
}

/**
 * Reports operationIds that are not camelCase or do not start with a verb that matches the method: `createInvoice`. Operations that
 * we call on the reader's server end in `Event`.
 */
export const OperationIdVerb: Rule = ({ verbs: listed = {} }: OperationIdVerbOptions) => ({
  Paths: {
    PathItem: {
      Operation({ operationId }, context) {
        const { key, location } = context;
        const verbs = listed[key] ?? [];
        if (!operationId || startsWithVerb(operationId, verbs)) return;
        context.report({
          message: `The operationId \`${operationId}\` of a ${String(key).toUpperCase()} is not one of these verbs with a noun: ${verbs.join(', ')}.\nWrite it in camelCase, for example \`${verbs[0] ?? key}Thing\`.\nAnother verb has to be one of \`verbs\``,
          location: location.child(['operationId']),
        });
      },
    },
  },
  WebhooksMap: {
    PathItem: {
      Operation({ operationId }, context) {
        const { location } = context;
        if (!operationId || /^[a-z][A-Za-z0-9]*Event$/.test(operationId)) return;
        context.report({
          message: `The operationId \`${operationId}\` of a webhook does not end in \`Event\`.\nWrite it in camelCase, for example \`thingCreatedEvent\`.`,
          location: location.child(['operationId']),
        });
      },
    },
  },
});

function startsWithVerb(operationId: string, verbs: string[]): boolean {
  return new RegExp(`^(${verbs.join('|')})[A-Z][A-Za-z0-9]*$`).test(operationId);
}
