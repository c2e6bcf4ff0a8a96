import type { Json } from '#core/json/json';
import { createSchemaChecks, type SchemaChecks } from '../prove/schema-checks';
import { createVariants, type Variants } from '../prove/variants';
import { isShape, type Node } from '../shape/shape';
import type { Side } from '../side';

/** Finds a value that the node of the base takes, and each of the nodes of the head, too. */
export type FindWitness = (base: Node, heads: readonly Node[]) => Json | undefined;

/** Searches the values at the edges of a schema of the base. Validators are only made for the first search: few comparisons need one. */
export function createFindWitness(base: Side, head: Side): FindWitness {
  let tools: { variants: Variants; base: SchemaChecks; head: SchemaChecks } | undefined;
  return (node, heads) => {
    tools ??= {
      variants: createVariants(base.bundle),
      base: createSchemaChecks(base),
      head: createSchemaChecks(head),
    };
    const raw = rawOf(base, node);
    const checks = [tools.base.lenient(raw), ...heads.map((one) => tools!.head.lenient(rawOf(head, one)))];
    return tools.variants(raw).find((value) => checks.every((check) => check(value)?.length === 0));
  };
}

/** The schema of a node as it is written. */
function rawOf({ origins }: Side, { parts }: Node): Json {
  const written = parts.flatMap((part) => (isShape(part) ? [] : (origins.get(part) ?? [])));
  return written.length === 1 ? written[0]! : { allOf: written };
}
