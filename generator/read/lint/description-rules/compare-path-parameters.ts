import { namesInBraces } from '#core/http/names-in-braces';
import { keyOf } from '../key-of';
import type { RuleContext, RuleLocation } from '../redocly';
import { type DeclaredParameter, declaredParameters } from './declared-parameters';
import { type FoundPathItem, pathItemsOf } from './operations-of';

/** Compares the names in braces in a path with the parameters that its operations declare with `in: path`. */
export interface PathComparison {
  path: string;
  /** Location of the key of the path. */
  location: RuleLocation;
  /** Names in the path that some operations do not declare. */
  missing: { name: string; methods: string[]; location: RuleLocation }[];
  /** Declared names that are not in the path, each with the locations of its declarations. */
  unused: { name: string; locations: RuleLocation[] }[];
}

/** Compares every path of the root with the parameters of its operations. */
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

/** Returns the declared names that are not in the path. A parameter that several operations refer to has one location. */
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
