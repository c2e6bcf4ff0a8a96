import { readFileSync } from 'node:fs';
import { join } from 'node:path';
import type { LoadContext, Plugin } from '@docusaurus/types';
import type {
  EnvironmentRules,
  Environments,
  EnvironmentsData,
  LineRule,
} from '#core/contracts/environments';
import { toLines } from '../src/components/code/Code/lines';
import { highlight } from '../src/highlight/highlight';

/**
 * Provides the choices of readers as `@generated/environments/default/choices.json`, and how the snippets change with it as
 * `rules.json`, which a page loads only after such a choice.
 */
export default function environments(_: LoadContext, { generated }: { generated: string }): Plugin {
  return {
    name: 'environments',
    getPathsToWatch: () => [fileIn(generated)],
    async contentLoaded({ actions }) {
      const { languages, values: _, ...choices } = readEnvironments(generated);
      await actions.createData('choices.json', choices satisfies Environments);
      await actions.createData('rules.json', highlightRules(languages));
    },
  };
}

/** Reads the choices of readers from the output of the generator. */
export function readEnvironments(generated: string): EnvironmentsData {
  return JSON.parse(readFileSync(fileIn(generated), 'utf8')) as EnvironmentsData;
}

function fileIn(generated: string): string {
  return join(generated, 'environments/environments.json');
}

/** Turns the code in rules into the markup that pages have. */
function highlightRules(languages: EnvironmentsData['languages']): EnvironmentRules {
  return Object.fromEntries(
    Object.entries(languages).map(([language, { grammar, plain, guarded }]) => {
      const highlightAll = (forms: LineRule[][]) =>
        forms.map((rules) =>
          rules.map(({ value, from, to }) => ({
            value,
            from,
            to: to ? toLines(highlight(to, grammar)) : '',
          })),
        );
      return [language, { grammar, plain: highlightAll(plain), guarded: highlightAll(guarded) }];
    }),
  );
}
