// @ts-check

/** Verbs an operationId may begin with, by method; the first is the one to suggest. */
const VERBS = {
  get: ['get', 'list', 'calculate', 'deliver', 'validate'],
  post: ['create'],
  put: ['update', 'void'],
  patch: ['update'],
  delete: ['delete'],
};

/**
 * An operationId is camelCase and starts with a verb that fits the method: `createInvoice`. Operations that we call
 * on the reader's server end in `Event`.
 * @type {import('@redocly/openapi-core').Oas3Rule}
 */
export const OperationIdVerb = () => ({
  Paths: {
    PathItem: {
      Operation({ operationId }, { key, location, report }) {
        const verbs = VERBS[/** @type {keyof typeof VERBS} */ (key)] ?? [];
        if (!operationId || startsWithVerb(operationId, verbs)) return;
        report({
          message: `The operationId \`${operationId}\` of a ${String(key).toUpperCase()} is not one of these verbs with a noun: ${verbs.join(', ')}.\nWrite it in camelCase, for example \`${verbs[0]}Invoice\`.`,
          location: location.child(['operationId']),
        });
      },
    },
  },
  WebhooksMap: {
    PathItem: {
      Operation({ operationId }, { location, report }) {
        if (!operationId || /^[a-z][A-Za-z0-9]*Event$/.test(operationId)) return;
        report({
          message: `The operationId \`${operationId}\` of a webhook does not end in \`Event\`.\nWrite it in camelCase, for example \`invoiceCreatedEvent\`.`,
          location: location.child(['operationId']),
        });
      },
    },
  },
});

/**
 * @param {string} operationId
 * @param {readonly string[]} verbs
 */
function startsWithVerb(operationId, verbs) {
  return new RegExp(`^(${verbs.join('|')})[A-Z][A-Za-z0-9]*$`).test(operationId);
}
