import { expect, test } from 'vitest';
import { commandsIn } from '../../../package/stranger/printed-commands';

const HELP = `Usage: docproof [command] [openapi.yaml] [--help]
Turns a description into a site.
  dev    Serves the site.
  lint   Names mistakes.
\`docproof <command> --help\` lists the flags.
`;

test('reads the commands and flags of the help, and each command where it says any', () => {
  expect(commandsIn(HELP)).toEqual([
    'docproof --help',
    'docproof dev',
    'docproof lint',
    'docproof dev --help',
    'docproof lint --help',
  ]);
});

test.each([
  { from: 'a table', text: '| names mistakes | `npx docproof lint` |', want: ['docproof lint'] },
  {
    from: 'a block of a shell, without its comments',
    text: '```sh\nnpx docproof openapi.yaml\ndocproof build --out site   # writes `site/`\n```\n',
    want: ['docproof openapi.yaml', 'docproof build --out site'],
  },
  { from: 'a sentence', text: 'Serve the docs: npx docproof dev\n', want: ['docproof dev'] },
  {
    from: 'a workflow',
    text: '      - run: npx --yes docproof@1.1.0 check --out build\n',
    want: ['docproof check --out build'],
  },
  { from: 'two forms of one', text: '`docproof lint` or `npx docproof lint`', want: ['docproof lint'] },
  { from: 'prose', text: 'docproof is a tool: docproof names mistakes. `docproof` builds.', want: [] },
  { from: 'a block that is not of a shell', text: '```yaml\ndocproof: lint\ndocproof lint\n```\n', want: [] },
])('reads commands from $from', ({ text, want }) => {
  expect(commandsIn('', text)).toEqual(want);
});
