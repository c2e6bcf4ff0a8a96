import path from 'node:path';
import { expect, test } from 'vitest';
import { formatProblems } from '../../../generator/problems/format-problems';
import { relativePath } from '../../../generator/problems/relative-path';
import { readDescription } from '../../../generator/read/read-description';
import { pathText } from '../../builders/description-text';
import { temporaryFolder } from '../../builders/temporary-folder';

async function read(text: string) {
  const folder = temporaryFolder({ 'openapi.yaml': text });
  const stages: string[] = [];
  const { problems, description } = await readDescription(
    path.join(folder, 'openapi.yaml'),
    async (name, work) => {
      stages.push(name);
      return work();
    },
  );
  const errors = problems.filter(({ severity }) => severity === 'error');
  const printed = formatProblems(errors, 'text').replaceAll(`${relativePath(folder)}/`, '');
  return { stages, printed, description };
}

/** Schemas whose properties are twice those of the next one, by references that OpenAPI does not allow. */
const doubling = (count: number) =>
  Array.from({ length: count }, (_, step) => {
    const next = `{properties: {$ref: '#/components/schemas/S${step + 1}/properties'}}`;
    return `    S${step}: {properties: {left: ${next}, right: ${next}}}\n`;
  }).join('');

const describeDoubling = (count: number) =>
  `${pathText('get: {operationId: a, responses: {}}\n')}components:\n  schemas:\n${doubling(count)}    S${count}: {properties: {end: {type: string}}}\n`;

test('what would be too large to write out is a problem at its location, and ends the run', async () => {
  const { stages, printed, description } = await read(describeDoubling(18));
  expect(printed).toMatchInlineSnapshot(`
    "openapi.yaml:8:42  error  inlined-references
      OpenAPI allows no reference at \`#/components/schemas/S0/properties/left/properties\`, and writing out its target takes more than 100,000 objects. Refer to whole schemas, parameters or responses, which OpenAPI allows, instead of their members.
      at #/components/schemas/S0/properties/left/properties
    "
  `);
  expect(stages).toEqual(['lint', 'normalize']);
  expect(description).toBeUndefined();
});

test('what is large enough to be written out is kept whole', async () => {
  const { printed, description } = await read(describeDoubling(5));
  expect(printed).toBe('');
  const texts = JSON.stringify(description?.bundle).match(/"type":"string"/g);
  // Each of the six schemas has the leaves of all that its properties double.
  expect(texts).toHaveLength(2 ** 6 - 1);
});
