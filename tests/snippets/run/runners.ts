import path from 'node:path';
import ts from 'typescript';
import { findPython } from '../../setup/runtimes';
import { oneFileEach, type Runner, type Source } from './runner';

const batch = (file: string) => path.join(__dirname, 'batch', file);

/** How the snippets of each language are run. */
export const runners: Record<string, Runner> = {
  curl: { files: oneFileEach((name) => `${name}.sh`), run: ['bash', batch('curl.sh')] },
  typescript: {
    files: oneFileEach((name) => `${name}.mjs`, withoutTypes),
    run: ['node', batch('node.mjs')],
  },
  javascript: { files: oneFileEach((name) => `${name}.mjs`), run: ['node', batch('node.mjs')] },
  python: {
    files: oneFileEach((name) => `${name}.py`),
    run: [findPython() ?? 'python3', batch('python.py')],
  },
  ruby: { files: oneFileEach((name) => `${name}.rb`), run: ['ruby', batch('ruby.rb')] },
  php: { files: oneFileEach((name) => `${name}.php`), run: ['php', batch('php.php')] },
  go: { files: goModule, compile: ['go', 'build', '-o', 'snippets', '.'], run: ['bash', batch('go.sh')] },
  java: {
    files: javaPackages,
    compile: ['javac', '-encoding', 'UTF-8', '-proc:none', '-d', '.', '@sources'],
    run: ['java', '-XX:TieredStopAtLevel=1', '-cp', '.', 'Batch'],
  },
};

function withoutTypes({ code }: Source): string {
  const compilerOptions = { module: ts.ModuleKind.ESNext, target: ts.ScriptTarget.ES2022 };
  return ts.transpileModule(code, { compilerOptions }).outputText;
}

// One program for all: each snippet becomes a package of its own, called by name.
function goModule(sources: Source[]): Record<string, string> {
  const files = oneFileEach(
    (name) => `${name}/main.go`,
    ({ name, code }) => code.replace('package main', `package ${name}`).replace('func main()', 'func Main()'),
  )(sources);
  const main = [
    'package main',
    '',
    'import (',
    '\t"os"',
    ...sources.map(({ name }) => `\t"snippets/${name}"`),
    ')',
    '',
    'func main() {',
    '\tmap[string]func(){',
    ...sources.map(({ name }) => `\t\t"${name}": ${name}.Main,`),
    '\t}[os.Args[1]]()',
    '}',
  ];
  return { ...files, 'main.go': main.join('\n'), 'go.mod': 'module snippets\n\ngo 1.18\n' };
}

// A package of its own for each class Main.
function javaPackages(sources: Source[]): Record<string, string> {
  const files = oneFileEach(
    (name) => `${name}/Main.java`,
    ({ name, code }) => `package ${name};\n${code}`,
  )(sources);
  const all = [...Object.keys(files), batch('Batch.java')];
  return { ...files, sources: all.join('\n') };
}
