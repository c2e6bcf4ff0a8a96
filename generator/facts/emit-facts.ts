import type { GeneratedFile } from '../files/generated-file';
import type { ApiModel } from '../model/api-model';
import { buildFacts } from './build-facts';

/** `facts/facts.json`: everything that prose may be bound to, one line for each fact. @see {@link Facts} for its shape. */
export function emitFacts(model: ApiModel): GeneratedFile[] {
  const groups = Object.entries(buildFacts(model)).map(
    ([name, group]) => `${JSON.stringify(name)}: ${formatGroup(group as object)}`,
  );
  return [{ path: 'facts/facts.json', content: `{\n${groups.join(',\n')}\n}\n` }];
}

/** A large description has tens of thousands of facts: a line for each shows what changed and costs little. */
function formatGroup(group: object): string {
  if (Array.isArray(group))
    return formatLines(
      '[',
      group.map((fact) => JSON.stringify(fact)),
      ']',
    );
  const lines = Object.entries(group).map(([key, fact]) => `${JSON.stringify(key)}: ${JSON.stringify(fact)}`);
  return formatLines('{', lines, '}');
}

function formatLines(open: string, lines: string[], close: string): string {
  return lines.length === 0 ? `${open}${close}` : `${open}\n${lines.join(',\n')}\n${close}`;
}
