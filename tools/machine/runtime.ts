import { spawnSync } from 'node:child_process';

/** The program that runs the snippets of a language. */
export interface Runtime {
  name: string;
  /** Command of it that works here, undefined when it is missing. Looks only, installs nothing. */
  find: () => string | undefined;
  /** Packages of Debian and Ubuntu. */
  debian: string[];
  /** Command for macOS. */
  macos: string;
}

/** The runtime of the tests themselves. */
export const node: Runtime = {
  name: 'Node',
  find: () => 'node',
  debian: ['nodejs'],
  macos: 'brew install node',
};

/** Returns the output of a command; undefined if it fails or is not installed. */
export function outputOf(command: string, ...args: string[]): string | undefined {
  const { status, stdout } = spawnSync(command, args, { encoding: 'utf8' });
  return status === 0 ? stdout : undefined;
}

/** The first of these commands that ends well with these arguments. */
export function findCommand(commands: string[], ...args: string[]): string | undefined {
  return commands.find((command) => outputOf(command, ...args) !== undefined);
}
