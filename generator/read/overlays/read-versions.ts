import { existsSync, readdirSync } from 'node:fs';
import path from 'node:path';
import type { JsonObject } from '#core/json/json';
import type { BundledDescription } from '../normalize/bundled-description';
import { hideParts } from '../normalize/hidden/hide-parts';
import { type Mistake, toProblems } from '../../problems/mistake';
import type { Problem } from '../../problems/problem';
import { sortProblems } from '../../problems/sort-problems';
import { openYaml } from '../../problems/yaml-file';
import { applyOverlay } from './apply-overlay';
import { findVersionMistakes } from './find-version-mistakes';
import { readOverlay } from './read-overlay';

const RULE = 'version-overlay';

/** An earlier version of the API, as its overlay describes it. */
export interface DescribedVersion {
  /** Its `info.version`, and the name of its file: `20240705`. */
  version: string;
  bundle: BundledDescription;
}

/** The overlays next to a description. */
interface ReadVersions {
  /** Newest first; without those that have a mistake. */
  versions: DescribedVersion[];
  problems: Problem[];
  /** Every file or folder that was read or looked for. */
  inputs: string[];
}

/**
 * Reads the earlier versions of an API from `versions/<version>.yaml` next to its entry document: OpenAPI Overlays of the current
 * description, or of a later version that they extend.
 * @param audiences those that the docs are made for, besides everyone.
 */
export function readVersions(
  entry: string,
  current: BundledDescription,
  audiences: readonly string[] = [],
): ReadVersions {
  const folder = versionsFolder(entry);
  const files = existsSync(folder)
    ? readdirSync(folder)
        .filter((name) => /\.(ya?ml|json)$/.test(name))
        .sort()
        .reverse()
    : [];
  const reader = new VersionReader(path.resolve(entry), current, audiences);
  const read = files.map((name) => ({
    version: path.parse(name).name,
    bundle: reader.read(path.join(folder, name), []),
  }));
  const versions = read.flatMap(({ version, bundle }) => (bundle ? [{ version, bundle }] : []));
  const all = files.map((name) => path.join(folder, name));
  return { versions, problems: sortProblems(reader.problems), inputs: [folder, ...all] };
}

/** The folder of the overlays of an entry document. */
export function versionsFolder(entry: string): string {
  return path.join(path.dirname(path.resolve(entry)), 'versions');
}

/** Resolves each overlay once, after the one that it extends. */
class VersionReader {
  readonly problems: Problem[] = [];
  readonly #known = new Map<string, BundledDescription | undefined>();

  constructor(
    readonly entry: string,
    readonly current: BundledDescription,
    readonly audiences: readonly string[],
  ) {}

  /** @param extending the files that lead to this one. */
  read(file: string, extending: readonly string[]): BundledDescription | undefined {
    if (this.#known.has(file)) return this.#known.get(file);
    const read = this.#resolve(file, extending);
    this.#known.set(file, read);
    return read;
  }

  #resolve(file: string, extending: readonly string[]): BundledDescription | undefined {
    const yaml = openYaml(file, RULE);
    if (!yaml || yaml.problems.length > 0) {
      this.problems.push(...(yaml?.problems ?? []));
      return undefined;
    }
    const report = (mistakes: readonly Mistake[]): void => {
      this.problems.push(...toProblems(mistakes, yaml, RULE));
    };
    const { overlay, mistakes } = readOverlay(yaml.value);
    report(mistakes);
    if (!overlay) return undefined;
    const target =
      overlay.extends === undefined ? this.entry : path.resolve(path.dirname(file), overlay.extends);
    const mistake = this.#findTargetMistake(target, [...extending, file], overlay.extends ?? '');
    if (mistake) {
      report([mistake]);
      return undefined;
    }
    const base = target === this.entry ? this.current : this.read(target, [...extending, file]);
    // The mistake of the other overlay is reported already.
    if (!base) return undefined;
    const { document, mistakes: failed } = applyOverlay(overlay, base as JsonObject);
    // Parts that an overlay adds may be marked as well.
    hideParts(document, this.audiences);
    const wrong =
      failed.length > 0 ? failed : findVersionMistakes(document, path.parse(file).name, this.current);
    report(wrong);
    return wrong.length > 0 ? undefined : (document as unknown as BundledDescription);
  }

  #findTargetMistake(target: string, extending: readonly string[], written: string): Mistake | undefined {
    const tokens = ['extends'];
    const remedy = 'Write the path of the description, or of the overlay of the next later version.';
    if (extending.includes(target)) {
      const way = [...extending.slice(extending.indexOf(target)), target].map((file) => path.basename(file));
      return { tokens, message: `The overlays extend one another: ${way.join(' → ')}.`, remedy };
    }
    const isOverlay = path.dirname(target) === versionsFolder(this.entry) && existsSync(target);
    if (target === this.entry || isOverlay) return undefined;
    return {
      tokens,
      message: `\`${written}\` is neither the description nor an overlay next to this one.`,
      remedy,
    };
  }
}
