import { createHash } from 'node:crypto';
import { readFileSync } from 'node:fs';
import path from 'node:path';
import { expect, test } from 'vitest';
import { parse } from 'yaml';
import { findFreePort } from '../builders/free-port';
import { siteAddress } from '../builders/own-site';
import { temporaryFolder } from '../builders/temporary-folder';
import { serveFolder } from '../../tools/pages/serve-folder';
import { runCommand } from '../snippets/run/run-command';
import { SITE } from './html/built-page';
import { holds } from '../specified/holds';

const read = (file: string) => readFileSync(path.join(SITE, file), 'utf8');
const skill = read('skill.md');

test('the index describes the skill as its front matter does, with the digest of its file', () => {
  const { skills } = JSON.parse(read('.well-known/agent-skills/index.json')) as { skills: object[] };
  const [, frontMatter = ''] = /^---\n([^]*?)\n---\n/.exec(skill) ?? [];
  const { name, description } = parse(frontMatter) as { name: string; description: string };
  const file = `.well-known/agent-skills/${name}/SKILL.md`;
  expect(read(file)).toBe(skill);
  const digest = `sha256:${createHash('sha256').update(skill).digest('hex')}`;
  expect(skills).toEqual([{ name, type: 'skill-md', description, url: `${siteAddress}/${file}`, digest }]);
  expect(name).toMatch(/^[a-z0-9]+(-[a-z0-9]+)*$/);
  expect(description.length).toBeLessThanOrEqual(1024);
});

test(
  'an agent that follows its steps downloads the simulator and gets what they ask for',
  holds('skill.steps'),
  async () => {
    const site = await serveFolder(SITE);
    try {
      const port = await findFreePort();
      const steps = [...skill.matchAll(/^```sh\n([^]*?)^```$/gm)].map(([, code]) => code);
      const code = steps.join('echo\n').replaceAll(siteAddress, site.origin).replaceAll('4010', String(port));
      const script = `set -e; trap 'kill $(jobs -p)' EXIT\n${code}`;
      const [, stdout] = await runCommand(['bash', '-c', script], temporaryFolder());
      expect(stdout).toContain('{"status":"OK"}');
      expect(stdout).toMatch(/"rate":\s*"?19/);
      expect(stdout).toContain('"total_cents":11900');
    } finally {
      site.close();
    }
  },
);
