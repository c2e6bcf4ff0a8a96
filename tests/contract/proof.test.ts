import { readFileSync } from 'node:fs';
import { expect, it } from 'vitest';
import { parse } from 'yaml';
import { sum } from '#core/collections/sum';
import type { Counted, EditCount, Report } from '#core/contracts/report';
import type { Reproductions } from '#core/contracts/reproductions';
import { PROOF_LIMITS } from '#core/labels/proof';
import reportText from '../../generated/report/report.json';
import reproductions from '../../generated/simulator/reproductions.json';
import { findStale } from '../../site/proof/find-stale';
import { readPage, SITE } from './html/built-page';
import { scripts } from '../../package.json';
import { chooseStages } from '../../tools/check/choose-stages';
import { listCommands, readWorkflows } from '../workflows/read-workflows';
import { DEEP, GATE, type Stage } from '../../tools/check/stages';
import { holds } from '../specified/holds';

const report: Report = reportText;
const { errors, mutants, respect, snippets } = report;
const { targets } = mutants;
const blocks = Object.entries<Counted<object>>({ ...report });

const read = (file: string) => readFileSync(`${SITE}/${file}`, 'utf8');
const { text } = readPage('/api/proof/');
const number = (count: number) => count.toLocaleString('en-US');
const executed = number(sum(snippets.languages.map((one) => one.executed)));

it('each block of counts says when it was made, and at which commit', holds('proof.measured'), () => {
  const runs = blocks.map(
    ([, { measured: one }]) =>
      `Counted on ${one.on}, on revision ${one.revision}, with Node ${one.node}, in ${one.seconds} s.`,
  );
  expect(blocks.filter(([, { measured: one }]) => one.revision === '')).toEqual([]);
  expect(runs.filter((run) => !text.includes(run))).toEqual([]);
});

it('a block of counts is called stale when it is too old', holds('proof.stale'), () => {
  const stale = findStale(report, 'docs');
  expect(text.split('Stale').length - 1).toBe(stale.length);
  expect(read('api/proof/index.md').split('**Stale**').length - 1).toBe(stale.length);
});

it('what the build can count is counted by the build', holds('proof.counts'), () => {
  const { claims } = JSON.parse(read('claims.json')) as { claims: unknown[] };
  expect(text).toContain(`Each of the ${number(claims.length)} sentences`);
  const { workflows } = parse(read('arazzo.yaml')) as { workflows: { steps: unknown[] }[] };
  const calls = workflows.flatMap(({ steps }) => steps).length;
  expect(text).toContain(`${number(workflows.length)} workflows with ${number(calls)} calls.`);
  const causes = Object.values(reproductions as Reproductions).flatMap((one) => Object.values(one));
  const simulated = causes.filter((one) => one.simulated).length;
  expect(text).toContain(
    `${number(causes.length - simulated)} have a natural cause, ${number(simulated)} are requested with a header`,
  );
});

it('the page shows the figures of the report, each as what it counts', holds('proof.figures'), () => {
  const sumOf = (key: 'planted' | 'shown', counts: readonly EditCount[]) =>
    number(sum(counts.map((count) => count[key])));
  const { lies, edits } = report.sentences;
  const killed = sum(targets.map((target) => target.killed));
  const planted = sum(targets.map((target) => target.mutants));
  const figures = [
    `${executed} run in ${snippets.languages.length} languages`,
    `${number(errors.natural)} provoked and ${number(errors.simulated)} shown on demand`,
    `${number(killed)} of ${number(planted)} mutants killed`,
    `${number(respect.checks)} checks; ${number(respect.failed)} failed`,
    `${number(respect.failed)} of ${number(respect.checks)} checks failed`,
    `Of ${sumOf('planted', lies)} false sentences that were made from true ones, ${sumOf('shown', lies)} are shown`,
    `${sumOf('shown', edits)} of ${sumOf('planted', edits)} edits after which a sentence is still true`,
  ];
  expect(figures.filter((figure) => !text.includes(figure))).toEqual([]);
});

it('the report has no failure, and no check that finds everything', holds('proof.figures'), () => {
  expect(respect.failed).toBe(0);
  expect(errors.natural).toBeGreaterThan(0);
  expect(errors.simulated).toBeGreaterThan(0);
  const surviving = targets.filter(({ survivors }) => survivors.length > 0);
  expect(surviving.length).toBeGreaterThan(0);
  expect(surviving.filter(({ mutants: all, killed }) => killed >= all)).toEqual([]);
  expect(snippets.languages.filter((one) => one.faithful !== one.executed)).toEqual([]);
});

it('the page of counts shows every target and language of the report', holds('proof.targets'), () => {
  const names = [
    ...targets.map(({ target }) => target),
    ...snippets.languages.map(({ language }) => language),
  ];
  expect(names.filter((name) => !text.includes(name))).toEqual([]);
});

it(
  'the page of counts names each mutant that survived or is equivalent, with the reason',
  holds('proof.mutants'),
  () => {
    const reasons = targets.flatMap(({ survivors, equivalent }) => [...survivors, ...equivalent]);
    const said = reasons.flatMap(({ reason, names }) => [`${reason}:`, ...names]);
    expect(said.length).toBeGreaterThan(0);
    expect(said.filter((words) => !text.includes(words))).toEqual([]);
  },
);

it('each mutant that was not killed has a name', holds('proof.mutants'), () => {
  const counts = targets.map(({ target, mutants: all, killed, survivors }) => ({
    target,
    survived: all - killed,
    named: survivors.flatMap(({ names }) => names).length,
  }));
  expect(counts.filter(({ survived, named }) => survived !== named)).toEqual([]);
});

it('the page of counts says what it does not show', holds('proof.limits'), () => {
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

it('the front page takes its numbers from the same report', holds('proof.snippets'), () => {
  expect(readPage('/').text).toContain(`${executed}\nsnippets are run`);
});
