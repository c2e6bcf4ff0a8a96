import { namesInBraces } from '#core/http/names-in-braces';
import { membersOf } from '../members-of';
import { keyOf } from '../key-of';
import type { RuleContext, RuleLocation } from '../redocly';
import { isReference } from '../references';
import { type FoundPathItem, pathItemsOf } from './operations-of';

/** What a path has in braces, against what its operations declare with `in: path`. */
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

/** The names in braces of a path, each once. */
export function templateNames(path: string): string[] {
  return [...new Set(namesInBraces(path))];
}

function compare({ path, item, location, operations }: FoundPathItem, context: RuleContext) {
  const names = templateNames(path);
  const shared = declaredBy(item, location, context);
  const declaring = operations.map((found) => ({
    ...found,
    declared: [...shared, ...declaredBy(found.operation, found.location, context)],
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

interface Declared {
  name: string;
  location: RuleLocation;
}

function declaredBy(node: object, location: RuleLocation, context: RuleContext): Declared[] {
  const { parameters } = membersOf(node);
  if (!Array.isArray(parameters)) return [];
  return parameters.flatMap((raw, index) => {
    const resolved = context.resolve<object>(membersOf(raw), location.source.absoluteRef);
    const { name, in: place } = membersOf(resolved.node);
    if (place !== 'path' || typeof name !== 'string') return [];
    const own = location.child(['parameters', index]);
    return [{ name, location: (isReference(raw) ? (resolved.location ?? own) : own).child(['name']) }];
  });
}

/** A parameter that several operations refer to stands in one place. */
function unusedAmong(declared: readonly Declared[], names: readonly string[]): PathComparison['unused'] {
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
