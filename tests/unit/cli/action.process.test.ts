import { spawnSync } from 'node:child_process';
import { chmodSync, readFileSync } from 'node:fs';
import path from 'node:path';
import Ajv from 'ajv';
import { load } from 'js-yaml';
import { expect, test } from 'vitest';
import { version } from '../../../cli/package/published/package.json';
import { COMMANDS } from '../../../cli/main';
import { temporaryFolder } from '../../builders/temporary-folder';

interface Action {
  inputs: Record<string, { description: string; default: string }>;
  runs: { steps: { run: string; env: Record<string, string>; 'working-directory': string }[] };
}

const action = load(readFileSync('action.yml', 'utf8')) as Action;
const [step] = action.runs.steps;

const text = { type: 'string' };
const closed = (properties: object, required = Object.keys(properties)) => ({
  type: 'object',
  properties,
  required,
  additionalProperties: false,
});

/** The properties that GitHub reads of a composite action with scripts. */
const SCHEMA = closed({
  name: text,
  description: text,
  inputs: { type: 'object', additionalProperties: closed({ description: text, default: text }) },
  runs: closed({
    using: { const: 'composite' },
    steps: {
      type: 'array',
      minItems: 1,
      items: closed({
        run: text,
        shell: { const: 'bash' },
        'working-directory': text,
        env: { type: 'object', additionalProperties: text },
      }),
    },
  }),
});

test('the action has what GitHub demands of one, and nothing that it does not know', () => {
  const validate = new Ajv().compile(SCHEMA);
  expect(validate(action), JSON.stringify(validate.errors)).toBe(true);
});

test('the action uses each of its inputs, outside the script, and no other', () => {
  const used = JSON.stringify([step!.env, step!['working-directory']]).matchAll(
    /\$\{\{ inputs\.([\w-]+) \}\}/g,
  );
  expect([...used].map(([, name]) => name).toSorted()).toEqual(Object.keys(action.inputs).toSorted());
  expect(step!.run).not.toContain('${{');
});

test('the action names only commands of the package', () => {
  const named = /One of ([\w, ]+)\./.exec(action.inputs.command!.description)?.[1]?.split(', ') ?? [];
  expect(named.length).toBeGreaterThan(0);
  expect([...named, action.inputs.command!.default].filter((name) => !Object.hasOwn(COMMANDS, name))).toEqual(
    [],
  );
});

const run = (inputs: Readonly<Record<string, string | undefined>>) => {
  // A program with the name of npx that prints its arguments. The flags of bash are those of GitHub's runner.
  const folder = temporaryFolder({ 'bin/npx': '#!/bin/sh\nprintf "%s\\n" "$@"\n' });
  chmodSync(path.join(folder, 'bin/npx'), 0o755);
  const given: Record<string, string | undefined> = {
    command: 'check',
    description: '',
    base: '',
    package: 'docproof',
    ...inputs,
  };
  const env = Object.entries(step!.env).map(([name, value]): [string, string] => [
    name,
    value.replace(/\$\{\{ inputs\.([\w-]+) \}\}/, (_, input: string) => given[input] ?? ''),
  ]);
  const { stdout, stderr } = spawnSync(
    'bash',
    ['--noprofile', '--norc', '-eo', 'pipefail', '-c', step!.run],
    {
      cwd: folder,
      encoding: 'utf8',
      env: {
        ...Object.fromEntries(env),
        PATH: `${path.join(folder, 'bin')}:${process.env.PATH}`,
        GITHUB_ACTION_PATH: process.cwd(),
      },
    },
  );
  expect(stderr).toBe('');
  const [, program, ...words] = stdout.trim().split('\n');
  expect(program).toBe(`${given.package}@${version}`);
  return words;
};

test.each([
  { given: {}, want: ['check', '--out', 'build'] },
  { given: { command: 'lint', description: 'api/my api.yaml' }, want: ['lint', 'api/my api.yaml'] },
  { given: { command: 'build', base: '/docs/' }, want: ['build', '--base', '/docs/', '--out', 'build'] },
  { given: { command: 'build', package: 'docproof-full' }, want: ['build', '--out', 'build'] },
  { given: { command: 'lint', description: '$(touch x); `id`' }, want: ['lint', '$(touch x); `id`'] },
])('with $given, the action starts docproof of this version with $want', ({ given, want }) => {
  expect(run(given)).toEqual(want);
});
