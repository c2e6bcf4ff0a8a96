import { expect, test } from 'vitest';
import { nodesOf, nodesOfType } from '../../site/lint/page';
import { readWaivers } from '../../site/lint/waivers';
import { isJsx, textsOf } from '../../site/remark/attributes';
import { elements } from '../../site/remark/elements';
import { writeResult } from '../../tools/report/results';
import { api } from './lint/lint-with';
import { QUESTIONS } from '../contract/wayfinding/questions';
import { PLANTED_MISTAKES } from './lint/planted-mistakes';
import { CHANGES } from './lint/value-changes';

const { programs } = api.sources;

/** Elements that show code or a body; the others bind a fact. */
const SHOWN = ['Snippet', 'Program', 'ExampleRequest', 'ExampleResponse', 'AcceptHeader'];

/** Name and attribute `of` of every element of the pages. */
const used = api.pages.flatMap(({ tree }) =>
  nodesOf(tree).flatMap(({ node }) => {
    if (!isJsx(node) || !node.name || !Object.hasOwn(elements, node.name)) return [];
    return [{ name: node.name, of: textsOf(node).of ?? '' }];
  }),
);
const metas = api.pages.flatMap((page) => nodesOfType(page, 'code').map(({ node }) => node.meta ?? ''));
const shownPrograms = new Set(used.filter(({ name }) => name === 'Program').map(({ of }) => of));

/** The rows of the tables of a page, without their heads. */
function rowsOf(id: string) {
  const page = api.pages.find((one) => one.id === id);
  return page ? nodesOfType(page, 'table').flatMap(({ node }) => node.children.slice(1)) : [];
}

test('every program is shown by a page', () => {
  expect(Object.keys(programs).filter((id) => !shownPrograms.has(id))).toEqual([]);
});

test('what the pages hold is counted', () => {
  const of = (...names: string[]) => used.filter(({ name }) => names.includes(name)).length;
  const counts = {
    pages: api.pages.length,
    snippets: of('Snippet'),
    examples: of('ExampleRequest', 'ExampleResponse'),
    programs: Object.values(programs).flat().length,
    blocksRun: metas.filter((meta) => meta.includes('run-by=')).length,
    blocksNotRun: metas.filter((meta) => meta.includes('not-run=')).length,
    factsBound: used.filter(({ name }) => !SHOWN.includes(name)).length,
    waivers: api.pages.flatMap(readWaivers).length,
    plantedMistakes: PLANTED_MISTAKES.length,
    changedValues: CHANGES.length,
    questions: QUESTIONS.length,
    openPoints: rowsOf('decisions.mdx').length,
  };
  writeResult('docs', counts);
  process.stdout.write(`Guides: ${JSON.stringify(counts)}\n`);
  expect(counts.blocksRun + counts.blocksNotRun).toBe(metas.length);
  expect(counts.blocksNotRun).toBeLessThanOrEqual(10);
});
