import path from 'node:path';
import Ajv2020 from 'ajv/dist/2020';
import type { Effects } from '#core/contracts/effects';
import type { ApiModel } from '../../../model/api/api-model';
import { type Mistake, toProblems } from '../../../problems/mistake';
import type { Problem } from '../../../problems/problem';
import { findShapeProblems } from '../../../problems/shape-problems';
import { openYaml } from '../../../problems/yaml-file';

const RULE = 'effects';
const TEXT = { type: 'string' };

const CHANGE = {
  type: 'object',
  required: ['operation', 'ids'],
  additionalProperties: false,
  properties: {
    operation: TEXT,
    ids: { type: 'array', minItems: 1, items: { type: ['integer', 'string'] } },
    is: { enum: ['new', 'deleted'] },
    field: TEXT,
    before: true,
    after: true,
  },
};

const CALL = {
  type: 'object',
  required: ['summary', 'changes'],
  additionalProperties: false,
  properties: { summary: TEXT, changes: { type: 'array', minItems: 1, items: CHANGE } },
};

const validate = new Ajv2020({ allErrors: true, verbose: true, allowUnionTypes: true }).compile({
  type: 'object',
  additionalProperties: { type: 'array', minItems: 1, items: CALL },
});

/** Returns the path of the effects of an entry document. */
export function effectsPath(entry: string): string {
  return path.join(path.dirname(path.resolve(entry)), 'effects.json');
}

/** Reads what calls change in other records, from the file next to an entry document; nothing without the file. */
export function readEffects(
  entry: string,
  { operations }: ApiModel,
): { effects?: Effects; problems: Problem[] } {
  // JSON is YAML.
  const file = openYaml(effectsPath(entry), RULE);
  if (!file) return { problems: [] };
  if (file.problems.length > 0) return { problems: file.problems };
  const problems = findShapeProblems(file, validate, RULE);
  if (problems.length > 0) return { problems };
  const effects = file.value as unknown as Effects;
  const unknown = toProblems(findUnknown(effects, new Set(operations.map(({ id }) => id))), file, RULE);
  return { problems: unknown, ...(unknown.length === 0 && { effects }) };
}

function findUnknown(effects: Effects, known: ReadonlySet<string>): Mistake[] {
  const mistake = (id: string, tokens: string[]): Mistake[] =>
    known.has(id)
      ? []
      : [
          {
            tokens,
            message: `The description has no operation \`${id}\`.`,
            remedy: 'Run the command that writes this file again.',
          },
        ];
  return Object.entries(effects).flatMap(([id, calls]) => [
    ...mistake(id, [id]),
    ...calls.flatMap(({ changes }, call) =>
      changes.flatMap(({ operation }, index) =>
        mistake(operation, [id, String(call), 'changes', String(index), 'operation']),
      ),
    ),
  ]);
}
