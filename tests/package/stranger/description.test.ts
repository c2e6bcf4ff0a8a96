import path from 'node:path';
import { playStranger } from './play-stranger';
import { ASKS, HAS_NO_PAGES } from './reasons';

/** A description of a real API with remarks of all kinds, and no other file. */
const FOREIGN = path.resolve('tests/corpus/packages/scalar-galaxy/3.1.yaml');

const SAME = 'it says the same in every folder';

const COMMANDS = [
  'serve',
  'build',
  'dev',
  'lint',
  'check',
  'claims',
  'diff',
  'improve',
  'mcp',
  'mock',
  'init',
];

playStranger({
  files: { 'openapi.yaml': FOREIGN },
  notTyped: {
    'docproof init': 'the file of its description is there already',
    'docproof serve': 'a description without a command is served, too',
    'docproof claims': ASKS,
    'docproof mock': HAS_NO_PAGES,
    'docproof --help': SAME,
    'docproof --version': SAME,
    ...Object.fromEntries(COMMANDS.map((name) => [`docproof ${name} --help`, SAME])),
  },
});
