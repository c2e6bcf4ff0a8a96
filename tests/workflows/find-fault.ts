import { scripts } from '../../package.json';
import type { Command } from '#core/command-line/run-command';
import { chooseStages } from '../../tools/check/choose-stages';
import { GATE } from '../../tools/check/stages';

/** Commands of the runner, which are not on every machine: they read and write what GitHub stores, nothing else. */
const RUNNER = [
  /^gh run list( --(workflow|branch|status|limit|json|jq) ('[^']*'|[\w.]+))+ >> "\$GITHUB_OUTPUT"$/,
  /^gh pr comment "\$NUMBER" --edit-last --create-if-none --body-file [\w.]+$/,
  /^gh release create "\$GITHUB_REF_NAME" --title "\$GITHUB_REF_NAME" --notes-file [\w./]+ [\w./*]+$/,
  /^cat [\w.]+ >> "\$GITHUB_STEP_SUMMARY"$/,
];

/** Commands of npm itself. */
const NPM = ['npm ci', 'npm pack ./dist/docproof ./dist/docproof-full --pack-destination build'];

/** Returns why a command of a workflow cannot work; undefined if all that it names exists. */
export async function findFault(command: string): Promise<string | undefined> {
  if (NPM.includes(command) || RUNNER.some((known) => known.test(command))) return undefined;
  const { script = '', flags = '' } =
    /^npm (?:run (?:-s )?)?(?<script>[\w:]+)(?: -- (?<flags>[^>]*))?(?: >>? [\w.]+)?$/.exec(command)
      ?.groups ?? {};
  const line = (scripts as Record<string, string>)[script];
  if (line === undefined)
    return `\`${command}\` is neither a script of package.json nor a known command of the runner.`;
  const given = flags.trim().split(/\s+/).filter(Boolean);
  const unknown = await findUnknownFlag(line, given);
  if (unknown !== undefined) return `\`${command}\`: there is no flag ${unknown}.`;
  const only = given[given.indexOf('--only') + 1];
  if (script === 'check' && given.includes('--only')) chooseStages(GATE, { only });
  return undefined;
}

/** Reads the usage of a program of ours. */
async function findUnknownFlag(line: string, given: readonly string[]): Promise<string | undefined> {
  const flags = given.filter((word) => word.startsWith('--'));
  if (flags.length === 0) return undefined;
  const [, source, compiled] = /^(?:ts-node (\S+)|node generator\/start\.cjs (\S+))/.exec(line) ?? [];
  const file = compiled === undefined ? source : `generator/commands/${compiled}`;
  if (file === undefined) return flags[0];
  const { command } = (await import(`../../${file}`)) as { command: Command };
  return flags.find((flag) => !command.usage.includes(`${flag} `) && !command.usage.includes(`${flag}]`));
}
