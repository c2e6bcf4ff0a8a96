import ts from 'typescript';
import type { LanguageId } from '../../../generator/emit/snippets/languages';
import { findCommand, node, outputOf, type Runtime } from '../../../tools/machine/runtime';
import { batch, oneFileEach, type Runner, type Source } from './runner';

const OLDEST_JAVA = 17;

/** The manifest of a module with the name that snippets import from. */
export const GO_MODULE = 'module example\n\ngo 1.18\n';

const python: Runtime = {
  name: 'Python 3 with requests',
  // The system's first, because that is the one packages are installed for.
  find: () => findCommand(['/usr/bin/python3', 'python3'], '-c', 'import requests'),
  debian: ['python3', 'python3-requests'],
  macos: 'python3 -m pip install requests',
};

/** How the snippets of each language are run, and what they need for that. */
export const runners: Record<LanguageId, Runner> = {
  curl: {
    runtime: {
      name: 'bash and curl',
      find: () => findCommand(['bash'], '--version') && findCommand(['curl'], '--version'),
      debian: ['bash', 'curl'],
      macos: 'brew install curl',
    },
    files: oneFileEach((name) => `${name}.sh`),
    run: ['bash', batch('curl.sh')],
    format: 2,
  },
  typescript: {
    runtime: node,
    files: oneFileEach((name) => `${name}.mjs`, withoutTypes),
    run: ['node', batch('node.mjs')],
    format: 'typescript',
  },
  javascript: {
    runtime: node,
    files: oneFileEach((name) => `${name}.mjs`),
    run: ['node', batch('node.mjs')],
    format: 'babel',
  },
  python: {
    runtime: python,
    files: oneFileEach((name) => `${name}.py`),
    run: [python.find() ?? 'python3', batch('python.py')],
    format: 4,
  },
  ruby: {
    runtime: {
      name: 'Ruby',
      find: () => findCommand(['ruby'], '--version'),
      debian: ['ruby'],
      macos: 'brew install ruby',
    },
    files: oneFileEach((name) => `${name}.rb`),
    run: ['ruby', batch('ruby.rb')],
    format: 2,
  },
  php: {
    runtime: {
      name: 'PHP with curl',
      find: () => (/^curl$/m.test(outputOf('php', '-m') ?? '') ? 'php' : undefined),
      debian: ['php-cli', 'php-curl'],
      macos: 'brew install php',
    },
    files: oneFileEach((name) => `${name}.php`),
    run: ['php', batch('php.php')],
    format: 4,
  },
  go: {
    runtime: {
      name: 'Go',
      find: () => findCommand(['go'], 'version'),
      debian: ['golang'],
      macos: 'brew install go',
    },
    files: goModule,
    compile: ['go', 'build', '-o', 'snippets', '.'],
    run: ['bash', batch('go.sh')],
    format: 'gofmt',
  },
  java: {
    runtime: {
      name: `Java ${OLDEST_JAVA} or newer (JDK)`,
      find: findJava,
      debian: ['default-jdk-headless'],
      macos: 'brew install openjdk',
    },
    files: javaPackages,
    compile: ['javac', '-encoding', 'UTF-8', '-proc:none', '-d', '.', '@sources'],
    run: ['java', '-XX:TieredStopAtLevel=1', '-cp', '.', 'Batch'],
    format: 4,
  },
};

/** Every runtime that the snippets need besides Node. */
export const runtimes: readonly Runtime[] = Object.values(runners)
  .map(({ runtime }) => runtime)
  .filter((runtime) => runtime !== node);

function findJava(): string | undefined {
  const version = /^javac (\d+)/.exec(outputOf('javac', '-version') ?? '')?.[1];
  return Number(version) >= OLDEST_JAVA ? findCommand(['java'], '--version') : undefined;
}

function withoutTypes({ code }: Source): string {
  const compilerOptions = { module: ts.ModuleKind.ESNext, target: ts.ScriptTarget.ES2022 };
  return ts.transpileModule(code, { compilerOptions }).outputText;
}

// One program for all: each snippet becomes a separate package, called by name.
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
    ...sources.map(({ name }) => `\t"example/${name}"`),
    ')',
    '',
    'func main() {',
    '\tmap[string]func(){',
    ...sources.map(({ name }) => `\t\t"${name}": ${name}.Main,`),
    '\t}[os.Args[1]]()',
    '}',
  ];
  return { ...files, 'main.go': main.join('\n'), 'go.mod': GO_MODULE };
}

// A separate package for each class Main.
function javaPackages(sources: Source[]): Record<string, string> {
  const files = oneFileEach(
    (name) => `${name}/Main.java`,
    ({ name, code }) => `package ${name};\n${code}`,
  )(sources);
  const all = [...Object.keys(files), batch('Batch.java')];
  return { ...files, sources: all.join('\n') };
}
