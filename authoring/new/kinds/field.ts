import { UsageError } from '#core/command-line/usage-error';
import { addEntry } from '../../plan/add-entry';
import { requireFile, requireName } from '../../plan/edit-text';
import { parseYaml } from '../../plan/parse-yaml';
import type { Kind } from '../kind';

const TYPES = ['string', 'integer', 'number', 'boolean', 'object', 'array'];

/** A field of one schema. It has marks, as a field beyond the specification does. */
export const field: Kind = {
  takes: '<Schema.field> [type]',
  example: 'CouponUpdate.note string',
  plan: ([given, type = 'string'], sources) => {
    const full = requireName(given, /^[A-Z]\w*\.[a-z][a-z\d_]*$/, 'field', field.example);
    if (!TYPES.includes(type))
      throw new UsageError(`\`${type}\` is not a type: write one of ${TYPES.join(', ')}.`);
    const [schema = '', name = ''] = full.split('.');
    const file = `openapi/components/schemas/${schema}.yaml`;
    const text = requireFile(sources, file);
    const { properties = {}, 'x-order': order } = parseYaml<{
      properties?: object;
      'x-order'?: string[];
    }>(file, sources);
    if (name in properties) throw new UsageError(`${file} has the field \`${name}\`: take another name.`);
    const entry = [
      `${name}:`,
      `  type: ${type}`,
      '  description: TODO',
      '  x-basis: choice',
      '  x-decision: TODO',
    ];
    const added = addEntry(text, ['properties'], entry);
    return {
      changes: [{ file, content: order ? addEntry(added, ['x-order'], [`- ${name}`]) : added }],
      next: [
        ...(order ? [`Move it in x-order of ${file} to where readers look for it.`] : []),
        'If the specification has it: a row in tests/specified/entities/, and no marks in the description.',
        'Show it in an example; a response of the simulator without it does not compile if it is required.',
        'Run npm run lint:api, npm run generate, npm run typecheck, npm run claims.',
      ],
    };
  },
};
