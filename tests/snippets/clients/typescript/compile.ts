import { spawn } from 'node:child_process';
import path from 'node:path';
import { temporaryFolder } from '../../../builders/temporary-folder';
import { textOf } from '../../run/run-command';

/** A message of the compiler. */
interface Message {
  file: string;
  /** From 1. */
  line: number;
  text: string;
}

/** The compilers that readers have: the one in JavaScript, and its successor. */
export type Compiler = 'typescript' | 'typescript7';

/** Everything strict, with all that a project of readers may ask for. */
const OPTIONS = {
  strict: true,
  exactOptionalPropertyTypes: true,
  noUncheckedIndexedAccess: true,
  noPropertyAccessFromIndexSignature: true,
  noImplicitOverride: true,
  noImplicitReturns: true,
  noFallthroughCasesInSwitch: true,
  noUnusedLocals: true,
  noUnusedParameters: true,
  isolatedModules: true,
  // Node runs such files as they are.
  erasableSyntaxOnly: true,
  noEmit: true,
  target: 'es2022',
  module: 'esnext',
  moduleResolution: 'bundler',
  moduleDetection: 'force',
};

/** The names of a browser, or those of Node alone. */
const PLACES = {
  browser: { lib: ['es2022', 'dom'], types: [] },
  node: { lib: ['es2022'], types: ['node'], typeRoots: [path.resolve('node_modules/@types')] },
};

/** Compiles files in one process and returns the messages. Throws when the compiler fails. */
export async function compile(
  files: Record<string, string>,
  compiler: Compiler = 'typescript7',
  place: keyof typeof PLACES = 'browser',
): Promise<Message[]> {
  const config = {
    compilerOptions: { ...OPTIONS, ...PLACES[place], skipLibCheck: true },
    files: Object.keys(files),
  };
  const folder = temporaryFolder({ ...files, 'tsconfig.json': JSON.stringify(config) });
  const command = path.resolve('node_modules', compiler, 'bin/tsc');
  const child = spawn(process.execPath, [command, '-p', folder, '--pretty', 'false'], { cwd: folder });
  const [stdout, stderr] = await Promise.all([textOf(child.stdout), textOf(child.stderr)]);
  if (stderr !== '') throw new Error(stderr);
  return stdout
    .split('\n')
    .filter((line) => line !== '' && !line.startsWith(' '))
    .map((text) => {
      const [, file, line] = /^(.*?)\((\d+),\d+\): error /.exec(text) ?? [];
      if (file === undefined) throw new Error(text);
      return { file, line: Number(line), text };
    });
}
