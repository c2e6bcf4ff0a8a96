import {
  appendFileSync,
  mkdirSync,
  readFileSync,
  readdirSync,
  rmSync,
  utimesSync,
  writeFileSync,
} from 'node:fs';
import path from 'node:path';
import { describe, expect, test } from 'vitest';
import { findUnchangedRun, keepRun, recordFile } from '../../../generator/run/files/run-record';
import { writeFiles } from '../../../generator/run/files/write-files';
import { temporaryFolder } from '../../builders/temporary-folder';

/** A run that has just ended, with an input file, an input that does not exist and one output file. */
function finishRun() {
  const folder = temporaryFolder({ 'openapi.yaml': 'openapi: 3.1.0\n', 'main.ts': '// A source.\n' });
  const place = { entry: path.join(folder, 'openapi.yaml'), out: path.join(folder, 'out') };
  const files = [{ path: 'a.json', content: '{}\n' }];
  const inputs = [place.entry, path.join(folder, 'redocly.yaml')];
  const sources = [path.join(folder, 'main.ts')];
  for (const file of [place.entry, ...sources]) utimesSync(file, 1, 1);
  writeFiles(files, place.out);
  return { place, sources, inputs, files, problems: [], started: Date.now() };
}

test('finds a run again when nothing has changed', () => {
  const { place, ...run } = finishRun();
  expect(findUnchangedRun(place)).toBeUndefined();
  keepRun(place, run);
  expect(findUnchangedRun(place)).toEqual({ inputs: run.inputs, problems: [] });
});

test.each([
  { what: 'a source', name: 'main.ts' },
  { what: 'an input', name: 'openapi.yaml' },
  { what: 'an input that was not there', name: 'redocly.yaml' },
  { what: 'an output', name: 'out/a.json' },
])('does not find it when $what changes', ({ name }) => {
  const { place, ...run } = finishRun();
  keepRun(place, run);
  appendFileSync(path.join(path.dirname(place.entry), name), ' ');
  expect(findUnchangedRun(place)).toBeUndefined();
});

test('does not find it when an output is gone, or for another output folder', () => {
  const { place, ...run } = finishRun();
  keepRun(place, run);
  expect(findUnchangedRun({ ...place, out: `${place.out}2` })).toBeUndefined();
  expect(findUnchangedRun({ ...place, audiences: ['partner'] })).toBeUndefined();
  rmSync(path.join(place.out, 'a.json'));
  expect(findUnchangedRun(place)).toBeUndefined();
});

test.each(['openapi.yaml', 'main.ts'])('does not keep a run whose file %s changed while it ran', (name) => {
  const { place, ...run } = finishRun();
  utimesSync(
    path.join(path.dirname(place.entry), name),
    new Date(run.started + 1000),
    new Date(run.started + 1000),
  );
  keepRun(place, run);
  expect(findUnchangedRun(place)).toBeUndefined();
});

describe('a record that no run has left like this', () => {
  const another = () => {
    const { place, ...run } = finishRun();
    keepRun(place, run);
    return readFileSync(recordFile(place), 'utf8');
  };

  test.each([
    { what: 'that is cut', damage: (record: string) => record.slice(0, 100) },
    { what: 'with a wrong character', damage: (record: string) => record.replace('openapi', 'openapl') },
    { what: 'that is empty', damage: () => '' },
    { what: 'of another kind', damage: () => '{"platform": 1}\n' },
    { what: 'of another place', damage: another },
  ])('$what does not count, and the next run replaces it', ({ damage }) => {
    const { place, ...run } = finishRun();
    keepRun(place, run);
    const file = recordFile(place);
    writeFileSync(file, damage(readFileSync(file, 'utf8')));
    expect(findUnchangedRun(place)).toBeUndefined();
    keepRun(place, run);
    expect(findUnchangedRun(place)).toBeDefined();
  });

  test('whose name is taken by a folder does not count', () => {
    const { place, ...run } = finishRun();
    mkdirSync(recordFile(place), { recursive: true });
    keepRun(place, run);
    expect(findUnchangedRun(place)).toBeUndefined();
    rmSync(recordFile(place), { recursive: true });
  });
});

test('a kept run leaves nothing but its record', () => {
  const { place, ...run } = finishRun();
  keepRun(place, run);
  const { dir, base } = path.parse(recordFile(place));
  expect(readdirSync(dir).filter((name) => name.startsWith(base))).toEqual([base]);
});
