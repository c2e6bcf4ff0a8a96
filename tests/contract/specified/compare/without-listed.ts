import { STATEMENTS } from '../beyond';
import type { Finding } from './finding';

const listed = new Set(STATEMENTS.map(({ statement }) => statement));

/** The findings, each once, without the statements of `beyond.ts`, and with those of them that nothing states. */
export function withoutListed(findings: readonly Finding[]): Finding[] {
  const stated = new Set(findings.map(({ statement }) => statement));
  const open = findings.filter(({ statement = '' }) => !listed.has(statement));
  const unused = [...listed].filter((statement) => !stated.has(statement)).map(toUnused);
  return [...new Map([...open, ...unused].map((one) => [`${one.pointer} ${one.message}`, one])).values()];
}

function toUnused(statement: string): Finding {
  return {
    pointer: '#',
    message: `beyond.ts lists "${statement}", which the description does not state.`,
    remedy: 'Correct the description, or remove the entry.',
  };
}
