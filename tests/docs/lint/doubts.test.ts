import { readdirSync, readFileSync } from 'node:fs';
import path from 'node:path';
import { expect, test } from 'vitest';
import { findDoubts } from '#core/text/doubts';
import { claimsOf, listShownFiles } from '../../../abaco/claims/read-claims';
import { sourceClaims } from '../../../abaco/claims/source-claims';
import { yamlClaims } from '../../../authoring/claims/read/yaml-claims';
import { readSources } from '../../../site/remark/read-sources';

/** Files about the sources of statements, which only readers see who ask for them. */
const ABOUT_SOURCES = ['core/labels/basis.ts', 'docs/_data/decisions.yaml', 'site/remark/elements/basis.ts'];

/** The code of the simulator and of the docs as a program, whose strings are in responses, causes and messages. */
const PROGRAMS = ['simulator', 'tool'].flatMap((folder) =>
  readdirSync(folder, { recursive: true, encoding: 'utf8' })
    .filter((name) => name.endsWith('.ts'))
    .map((name) => path.join(folder, name)),
);

test('no label, page, program or response doubts itself: the rules of lint:api and lint:docs read the others', () => {
  const sources = readSources('generated', 'docs');
  const shown = listShownFiles().filter((file) => !/\.mdx$|^openapi\//.test(file));
  const claims = [
    ...shown.flatMap((file) => claimsOf(file, readFileSync(file, 'utf8'), sources)),
    ...PROGRAMS.flatMap((file) => sourceClaims(readFileSync(file, 'utf8'), file)),
    ...['openapi/simulator.yaml', 'openapi/project.yaml'].flatMap((file) =>
      yamlClaims(readFileSync(file, 'utf8'), file, 'words'),
    ),
  ].filter(({ file }) => !ABOUT_SOURCES.includes(file));
  const doubts = claims.flatMap(({ file, line, sentence }) =>
    findDoubts(sentence).map(({ words }) => `${file}:${line} ${words}`),
  );
  expect(claims.length).toBeGreaterThan(1000);
  expect(doubts).toEqual([]);
});
