import { spawnSync } from 'node:child_process';

/** What snippets of some languages are run with. */
export interface Runtime {
  name: string;
  /** Ids of the languages that need it. */
  languages: string[];
  /** Commands of it that work here, undefined when one is missing. Looks only, installs nothing. */
  find: () => string | undefined;
  /** Packages of Debian and Ubuntu. */
  debian: string[];
  /** Command for macOS. */
  macos: string;
}

const OLDEST_JAVA = 17;

/** Every runtime that the snippets need besides Node. */
export const runtimes: readonly Runtime[] = [
  {
    name: 'bash and curl',
    languages: ['curl'],
    find: () => (prints('bash', ['--version']) && prints('curl', ['--version']) ? 'curl' : undefined),
    debian: ['bash', 'curl'],
    macos: 'brew install curl',
  },
  {
    name: 'Python 3 with requests',
    languages: ['python'],
    find: findPython,
    debian: ['python3', 'python3-requests'],
    macos: 'python3 -m pip install requests',
  },
  {
    name: 'Ruby',
    languages: ['ruby'],
    find: () => (prints('ruby', ['--version']) ? 'ruby' : undefined),
    debian: ['ruby'],
    macos: 'brew install ruby',
  },
  {
    name: 'PHP with curl',
    languages: ['php'],
    find: () => (/^curl$/m.test(prints('php', ['-m']) ?? '') ? 'php' : undefined),
    debian: ['php-cli', 'php-curl'],
    macos: 'brew install php',
  },
  {
    name: 'Go',
    languages: ['go'],
    find: () => (prints('go', ['version']) ? 'go' : undefined),
    debian: ['golang'],
    macos: 'brew install go',
  },
  {
    name: `Java ${OLDEST_JAVA} or newer (JDK)`,
    languages: ['java'],
    find: findJava,
    debian: ['default-jdk-headless'],
    macos: 'brew install openjdk',
  },
];

/** The runtimes that are not here. */
export function missingRuntimes(): Runtime[] {
  return runtimes.filter(({ find }) => find() === undefined);
}

/** The runtime of a language; undefined for those that Node runs. */
export function runtimeOf(language: string): Runtime | undefined {
  return runtimes.find(({ languages }) => languages.includes(language));
}

/** A Python that can import requests; the system's first, because that is the one packages are installed for. */
export function findPython(): string | undefined {
  return ['/usr/bin/python3', 'python3'].find((command) =>
    prints(command, ['-c', 'import requests; print(1)']),
  );
}

function findJava(): string | undefined {
  const version = /^javac (\d+)/.exec(prints('javac', ['-version']) ?? '')?.[1];
  return Number(version) >= OLDEST_JAVA && prints('java', ['--version']) ? 'java' : undefined;
}

function prints(command: string, args: string[]): string | undefined {
  const { status, stdout } = spawnSync(command, args, { encoding: 'utf8' });
  return status === 0 ? stdout : undefined;
}
