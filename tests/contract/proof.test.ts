import { expect, it } from 'vitest';
import type { Report } from '#core/contracts/report';
import { PROOF_LIMITS } from '#core/labels/proof';
import reportText from '../../generated/report/report.json';
import { readPage } from './html/built-page';
import { scripts } from '../../package.json';
import { chooseStages } from '../check/choose-stages';
import { listCommands, readWorkflows } from '../workflows/read-workflows';
import { DEEP, GATE, type Stage } from '../check/stages';
import { holds } from '../specified/holds';

const report: Report = reportText;
const { measured, mutants, respect, snippets } = report;

const executed = snippets.reduce((sum, { executed: count }) => sum + count, 0).toLocaleString('en-US');

it('the page of counts says when they were made, and at which commit', holds('proof.measured'), () => {
  expect(measured.revision).not.toBe('');
  expect(readPage('/api/proof/').text).toContain(
    `${measured.on}, on revision ${measured.revision}, with Node ${measured.node}`,
  );
});

it('the page of counts shows every target and language of the report', holds('proof.targets'), () => {
  const { text } = readPage('/api/proof/');
  const names = [...mutants.map(({ target }) => target), ...snippets.map(({ language }) => language)];
  expect(names.filter((name) => !text.includes(name))).toEqual([]);
  expect(text).toContain(`${respect.checks.toLocaleString('en-US')} checks`);
});

it(
  'the page of counts names each mutant that survived or is equivalent, with the reason',
  holds('proof.mutants'),
  () => {
    const { text } = readPage('/api/proof/');
    const reasons = mutants.flatMap(({ survivors, equivalent }) => [...survivors, ...equivalent]);
    const said = reasons.flatMap(({ reason, names }) => [`${reason}:`, ...names]);
    expect(said.length).toBeGreaterThan(0);
    expect(said.filter((words) => !text.includes(words))).toEqual([]);
  },
);

it('each mutant that was not killed has a name', holds('proof.mutants'), () => {
  const counts = mutants.map(({ target, mutants: all, killed, survivors }) => ({
    target,
    survived: all - killed,
    named: survivors.flatMap(({ names }) => names).length,
  }));
  expect(counts.filter(({ survived, named }) => survived !== named)).toEqual([]);
});

it('the page of counts says what it does not show', holds('proof.limits'), () => {
  const { text } = readPage('/api/proof/');
  expect(PROOF_LIMITS.filter((limit) => !text.includes(limit))).toEqual([]);
});

it(
  'what the page of counts says of every change and every night is what CI runs',
  holds('proof.schedule'),
  () => {
    const projectsOf = (stages: readonly Stage[]) =>
      stages.flatMap(({ command: [script = ''] }) => {
        const line = (scripts as Record<string, string>)[script] ?? '';
        return [...line.matchAll(/--project (\S+)/g)].map(([, project]) => project);
      });
    const workflowOf = (name: string) => readWorkflows().find(({ file }) => file.endsWith(`/${name}.yml`));
    const change = Object.values(workflowOf('ci')?.jobs ?? {}).flatMap(listCommands);
    const only = change.flatMap((command) => /npm run check -- --only (\S+)/.exec(command)?.[1] ?? []);
    const onChange = projectsOf(chooseStages(GATE, { only: only.join() }));
    expect(onChange).toEqual(expect.arrayContaining(['snippets', 'simulator', 'contract']));
    expect(onChange).not.toContain('mutation');
    expect(workflowOf('deep')?.source).toMatch(
      /schedule: \[\{ cron: '\d+ \d+ \* \* \*' \}\][^]*npm run check:deep/,
    );
    expect(projectsOf(DEEP)).toContain('mutation');
  },
);

it(
  'the front page and the page of counts take their numbers from the same report',
  holds('proof.snippets'),
  () => {
    expect(readPage('/').text).toContain(`${executed}\nsnippets are run`);
    expect(readPage('/api/proof/').text).toContain(`${executed} run in ${snippets.length} languages`);
  },
);
