import { expect, it } from 'vitest';
import { contract } from '../simulator/send';
import { readTasks } from './task/read-tasks';
import { API_TAGS, TAGS } from './task/tags';
import { holds } from '../specified/holds';

const { tasks } = readTasks();

it('every tag of the API and every subject has tasks', () => {
  const used = new Set(tasks.flatMap(({ tags }) => tags));
  expect(TAGS.filter((tag) => !used.has(tag))).toEqual([]);
});

it('every collection of the API is called by solutions', () => {
  const called = new Set(
    tasks.flatMap(({ solution }) => solution.map(({ call }) => collectionOf(pathOf(call)))),
  );
  const collections = new Set(contract.operations.map(({ path }) => collectionOf(path)));
  expect([...collections].filter((collection) => !called.has(collection))).toEqual([]);
  expect(collections.size).toBe(API_TAGS.length);
});

it('no two tasks ask for the same', () => {
  expect(new Set(tasks.map(({ instruction }) => instruction)).size).toBe(tasks.length);
});

it('an instruction names no operation and no field', holds('agents.reader'), () => {
  const names = contract.operations.flatMap(({ id, path }) => [id, path]);
  const named = tasks.flatMap(({ id, instruction }) =>
    names.some((name) => instruction.includes(name)) || /\b[a-z]+_[a-z_]+\b/.test(instruction) ? [id] : [],
  );
  expect(named).toEqual([]);
});

function pathOf(call: string): string {
  return contract.operations.find(({ id }) => id === call)?.path ?? '';
}

/** `/checkout/coupons/{id}` belongs to `/checkout/coupons`. */
function collectionOf(path: string): string {
  return path.replace(/\/(\{id\}|validate|calculate).*$/, '');
}
