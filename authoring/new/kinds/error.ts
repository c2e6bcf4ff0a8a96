import { UsageError } from '#core/command-line/usage-error';
import { addEntry } from '../../plan/add-entry';
import { newFile, requireFile, requireName } from '../../plan/edit-text';
import { parseYaml } from '../../plan/parse-yaml';
import type { FileChange, Sources } from '../../plan/plan';
import { kebabCase, type Kind } from '../kind';

type Responses = Record<string, unknown>;

/** An error of one operation: its response with an example, and its status at the operation. */
export const error: Kind = {
  takes: '<operationId> <status> <Response>',
  example: 'createCoupon 409 CouponConflict',
  plan: ([id, givenStatus, givenName], sources) => {
    const status = requireName(givenStatus, /^[45]\d\d$/, 'error', '409');
    const name = requireName(givenName, /^[A-Z]\w*$/, 'response', 'CouponConflict');
    const { file, method, responses } = findOperation(id ?? '', sources);
    if (status in responses) throw new UsageError(`\`${id}\` has a ${status} in ${file}: change that one.`);
    const example = `error.${status}.${kebabCase(name)}`;
    const next = Object.keys(responses).find((other) => Number(other) > Number(status));
    const entry = [`'${status}':`, `  $ref: ../components/responses/${name}.yaml`];
    return {
      changes: [
        newFile(sources, `openapi/components/responses/${name}.yaml`, responseText(example)),
        newFile(
          sources,
          `openapi/components/examples/${example}.yaml`,
          'summary: TODO\nvalue:\n  error: TODO\n',
        ),
        { file, content: addEntry(requireFile(sources, file), [method, 'responses'], entry, next) },
        ...addReason(id ?? '', status, sources),
      ],
      next: [
        'Say in openapi/simulator.yaml which call returns it, and let the handler refuse that call.',
        'Run npm run lint:api, npm run generate, npm run test:simulator -- reproductions, npm run claims.',
      ],
    };
  },
};

const CONFIG = 'redocly.yaml';

/** Says that the operation can fail like this, unless the status follows from what it does. */
function addReason(id: string, status: string, sources: Sources): FileChange[] {
  const { rules } = parseYaml<{ rules: Record<string, Reasons> }>(CONFIG, sources);
  const { also = {}, ...traits } = rules['house/standard-errors'] ?? {};
  if (Object.values(traits).flat().includes(Number(status))) return [];
  const ids = [...(also[status] ?? []), id].join(', ');
  const content = requireFile(sources, CONFIG)
    .replace(/^( +)also: \{\}$/m, '$1also:')
    .replace(new RegExp(`(^ +also:\\n(?: {6}.*\\n)*?) {6}${status}: .*\\n`, 'm'), '$1')
    .replace(/^ +also:\n/m, `$&      ${status}: [${ids}]\n`);
  return [{ file: CONFIG, content }];
}

/** The options of the rule: statuses by trait, and operations by status. */
type Reasons = { also?: Record<string, string[]> } & Record<string, unknown>;

const responseText = (example: string) => `description: TODO
x-basis: choice
x-decision: TODO
content:
  application/json:
    schema:
      $ref: ../schemas/Error.yaml
    examples:
      default:
        $ref: ../examples/${example}.yaml
`;

function findOperation(id: string, sources: Sources): { file: string; method: string; responses: Responses } {
  for (const file of sources.list('openapi/paths')) {
    const item = parseYaml<Record<string, { operationId?: string; responses?: Responses }>>(file, sources);
    const found = Object.entries(item).find(([, { operationId }]) => operationId === id);
    if (found) return { file, method: found[0], responses: found[1].responses ?? {} };
  }
  throw new UsageError(`There is no operation \`${id}\`: write the id of one, such as \`createCoupon\`.`);
}
