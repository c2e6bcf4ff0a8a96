import { mkdirSync, mkdtempSync, rmSync, writeFileSync } from 'node:fs';
import { tmpdir } from 'node:os';
import path from 'node:path';
import type { LoadContext } from '@docusaurus/types';
import { afterEach, beforeEach, expect, it } from 'vitest';
import testReport from '../../../../site/plugins/test-report';

const context = { siteDir: path.resolve('site') } as LoadContext;
let generated = '';

beforeEach(() => {
  generated = mkdtempSync(path.join(tmpdir(), 'test-report-'));
  for (const folder of ['pages', 'report']) mkdirSync(path.join(generated, folder));
});

afterEach(() => rmSync(generated, { recursive: true }));

it('needs the report of a project that has a page about it', () => {
  writeFileSync(path.join(generated, 'pages/proof.mdx'), '');
  const message = 'report.json. Run the tests that write it, or remove `report` from project.yaml';
  expect(() => testReport(context, { generated })).toThrow(message);
  writeFileSync(path.join(generated, 'report/report.json'), '{}');
  expect(() => testReport(context, { generated })).not.toThrow();
});

it('needs none for a project without that page', () => {
  expect(() => testReport(context, { generated })).not.toThrow();
});
