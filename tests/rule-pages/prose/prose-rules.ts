import { existsSync } from 'node:fs';
import path from 'node:path';
import type { Problem } from '../../../generator/problems/problem';
import ownRules from '../../../abaco/page-rules';
import { withMistakes } from '../../../site/lint/page-rules';
import { lintWith } from '../../docs/lint/lint-with';
import { readDocs } from '../read-docs';
import { readSource } from '../read-sources';
import type { RulePage } from '../rule-page';

const pageRules = withMistakes(ownRules);

/** The folders of rules: for any pages, and for ours. */
export const FOLDERS = ['site/lint/rules', 'abaco/page-rules'];

/** The rules of hand-written pages, sorted. Those of retext have its documentation. */
export const PROSE_RULES = pageRules.rules.map(({ id }) => id).sort();

/** A page that no other links to, and that is not in the sidebar. */
const PAGE = 'tools/example.mdx';

/** Returns the problems of an example, as the whole text of a page. */
export function lintExample(text: string): Problem[] {
  return lintWith(PAGE, text.trimEnd());
}

/** Returns an example whose first line is exempt from a rule. */
export function waive(id: string, text: string): string {
  return `{/* allow ${id}: the reason */}\n${text}`;
}

/** Combines the source and the code of a rule with the problems of its bad example. */
export function buildPage(id: string, problems: readonly Problem[]): RulePage {
  const folder = folderOf(id);
  const { why, bad, good } = readSource(folder, id);
  const { reports, see } = readDocs(path.join(folder, `${id}.ts`), camelCase(id));
  return {
    id,
    path: `pages/${id}`,
    area: 'Hand-written pages',
    severity: 'error',
    reports,
    see,
    why,
    bad: [{ language: 'mdx', text: bad }],
    findings: problems.map(formatFinding),
    good: [{ language: 'mdx', text: good }],
    options: [],
    off: {
      prose: 'For one line and the next one, with the reason:',
      code: { language: 'mdx', text: waive(id, '').trimEnd() },
    },
  };
}

/** Elements in a message are code, so that Markdown shows them. */
function formatFinding({ message, remedy, location }: Problem): string {
  return `Line ${location.line}: ${message} ${remedy}`.replaceAll(/<\/?[A-Z][^>]*>/g, '`$&`');
}

function camelCase(id: string): string {
  return id.replaceAll(/-(\w)/g, (_, letter: string) => letter.toUpperCase());
}

/** Returns the folder of a rule. @throws when none has it. */
export function folderOf(id: string): string {
  const folder = FOLDERS.find((name) => existsSync(path.join(name, `${id}.ts`)));
  if (folder === undefined) throw new Error(`Unknown rule: ${id}.`);
  return folder;
}
