import path from 'node:path';
import { stringify } from 'yaml';
import { lint } from '../../generator/read/lint/lint';
import { type Format, formatProblems } from '../../generator/problems/format-problems';
import { relativePath } from '../../generator/problems/relative-path';
import { descriptionText } from './description-text';
import { temporaryFolder } from './temporary-folder';
// Redocly loads a plugin once in a process: only the first test there would read the rules, and only it would be run when they change.
import '../../generator/read/lint/rules';

/** The plugin of the house rules, as a configuration names it. */
export const HOUSE_PLUGIN = path.resolve(__dirname, '../../generator/read/lint/plugin.mjs');

/**
 * The printed problems of a description given as files, `openapi.yaml` being the entry document. A configuration among them loads
 * the house plugin, as ours does, so that rules that it does not name are errors.
 */
export async function lintFiles(
  files: Record<string, string>,
  entry = 'openapi.yaml',
  format: Format = 'text',
): Promise<string> {
  const { 'redocly.yaml': config, ...others } = files;
  const folder = temporaryFolder(
    config === undefined ? others : { ...others, 'redocly.yaml': withPlugin(config) },
  );
  const { problems } = await lint(path.join(folder, entry));
  return formatProblems(problems, format).replaceAll(`${relativePath(folder)}/`, '');
}

/** `lintFiles` for a description of one file. */
export async function lintText(text: string): Promise<string> {
  return lintFiles({ 'openapi.yaml': text });
}

/** `lintFiles` with one house rule, named without its prefix, as the only rule. */
export async function lintWithRule(
  rule: string,
  files: Record<string, string>,
  options: object = {},
  format: Format = 'text',
): Promise<string> {
  const config = { plugins: [HOUSE_PLUGIN], rules: { [`house/${rule}`]: { severity: 'error', ...options } } };
  return lintFiles({ ...files, 'redocly.yaml': stringify(config) }, 'openapi.yaml', format);
}

/** `lintWithRule` for a description whose only schema, `Contact`, is in a separate file. @param contact its keywords, without the title. */
export async function lintContact(rule: string, contact: object, options: object = {}): Promise<string> {
  const entry = descriptionText(`
paths: {/ping: {get: {operationId: getPing, responses: {}}}}
components:
  schemas:
    Contact: {$ref: Contact.yaml}
`);
  const files = { 'openapi.yaml': entry, 'Contact.yaml': stringify({ title: 'Contact', ...contact }) };
  return lintWithRule(rule, files, options);
}

function withPlugin(config: string): string {
  return config.includes('plugins:') ? config : `plugins: ['${HOUSE_PLUGIN}']\n${config}`;
}
