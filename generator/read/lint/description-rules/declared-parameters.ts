import { textOf } from '#core/json/read';
import { membersOf } from '../../source/members-of';
import type { RuleContext, RuleLocation } from '../redocly';
import { isReference } from '#core/openapi/is-reference';

/** A parameter as rules see it, with the location of its name. */
export interface DeclaredParameter {
  name: string;
  in: string | undefined;
  location: RuleLocation;
}

/** Returns the parameters that an operation or a path item itself declares, with references followed. */
export function declaredParameters(
  node: object,
  location: RuleLocation,
  context: RuleContext,
): DeclaredParameter[] {
  const { parameters } = membersOf(node);
  if (!Array.isArray(parameters)) return [];
  return parameters.flatMap((raw, index) => {
    const resolved = context.resolve<object>(membersOf(raw), location.source.absoluteRef);
    const { name, in: place } = membersOf(resolved.node);
    if (typeof name !== 'string') return [];
    const own = location.child(['parameters', index]);
    const found = isReference(raw) ? (resolved.location ?? own) : own;
    return [{ name, in: textOf(place), location: found.child(['name']) }];
  });
}
