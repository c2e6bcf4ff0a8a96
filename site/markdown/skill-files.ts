import { createHash } from 'node:crypto';
import { parse } from 'yaml';

const SCHEMA = 'https://schemas.agentskills.io/discovery/0.2.0/schema.json';

interface SkillSettings {
  /** Start of every absolute address, without a trailing slash. */
  site: string;
  /** The current version of the API. */
  version: string;
}

/**
 * Returns the files with which coding agents find a skill: `skill.md`, the same file at the address that the index names, and the
 * index.
 * @param source Markdown with `name` and `description` in its front matter, and with `{site}` and `{version}` for the settings.
 * @throws if the front matter is missing.
 * @see https://agentskills.io
 */
export function formatSkill(source: string, { site, version }: SkillSettings): Map<string, string> {
  const skill = source.replaceAll('{site}', site).replaceAll('{version}', version);
  const [, frontMatter] = /^---\n([^]*?)\n---\n/.exec(skill) ?? [];
  if (frontMatter === undefined)
    throw new Error('The skill has no front matter with a name and a description.');
  const { name, description } = parse(frontMatter) as { name: string; description: string };
  const path = `.well-known/agent-skills/${name}/SKILL.md`;
  const digest = `sha256:${createHash('sha256').update(skill).digest('hex')}`;
  const entry = { name, type: 'skill-md', description, url: `${site}/${path}`, digest };
  const index = `${JSON.stringify({ $schema: SCHEMA, skills: [entry] }, null, 2)}\n`;
  return new Map([
    ['skill.md', skill],
    [path, skill],
    ['.well-known/agent-skills/index.json', index],
  ]);
}
