import { isPackage } from '../config/code';
import type { Problem } from '../../generator/problems/problem';

/** The parts that find problems, in the order in which people read them. */
const ORIGINS = ['description', 'pages', 'site', 'plugins', 'code', 'compiled pages'] as const;

/** Parts that cannot go on with a file in which the lint of the pages has found the reason. */
const FOLLOWING: ReadonlySet<string> = new Set<Origin>(['site', 'plugins', 'compiled pages']);

/**
 * Nobody can correct what Docusaurus or the generator writes, or code of a package, ours among them: with another problem, that is the
 * reason.
 */
const OF_NOBODY = isPackage
  ? /^site\/|(?:^|\/)(?:node_modules|generated\/pages)\//
  : /^site\/\.docusaurus\/|(?:^|\/)(?:node_modules|generated\/pages)\//;

export type Origin = (typeof ORIGINS)[number];

/** The problems of now, by the part that has found them. */
export class ProblemBoard {
  readonly #found = new Map<Origin, readonly Problem[]>();

  set(origin: Origin, problems: readonly Problem[]): void {
    this.#found.set(origin, problems);
  }

  /** All problems, errors first, without those that only follow from another one. */
  get problems(): Problem[] {
    const named = new Set(this.#found.get('pages')?.map(({ location }) => location.file));
    const all = ORIGINS.flatMap((origin) =>
      (this.#found.get(origin) ?? []).filter(
        ({ location }) => !FOLLOWING.has(origin) || !named.has(location.file),
      ),
    );
    const written = all.filter(({ location }) => !OF_NOBODY.test(location.file));
    const shown = written.length > 0 ? written : all;
    return shown.toSorted((one, other) => rankOf(one) - rankOf(other));
  }

  get hasErrors(): boolean {
    return this.problems.some(({ severity }) => severity === 'error');
  }
}

function rankOf({ severity }: Problem): number {
  return severity === 'error' ? 0 : 1;
}
