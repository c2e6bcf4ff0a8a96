import { spawnSync } from 'node:child_process';
import {
  cpSync,
  mkdirSync,
  readFileSync,
  realpathSync,
  mkdtempSync,
  rmSync,
  symlinkSync,
  writeFileSync,
} from 'node:fs';
import { tmpdir } from 'node:os';
import path from 'node:path';
import { afterAll, beforeAll, describe, expect, test } from 'vitest';
import { findUnchangedRun, recordFile } from '../../../generator/run/files/run-record';
import { pathText } from '../../builders/description-text';
import { moduleGraph } from './module-graph';

const ROOT = path.resolve(__dirname, '../../..');
const COPIED = ['core', 'generator', 'package.json', 'package-lock.json', 'tsconfig.json'];

/** A copy of the project: its sources can be changed while others run. */
const copy = realpathSync(mkdtempSync(path.join(tmpdir(), 'abaco-sources-')));
const place = { entry: path.join(copy, 'description/openapi.yaml'), out: path.join(copy, 'generated') };

/** Small: what the generator loads does not depend on it. */
const DESCRIPTION = pathText(
  'post: {operationId: postPing, responses: {"201": {description: Pong.}}}',
  '/ping',
);

/** Runs the copied generator once. Each working folder has its own record, so a new one starts cold. */
function run(flags: string[] = [], cwd = ROOT) {
  const script = path.join(copy, 'generator/commands/generate.ts');
  const args = ['--entry', place.entry, '--out', place.out, ...flags];
  return spawnSync(process.execPath, [path.join(ROOT, 'node_modules/ts-node/dist/bin.js'), script, ...args], {
    encoding: 'utf8',
    cwd,
  });
}

/** Changes a file for the time of `look`. */
function withChange<Seen>(file: string, change: (content: string) => string, look: () => Seen): Seen {
  const content = readFileSync(file, 'utf8');
  writeFileSync(file, change(content));
  try {
    return look();
  } finally {
    writeFileSync(file, content);
  }
}

beforeAll(() => {
  for (const name of COPIED) cpSync(path.join(ROOT, name), path.join(copy, name), { recursive: true });
  mkdirSync(path.dirname(place.entry));
  writeFileSync(place.entry, DESCRIPTION);
  symlinkSync(path.join(ROOT, 'node_modules'), path.join(copy, 'node_modules'));
  expect(run().stderr).toContain('0 errors');
});

afterAll(() => rmSync(copy, { recursive: true }));

describe('the record of a run', () => {
  test('names every source that was loaded, and holds until one byte of one changes', () => {
    expect(findUnchangedRun(place)).toBeDefined();
    const graph = moduleGraph(path.join(copy, 'generator/commands/generate.ts'), copy);
    expect(graph.length).toBeGreaterThan(200);
    const [, record = ''] = readFileSync(recordFile(place), 'utf8').split('\n');
    const { sources } = JSON.parse(record) as { sources: Record<string, string> };
    const unnamed = graph.filter((file) => sources[file] === undefined);
    expect(unnamed.map((file) => path.relative(copy, file))).toEqual([]);
    const unnoticed = graph
      .filter((_, index) => index % 20 === 0)
      .filter((file) =>
        withChange(
          file,
          (content) => `${content} `,
          () => findUnchangedRun(place) !== undefined,
        ),
      );
    expect(unnoticed).toEqual([]);
    expect(findUnchangedRun(place)).toBeDefined();
  });

  test('makes --check say the same warm and cold after a change of a file outside the generator', () => {
    expect(run().stderr).toMatch(/^up to date/);
    const rename = (content: string) => content.replace("'Created'", "'Made'");
    withChange(path.join(copy, 'core/http/status-names.ts'), rename, () => {
      const [warm, cold] = [run(['--check']), run(['--check'], copy)];
      const stdout = warm.stdout.replaceAll(`${path.relative(ROOT, copy)}/`, '');
      expect(stdout).toContain('output-stale');
      expect([warm.status, stdout]).toEqual([1, cold.stdout]);
    });
  });
});
