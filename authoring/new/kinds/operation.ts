import { UsageError } from '#core/command-line/usage-error';
import { addEntry } from '../../plan/add-entry';
import { END, insertLines, newFile, requireFile, requireName } from '../../plan/edit-text';
import { parseYaml } from '../../plan/parse-yaml';
import type { FileChange, Sources } from '../../plan/plan';
import { kebabCase, type Kind, wordsOf } from '../kind';
import { errorsOf, parametersOf, recordOf } from './operation-neighbors';
import { hasBody, pathItem, successOf, type NewOperation } from './operation-text';

const ENTRY = 'openapi/openapi.yaml';
const RESOURCES = 'simulator/resources';
const METHODS = ['get', 'post', 'put', 'patch', 'delete'];

/** An operation: its path, examples, handler and test. It has marks, as an operation beyond the specification does. */
export const operation: Kind = {
  takes: '<operationId> <method> <path> <tag>',
  example: 'createRefund post /refunds Credits',
  plan: ([givenId, givenMethod = '', givenPath, tag], sources) => {
    const id = requireName(givenId, /^[a-z][a-zA-Z\d]*$/, 'operation', 'createRefund');
    const method = givenMethod.toLowerCase();
    if (!METHODS.includes(method))
      throw new UsageError(`\`${givenMethod}\` is not a method: write one of ${METHODS.join(', ')}.`);
    const path = requireName(givenPath, /^(\/[a-z_\d]+|\/\{[a-z_]+\})+$/, 'path', '/refunds/{id}');
    const written: NewOperation = { id, method, path, tag: requireTag(tag, sources) };
    requireNew(id, sources);
    const resource = kebabCase(written.tag);
    return {
      changes: [
        ...addPath(written, sources),
        ...addVerb(written, sources),
        ...listExamples(written).map((name) =>
          newFile(
            sources,
            `openapi/components/examples/${id}.${name}.yaml`,
            name === 'request' ? EXAMPLE : exampleText(written, sources),
          ),
        ),
        ...addHandler(id, resource, sources),
        newFile(sources, `tests/simulator/resources/${kebabCase(id)}.test.ts`, testText(id)),
      ],
      next: [
        'If the specification has it: a row in tests/specified/operations/, and no marks in the description.',
        'Name its decision in x-decisions of openapi/openapi.yaml, and in x-decision.',
        'Run npm run lint:api, npm run generate, npm run claims; add a sequence in tests/simulator/conformance/.',
      ],
    };
  },
};

const EXAMPLE = 'summary: TODO\nvalue: TODO\n';
const CONFIG = 'redocly.yaml';

/** Lists the verb of the operation for its method, if it is not there. */
function addVerb({ id, method }: NewOperation, sources: Sources): FileChange[] {
  const [verb = ''] = /^[a-z]+/.exec(id) ?? [];
  const { rules } = parseYaml<{ rules: Record<string, { verbs?: Record<string, string[]> }> }>(
    CONFIG,
    sources,
  );
  const verbs = rules['house/operation-id-verb']?.verbs?.[method] ?? [];
  if (verbs.includes(verb)) return [];
  const listed = new RegExp(`^( +verbs:\\n(?: {6}.*\\n)*? {6}${method}: \\[)(.*)\\]$`, 'm');
  const content = requireFile(sources, CONFIG).replace(listed, `$1$2, ${verb}]`);
  return [{ file: CONFIG, content }];
}

/** The example of the record that an action changes, to be changed as the action does; or one to write. */
function exampleText(written: NewOperation, sources: Sources): string {
  const record = recordOf(written, sources);
  if (record === undefined) return EXAMPLE;
  const file = `openapi/${record.example.replace(/^\.\.\//, '')}`;
  return requireFile(sources, file).replace(/^summary: .*$/m, 'summary: TODO');
}

function requireTag(tag: string | undefined, sources: Sources): string {
  const { tags: declared } = parseYaml<{ tags: { name: string }[] }>(ENTRY, sources);
  const tags = declared.map(({ name }) => name);
  if (tag !== undefined && tags.includes(tag)) return tag;
  throw new UsageError(
    `\`${tag ?? ''}\` is not a tag: write one of ${tags.join(', ')}, or add it to ${ENTRY}.`,
  );
}

/** Links name operations too, further to the right than the operations themselves. */
function requireNew(id: string, sources: Sources): void {
  const file = sources
    .list('openapi/paths')
    .find((one) => new RegExp(`^ {2}operationId: ${id}$`, 'm').test(sources.read(one) ?? ''));
  if (file !== undefined) throw new UsageError(`${file} has the operation \`${id}\`: take another name.`);
}

/** Adds the method to the file of its path, or a file and its line in the entry document. */
function addPath(written: NewOperation, sources: Sources): FileChange[] {
  const name = `paths/${written.path.slice(1).replaceAll('/', '_')}.yaml`;
  const file = `openapi/${name}`;
  const existing = sources.read(file);
  const item = pathItem(
    written,
    errorsOf(written, sources),
    parametersOf(written, sources),
    recordOf(written, sources),
  );
  if (existing === undefined) {
    const lines = [`${written.path}:`, `  $ref: ${name}`];
    const content = addEntry(requireFile(sources, ENTRY), ['paths'], lines, pathAfter(written.path, sources));
    return [
      { file, content: item },
      { file: ENTRY, content },
    ];
  }
  if (new RegExp(`^${written.method}:$`, 'm').test(existing))
    throw new UsageError(`${file} has a ${written.method}: take another method or path.`);
  return [insertLines(sources, file, END, item)];
}

/** Returns the path that comes after those with the same first segment; undefined if there are none, or none after them. */
function pathAfter(path: string, sources: Sources): string | undefined {
  const keys = Object.keys(parseYaml<{ paths: object }>(ENTRY, sources).paths);
  const segment = /^\/[^/]*/.exec(path)?.[0];
  const last = keys.findLastIndex((key) => /^\/[^/]*/.exec(key)?.[0] === segment);
  return last < 0 ? undefined : keys[last + 1];
}

function listExamples(written: NewOperation): string[] {
  const status = successOf(written);
  return [...(hasBody(written) ? ['request'] : []), ...(status === '204' ? [] : [status])];
}

function addHandler(id: string, resource: string, sources: Sources): FileChange[] {
  const file = `${RESOURCES}/${resource}.ts`;
  const handler = `  ${id}: () => {\n    throw new Error('TODO: ${id}');\n  },\n`;
  const { read } = sources;
  if (read(file) !== undefined)
    return [insertLines(sources, file, /^\} satisfies Partial<Handlers>;$/m, handler)];
  const name = wordsOf(resource).replaceAll(/ (.)/g, (_, letter: string) => letter.toUpperCase());
  const index = `${RESOURCES}/index.ts`;
  const content = requireFile(sources, index)
    .replace(/^import \{ accounts \}/m, `import { ${name} } from './${resource}';\n$&`)
    .replace(/^ {2}\.\.\.accounts,$/m, `$&\n  ...${name},`);
  return [
    {
      file,
      content: `import type { Handlers } from '../call';\n\nexport const ${name} = {\n${handler}} satisfies Partial<Handlers>;\n`,
    },
    { file: index, content },
  ];
}

const testText = (id: string) => `import { expect, test } from 'vitest';

test('${id} does what its page says', () => {
  // TODO: call it as the tests next to this one do, and compare the response and the records.
  expect.unreachable('TODO: ${id}');
});
`;
