import { missingRuntimes } from '../../setup/runtimes';

const withoutRuntime = new Set(missingRuntimes().flatMap(({ languages }) => languages));

/** True when the runtime of a language is here; the one of JavaScript and TypeScript is Node. */
export function isRunnable({ id }: { id: string }): boolean {
  return !withoutRuntime.has(id);
}
