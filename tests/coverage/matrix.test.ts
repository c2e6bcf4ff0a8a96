import { mkdtempSync, rmSync } from 'node:fs';
import { tmpdir } from 'node:os';
import path from 'node:path';
import { Oas3_2Types } from '@redocly/openapi-core';
import { afterAll, beforeAll, expect, it } from 'vitest';
import { LEAVES } from './leaves';
import { COLUMNS, type Column, make, unchangedColumns } from './outputs';
import { NO_LEAF, REASONS } from './reasons';

const folder = mkdtempSync(path.join(tmpdir(), 'coverage-'));
/** The outputs that a change of a leaf leaves as they were, by its id. */
const unchanged = new Map<string, readonly Column[]>();

beforeAll(async () => {
  for (const { id, before, after } of LEAVES)
    unchanged.set(id, unchangedColumns(await make(before, folder), await make(after, folder)));
});

afterAll(() => rmSync(folder, { recursive: true }));

const cellsOf = (column: Column, ids: readonly string[]): string[] => ids.map((id) => `${id} → ${column}`);

/** The leaves that a line of the reasons names. */
function idsOf(line: string): string[] {
  const [object = '', fields] = line.split(': ');
  return fields === undefined
    ? LEAVES.map(({ id }) => id).filter((id) => id.startsWith(`${object}.`))
    : fields.split(', ').map((field) => `${object}.${field}`);
}

const excused = REASONS.flatMap(({ outputs, leaves, except = [] }) => {
  const shown = new Set(except.flatMap(idsOf));
  const ids = leaves?.flatMap(idsOf) ?? LEAVES.map(({ id }) => id).filter((id) => !shown.has(id));
  return outputs.flatMap((column) => cellsOf(column, ids));
});

it.each(COLUMNS)('changes with each leaf, or says why not: %s', (column) => {
  const silent = cellsOf(
    column,
    [...unchanged].filter(([, columns]) => columns.includes(column)).map(([id]) => id),
  );
  const reasoned = excused.filter((cell) => cell.endsWith(` → ${column}`));
  expect({
    holes: silent.filter((cell) => !reasoned.includes(cell)),
    idleReasons: reasoned.filter((cell) => !silent.includes(cell)),
  }).toEqual({ holes: [], idleReasons: [] });
});

it('has one reason for a cell', () => {
  expect(excused.filter((cell, index) => excused.indexOf(cell) !== index)).toEqual([]);
});

it('has a leaf for each field that a library knows', () => {
  const known = Object.entries(Oas3_2Types).flatMap(([type, { properties }]) =>
    Object.keys(properties ?? {})
      .filter((field) => !field.startsWith('x-'))
      .map((field) => `${type}.${field}`),
  );
  const covered = new Set(
    LEAVES.map(({ id }) => {
      const [object = '', field = ''] = id.split('.');
      return `${object.split(' ')[0]}.${field.split(' ')[0]}`;
    }),
  );
  const left = new Set(NO_LEAF.flatMap(({ fields }) => fields));
  expect({
    missing: known.filter((field) => !covered.has(field) && !left.has(field)),
    unknown: [...left].filter((field) => !known.includes(field) || covered.has(field)),
  }).toEqual({ missing: [], unknown: [] });
});
