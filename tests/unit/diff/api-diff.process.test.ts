import { readdirSync, rmSync } from 'node:fs';
import { tmpdir } from 'node:os';
import path from 'node:path';
import { beforeEach, describe, expect, test } from 'vitest';
import { commitAll, runGit } from '../../builders/git';
import { runDiff, type Finished } from '../../builders/run-generator';
import { temporaryFolder, writeFiles } from '../../builders/temporary-folder';

const ENTRY = `openapi: 3.1.0
info: {title: Things, version: '20241028'}
paths:
  /things:
    post:
      operationId: createThing
      requestBody: {content: {application/json: {schema: {$ref: Thing.yaml}}}}
      responses: {'200': {description: The thing., content: {application/json: {schema: {$ref: Thing.yaml}}}}}
`;
const THING = `type: object
properties:
  kind:
    type: string
    enum:
      - percent_off
      - amount_off
  name: {type: string}
`;
const NARROWED = THING.replace('      - amount_off\n', '');

let folder: string;

const git = (...args: string[]): string => runGit(folder, ...args);

/** A repository whose branch `main` has the description, and another branch to work on. */
beforeEach(() => {
  folder = temporaryFolder({ 'openapi/openapi.yaml': ENTRY, 'openapi/Thing.yaml': THING });
  commitAll(folder);
});

const run = (...args: string[]): Promise<Finished> => runDiff(['--now', '2026-11-24', ...args], folder);

function narrow(): void {
  writeFiles(folder, { 'openapi/Thing.yaml': NARROWED });
}

async function fingerprint(): Promise<string> {
  const { stdout } = await run('--format', 'json');
  return (JSON.parse(stdout) as { changes: { fingerprint: string }[] }).changes[0]!.fingerprint;
}

function waive(id: string, until: string): void {
  writeFiles(folder, {
    'openapi/changes.yaml': `waivers:\n  - fingerprint: '${id}'\n    reason: Nobody sends it.\n    until: ${until}\n`,
  });
}

describe('without a change', () => {
  test('says so and ends with 0', async () => {
    const { exitCode, stdout } = await run();
    expect(exitCode).toBe(0);
    expect(stdout).toContain('0 breaking');
  });

  test('sees a file that only one side has, or that differs where nothing else does', async () => {
    writeFiles(folder, { 'openapi/Thing.yaml': THING.replace('{type: string}', '{type: integer}') });
    expect(await run()).toMatchObject({ exitCode: 1 });
    rmSync(path.join(folder, 'openapi/Thing.yaml'));
    expect(await run()).toMatchObject({ exitCode: 2 });
  });
});

