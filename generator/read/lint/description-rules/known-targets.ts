import { namesInBraces } from '#core/http/names-in-braces';
import { formatPointer, parseFragment } from '#core/json/pointer';
import { keyOf } from '../key-of';
import { membersOf } from '../../source/members-of';
import type { Rule, RuleContext } from '../redocly';
import { suggestNearest } from '../../../problems/suggest-nearest';
import { type DeclaredParameter, declaredParameters } from './declared-parameters';
import { pathItemsOf } from './operations-of';

/** Returns the names that a link can use for the parameters of an operation: `id` and `path.id`. */
type Names = () => ReadonlySet<string>;

/**
 * Reports links that do not lead to an operation of the description or to the URL of another one, and parameters that the operation
 * does not have.
 * @see https://spec.openapis.org/oas/v3.1.0#link-object
 */
export const KnownTargets: Rule = () => {
  const ids = new Map<string, Names>();
  const places = new Map<string, Names>();
  return {
    Root: {
      enter(root, context) {
        for (const kind of ['paths', 'webhooks'] as const)
          for (const { path, item, location, operations } of pathItemsOf(root, kind, context))
            for (const { tokens, operation, location: own } of operations) {
              const names = () =>
                namesOf(path, [
                  ...declaredParameters(item, location, context),
                  ...declaredParameters(operation, own, context),
                ]);
              places.set(JSON.stringify([kind, path, ...tokens]), names);
              if (typeof operation.operationId === 'string') ids.set(operation.operationId, names);
            }
      },
    },
    Link(link, context) {
      const { location } = context;
      const { operationId, operationRef, parameters } = membersOf(link);
      if (typeof operationId === 'string' && !ids.has(operationId)) {
        const remedy = suggestNearest(operationId, ids.keys()) ?? 'Write that of an operation.';
        context.report({
          message: `The link has no target: no operation has the operationId \`${operationId}\`.\n${remedy}`,
          location: location.child(['operationId']),
        });
      }
      const place = typeof operationRef === 'string' ? parseFragment(operationRef) : undefined;
      if (place && !places.has(JSON.stringify(place)))
        context.report({
          message: `The link has no target: there is no operation at \`#${formatPointer(place)}\`.\nWrite a reference to an operation, such as \`#/paths/~1invoices/get\`.`,
          location: location.child(['operationRef']),
        });
      if (operationId === undefined && operationRef === undefined)
        context.report({
          message: 'The link names no operation.\nAdd the `operationId` of one.',
          location,
        });
      const names =
        typeof operationId === 'string' ? ids.get(operationId) : places.get(JSON.stringify(place));
      const given = Object.keys(membersOf(parameters));
      if (names && given.length > 0) reportUnknown(given, names(), context);
    },
  };
};

function namesOf(path: string, declared: readonly DeclaredParameter[]): ReadonlySet<string> {
  const given = declared.flatMap((one) => [one.name, `${one.in ?? ''}.${one.name}`]);
  // A name that only the path has is reported by another rule.
  return new Set([...given, ...namesInBraces(path)]);
}

function reportUnknown(given: readonly string[], names: ReadonlySet<string>, context: RuleContext): void {
  for (const name of given.filter((one) => !names.has(one)))
    context.report({
      message: `The link sets \`${name}\`, but its operation has no such parameter.\n${suggestNearest(name, names) ?? 'Write the name of one that it declares, or remove it.'}`,
      location: keyOf(context.location.child(['parameters', name])),
    });
}
