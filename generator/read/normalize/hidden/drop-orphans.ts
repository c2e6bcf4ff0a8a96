import { isObject, type Json, type JsonObject } from '#core/json/json';
import { entriesOf, listOf, objectOf, textOf } from '#core/json/read';
import { eachPart } from '#core/openapi/description-parts';
import { findTarget } from '../find-target';

/**
 * Notes which components a description uses, and returns a function that removes those that it no longer uses: what only hidden
 * parts used is hidden with them. A component that nothing used stays. The returned function changes `description`.
 */
export function watchOrphans(description: JsonObject): () => void {
  const used = new Reach(description).from(outsideComponents(description));
  const unused = componentsOf(description).filter((component) => !used.has(component));
  return () => {
    const present = new Set(componentsOf(description));
    const roots = unused.filter((component) => present.has(component));
    const stillUsed = new Reach(description).from([...outsideComponents(description), ...roots]);
    for (const [, components] of entriesOf(description.components)) {
      for (const [name, component] of entriesOf(components))
        if (used.has(component) && !stillUsed.has(component)) delete objectOf(components)[name];
    }
  };
}

function outsideComponents({ components, ...outside }: JsonObject): Json[] {
  return Object.values(outside);
}

function componentsOf({ components }: JsonObject): Json[] {
  return entriesOf(components).flatMap(([, ofKind]) => Object.values(objectOf(ofKind)));
}

/** Follows references to components, also those of a discriminator to the schemas that it chooses from. */
class Reach {
  private readonly children = new Map<Json, Json[]>();

  constructor(private readonly description: JsonObject) {
    for (const [, schema] of entriesOf(objectOf(description.components).schemas)) {
      for (const base of listOf(objectOf(schema).allOf).flatMap((part) =>
        this.targetsOf(objectOf(part).$ref),
      ))
        if (isObject(objectOf(base).discriminator))
          this.children.set(base, [...(this.children.get(base) ?? []), schema]);
    }
  }

  from(roots: readonly Json[]): Set<Json> {
    const reached = new Set<Json>();
    const waiting = [...roots];
    for (let root = waiting.pop(); root !== undefined; root = waiting.pop()) {
      if (reached.has(root)) continue;
      reached.add(root);
      waiting.push(...(this.children.get(root) ?? []));
      eachPart(root, (part, isMap) => {
        if (isMap) return;
        const { mapping, defaultMapping } = objectOf(part.discriminator);
        const mapped = Object.values(objectOf(mapping));
        waiting.push(
          ...[part.$ref, defaultMapping, ...mapped].flatMap((reference) => this.targetsOf(reference)),
        );
      });
    }
    return reached;
  }

  /** The component that a reference leads into; none for a reference to another location. */
  private targetsOf(reference: Json | undefined): Json[] {
    const text = textOf(reference);
    const target = text === undefined ? undefined : findTarget(text, this.description);
    if (target === undefined) return [];
    const [root, kind = '', name = ''] = target.tokens;
    const component =
      root === 'components' ? objectOf(objectOf(this.description.components)[kind])[name] : undefined;
    return [component ?? target.value];
  }
}
