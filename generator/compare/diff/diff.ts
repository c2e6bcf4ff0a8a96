import type { Change, Use } from './change';
import { compareApi } from './calls/api';
import type { CallContext, CallPair } from './calls/call';
import { report } from './calls/call';
import { compareComponents } from './calls/components';
import { compareEvents } from './calls/events';
import { compareOperations } from './calls/operations';
import { compareSchemes, nameSchemes } from './calls/security-schemes';
import { joinChanges, type Occurrence } from './findings/join-changes';
import { compareSchemas, type Reached } from './findings/schema-graph';
import { createSchemaContext } from './schema/schema-diff';
import type { Side } from './side';

/**
 * The changes between two states of a description, worst first. Compares what they mean: two descriptions of the same API have no
 * changes above `documentation`, however they are written.
 */
export function diff(base: Side, head: Side): Change[] {
  const context: CallContext = {
    base,
    head,
    schemas: createSchemaContext(base, head),
    findings: [],
    roots: [],
  };
  const names = nameSchemes(base, head);
  const calls = compareOperations(context, names);
  compareEvents(context);
  compareSchemes(
    base,
    head,
    names,
    (uses, id, finding) => {
      for (const use of uses(id)) report(context, use, finding);
    },
    (id) => usesOfScheme(calls, id),
  );
  compareApi(context, calls);
  const reached = compareSchemas(context.schemas, context.roots);
  compareComponents(context);
  return joinChanges([...context.findings.map(toOccurrence), ...reached.map(fromSchema)]);
}

function usesOfScheme(calls: readonly CallPair[], id: string): Use[] {
  const uses = calls.filter(({ before }) =>
    before.security.some(({ schemes }) => schemes.some((scheme) => scheme.id === id)),
  );
  return uses.map(({ affected }) => ({
    direction: 'sent',
    affected,
    anchor: `scheme ${id}`,
    title: `scheme \`${id}\``,
  }));
}

function toOccurrence({ use, finding }: CallContext['findings'][number]): Occurrence {
  return {
    finding,
    direction: use.direction,
    anchor: use.anchor,
    site: { affected: use.affected, what: use.what },
    path: '',
    subject: titleOf(use),
    shared: use.what ?? use.title,
    affected: new Set([use.affected]),
  };
}

function fromSchema({ finding, direction, first, path, subject, affected }: Reached): Occurrence {
  return {
    finding,
    direction,
    anchor: first.anchor,
    site: { affected: first.affected, what: first.what },
    path,
    subject: subject ?? `${titleOf(first)}${path}`,
    shared: subject ?? `${first.what ?? first.title}${path}`,
    affected,
  };
}

function titleOf({ title, what }: Use): string {
  return what === undefined ? title : `${title}, ${what}`;
}