describe('with a value removed', () => {
  beforeEach(narrow);

  test('names the change, whom it reaches and where it is, within 100 columns, and ends with 1', async () => {
    const { exitCode, stdout } = await run();
    expect(exitCode).toBe(1);
    expect(stdout).toMatch(/^BREAKING {6}Thing\.kind: the value `amount_off` is removed +[0-9a-f]{12}$/m);
    expect(stdout).toContain('    send   breaking for 1: createThing\n');
    expect(stdout).toContain('    read   additive for 1: createThing\n');
    expect(stdout).toContain('    at     openapi/Thing.yaml:6:7 → :6:7\n');
    for (const line of stdout.split('\n')) expect(line.length).toBeLessThanOrEqual(100);
  });

  test('prints the changes as JSON', async () => {
    const { exitCode, stdout } = await run('--format', 'json');
    expect(exitCode).toBe(1);
    expect(JSON.parse(stdout)).toMatchObject({
      changes: [
        {
          severity: 'breaking',
          kind: 'enum-value-removed',
          direction: 'both',
          fingerprint: expect.stringMatching(/^[0-9a-f]{12}$/) as string,
          before: { file: 'openapi/Thing.yaml', pointer: '#/properties/kind/enum', line: 6, column: 7 },
          after: { file: 'openapi/Thing.yaml', pointer: '#/properties/kind/enum', line: 6, column: 7 },
          affected: ['createThing'],
        },
      ],
      problems: [],
    });
  });

  test('prints an annotation at the line of the head', async () => {
    const { stdout } = await run('--format', 'github');
    expect(stdout).toMatch(/^::error file=openapi\/Thing\.yaml,line=6,col=7,title=enum-value-removed::/);
  });

  test('prints a comment with the waiver to write', async () => {
    const { stdout } = await run('--format', 'markdown');
    expect(stdout).toContain('#### 1 breaking change\n');
    expect(stdout).toContain(`  - fingerprint: '${await fingerprint()}'\n`);
  });

  test('shows the call that fails when changes are played', async () => {
    const { stdout } = await run('--prove');
    expect(stdout.replaceAll(/\n +/g, ' ')).toMatch(
      /^\d+ calls and messages played, 1 of 1 breaking or risky change shown by one that fails, no verdict contradicted\.$/m,
    );
    expect(stdout).toMatch(/^ {4}ran {4}POST \/things \{"kind":"amount_off"/m);
    expect(stdout.replaceAll(/\n +/g, ' ')).toContain(
      '→ 400, must be equal to one of the allowed values; was 200',
    );
    for (const line of stdout.split('\n')) expect(line.length).toBeLessThanOrEqual(100);
    const json = await run('--prove', '--format', 'json');
    expect(JSON.parse(json.stdout)).toMatchObject({
      changes: [
        { proof: { by: 'run', before: '200', after: '400, must be equal to one of the allowed values' } },
      ],
    });
    const markdown = await run('--prove', '--format', 'markdown');
    expect(markdown.stdout).toContain('<br>`POST /things {"kind":"amount_off"');
  });

  test('has no proof unless changes are played', async () => {
    const { stdout } = await run('--format', 'json');
    expect(JSON.parse(stdout)).toMatchObject({ changes: [{ proof: null }] });
  });

  test('ends with 0 with a new version', async () => {
    writeFiles(folder, { 'openapi/openapi.yaml': ENTRY.replace('20241028', '20261124') });
    expect(await run()).toMatchObject({ exitCode: 0 });
  });

  test('ends with 0 with a waiver, and prints its reason', async () => {
    waive(await fingerprint(), '2027-01-31');
    const { exitCode, stdout } = await run();
    expect(exitCode).toBe(0);
    expect(stdout).toContain('    waived Nobody sends it.\n');
  });

  test('ends with 1 with a waiver that has ended, and names its line', async () => {
    waive(await fingerprint(), '2026-11-23');
    const { exitCode, stdout } = await run();
    expect(exitCode).toBe(1);
    expect(stdout).toMatch(/^openapi\/changes\.yaml:2:5 {2}error {2}changes-yaml$/m);
  });

  test('keeps the fingerprint when lines move', async () => {
    const before = await fingerprint();
    writeFiles(folder, { 'openapi/Thing.yaml': `# A thing.\n\n${NARROWED}` });
    expect(await fingerprint()).toBe(before);
  });

  test('compares with a commit or a file, and reads commits without a checkout', async () => {
    git('commit', '--quiet', '--all', '--message', 'feat: narrow things');
    expect(await run('--base', 'main', '--head', 'change')).toMatchObject({ exitCode: 1 });
    expect(await run('--base', 'change')).toMatchObject({ exitCode: 0 });
    const other = temporaryFolder({ 'openapi.yaml': ENTRY, 'Thing.yaml': THING });
    expect(await run('--base', path.join(other, 'openapi.yaml'))).toMatchObject({ exitCode: 1 });
    expect(git('status', '--porcelain')).toBe('');
  });
});

test('leaves no temporary folder', async () => {
  const left = (): string[] => readdirSync(tmpdir()).filter((name) => name.startsWith('api-diff-'));
  const before = left();
  await run();
  expect(left()).toEqual(before);
});

describe('ends with 2 and one sentence', () => {
  test.each([
    ['a base that is nothing', ['--base', 'nowhere'], '`nowhere` is neither a file nor a commit'],
    ['a commit without the entry', ['--base', 'main', '--entry', 'api/api.yaml'], 'has no folder `api`'],
    ['another format', ['--format', 'xml'], '`--format xml` is not known'],
    ['a day that does not exist', ['--now', 'today'], '`--now today` is not a date'],
  ])('for %s', async (_, args, sentence) => {
    const { exitCode, stdout, stderr } = await runDiff(args, folder);
    expect({ exitCode, stdout }).toEqual({ exitCode: 2, stdout: '' });
    expect(stderr).toContain(sentence);
    expect(stderr).not.toContain('    at ');
  });

  test('for a reference that does not resolve', async () => {
    writeFiles(folder, { 'openapi/openapi.yaml': ENTRY.replaceAll('Thing.yaml', 'Nothing.yaml') });
    const { exitCode, stderr } = await run();
    expect(exitCode).toBe(2);
    expect(stderr).toContain('The description of openapi/openapi.yaml cannot be read');
  });

  test('for YAML that cannot be read', async () => {
    writeFiles(folder, { 'openapi/openapi.yaml': 'openapi: [' });
    expect(await run()).toMatchObject({ exitCode: 2 });
  });
});

test('compares nothing outside a repository', async () => {
  const outside = temporaryFolder({ 'openapi/openapi.yaml': ENTRY, 'openapi/Thing.yaml': THING });
  const { exitCode, stderr } = await runDiff([], outside);
  expect(exitCode).toBe(0);
  expect(stderr).toContain('There is no repository');
});
