import { describe, expect, test } from 'vitest';
import { lintFiles } from './lint-files';

interface Firing {
  title: string;
  /** The entry document, or all files. */
  given: string | Record<string, string>;
  /** The end of the pointer of the one problem. */
  at: string;
  /** A part of its message and remedy. */
  want: string;
}

interface RuleCases {
  fires: readonly Firing[];
  /** Entry documents on which the rule finds nothing. */
  silent: readonly string[];
  severity?: 'error' | 'warn';
}

/** No rule but those for every description is on; two of them take their severity from this rule of Redocly. */
const CONFIG =
  'rules: {no-undefined-server-variable: error, path-parameters-defined: error, struct: error}\n';

/** Tests of the rule `description/<name>`: it reports each mistake as one problem, and stays silent without one. */
export function describeRule(name: string, { fires, silent, severity = 'error' }: RuleCases): void {
  const id = `description/${name}`;
  const lintGiven = (given: Firing['given']) => {
    const files = typeof given === 'string' ? { 'openapi.yaml': given } : given;
    return lintFiles({ ...files, 'redocly.yaml': CONFIG });
  };

  describe(id, () => {
    test.each(fires)('reports $title', async ({ given, at, want }) => {
      const printed = await lintGiven(given);
      expect(printed.match(/^\S.* {2}(error|warn) {2}.*/gm)).toEqual([
        expect.stringMatching(new RegExp(`  ${severity}  ${id}$`)),
      ]);
      expect(printed).toContain(want);
      expect(printed).toContain(`${at}\n`);
    });

    test.each(silent)('stays silent without a mistake: %#', async (given) => {
      expect(await lintGiven(given)).not.toContain(id);
    });
  });
}
