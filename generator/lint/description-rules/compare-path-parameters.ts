import { namesInBraces } from '#core/http/names-in-braces';
import { keyOf } from '../key-of';
import type { RuleContext, RuleLocation } from '../redocly';
import { type DeclaredParameter, declaredParameters } from './declared-parameters';
import { type FoundPathItem, pathItemsOf } from './operations-of';

/** The names that a path has in braces, compared with the parameters that its operations declare with `in: path`. */
export interface PathComparison {
  path: string;
  /** The key of the path. */
  location: RuleLocation;
  /** Names of the path that some operations do not declare. */
  missing: { name: string; methods: string[]; location: RuleLocation }[];
  /** Declared names that are not in the path, each with the places that declare it. */
  unused: { name: string; locations: RuleLocation[] }[];
}

/** Every path of the root, compared with the parameters of its operations. */
export function comparePathParameters(root: object, context: RuleContext): PathComparison[] {
  return pathItemsOf(root, 'paths', context).map((found) => ({
    path: found.path,
    location: keyOf(context.location.child(['paths', found.path])),
    ...compare(found, context),
  }));
}

function compare({ path, item, location, operations }: FoundPathItem, context: RuleContext) {
  const names = namesInBraces(path);
  const shared = declaredInPath(item, location, context);
  const declaring = operations.map((found) => ({
    ...found,
    declared: [...shared, ...declaredInPath(found.operation, found.location, context)],
  }));
  const missing = names.flatMap((name) => {
    const lacking = declaring.filter(({ declared }) => !declared.some((one) => one.name === name));
    const [first] = lacking;
    if (!first) return [];
    return [{ name, methods: lacking.map(({ method }) => method), location: placeOfParameters(first) }];
  });
  return {
    missing,
    unused: unusedAmong([...shared, ...declaring.flatMap(({ declared }) => declared)], names),
  };
}

function declaredInPath(node: object, location: RuleLocation, context: RuleContext): DeclaredParameter[] {
  return declaredParameters(node, location, context).filter((one) => one.in === 'path');
}

/** A parameter that several operations refer to stands in one place. */
function unusedAmong(
  declared: readonly DeclaredParameter[],
  names: readonly string[],
): PathComparison['unused'] {
  const byName = new Map<string, Map<string, RuleLocation>>();
  for (const { name, location } of declared.filter(({ name }) => !names.includes(name)))
    byName.set(
      name,
      (byName.get(name) ?? new Map<string, RuleLocation>()).set(location.absolutePointer, location),
    );
  return [...byName].map(([name, locations]) => ({ name, locations: [...locations.values()] }));
}

function placeOfParameters({ location }: { location: RuleLocation }): RuleLocation {
  return keyOf(location.child(['parameters']));
}
