import type { AffectedCall, Changelog, Release } from '#core/contracts/changelog';
import type { ApiVersionFact } from '#core/contracts/facts';
import { ADDRESSES } from '../../model/addresses/urls';
import { sideOf } from '../diff/side';
import type { ApiModel } from '../../model/api/api-model';
import { slugOf } from '../../model/api/slug';
import { uniqueName } from '../../model/api/unique-name';
import type { BundledDescription } from '../../read/normalize/bundled-description';
import type { DescribedVersion } from '../../read/overlays/read-versions';
import { type Comparison, createComparisons } from './comparisons';
import { describeChanges, operationsOf } from './describe-change';
import { dateOfVersion, listVersions } from './list-versions';

/** Everything that the releases are built from. */
export interface ChangelogSources {
  model: ApiModel;
  bundle: BundledDescription;
  /** The earlier versions whose descriptions are known, newest first. */
  earlier: readonly DescribedVersion[];
  /** Notes of people about changes, by their fingerprints. */
  notes?: ReadonlyMap<string, string>;
}

/**
 * Builds the releases of an API, newest first: what people wrote about a version, and the changes since the one before, where the
 * descriptions of both are known.
 */
export function buildChangelog(
  sources: ChangelogSources,
  comparisons = createComparisons(sideOf(sources.bundle), sources.earlier),
): Changelog {
  const { model, earlier } = sources;
  const versions = versionsOf(model, earlier);
  if (versions.length === 0) return { releases: [], operations: [], basePaths: [] };
  const slugs = new Set<string>();
  const releases = versions.map((entry, index): Release => {
    const previous = versions[index + 1]?.version;
    const comparison = previous === undefined ? undefined : comparisons.between(previous, entry.version);
    const slug = uniqueName(slugs, slugOf(entry.version));
    const release = buildRelease(entry, slug);
    return comparison
      ? {
          ...release,
          href: ADDRESSES.release(slug),
          comparedWith: previous,
          ...describe(comparison, entry, sources),
        }
      : release;
  });
  const models = comparisons.sides.map((side) => side.model);
  const paths = models.flatMap(({ servers }) => servers.map(({ url }) => basePathOf(url)));
  return {
    releases,
    operations: distinctCalls(models.flatMap((one) => [...operationsOf(one).values()])),
    basePaths: [...new Set(paths)],
  };
}

function buildRelease(entry: ApiVersionFact, slug: string): Release {
  const { version, current, breaking, changes: notes, basis, decision } = entry;
  const date = dateOfVersion(version);
  return {
    version,
    id: slug,
    href: `${ADDRESSES.changelog}#${slug}`,
    ...(date !== undefined && { date }),
    current,
    breaking,
    notes,
    ...(basis && { basis, ...(decision !== undefined && { decision }) }),
    changes: [],
    calls: [],
  };
}

function describe(
  { changes: found, base, head }: Comparison,
  { breaking }: ApiVersionFact,
  { model, notes }: ChangelogSources,
): Pick<Release, 'breaking' | 'changes' | 'calls'> {
  const { changes: described, calls } = describeChanges(found, {
    base,
    head,
    current: model.info.version,
  });
  const changes = described.map((change) => {
    const note = notes?.get(change.fingerprint);
    return note === undefined ? change : { ...change, note };
  });
  return { changes, calls, breaking: breaking || changes.some(({ severity }) => severity === 'breaking') };
}

/** Those that the description lists; else the current one and those whose descriptions are known, newest first. */
function versionsOf(model: ApiModel, earlier: readonly DescribedVersion[]): ApiVersionFact[] {
  const listed = listVersions(model);
  if (listed.length > 0 || earlier.length === 0) return listed;
  return [model.info.version, ...earlier.map(({ version }) => version)].map((version, index) => ({
    version,
    current: index === 0,
    breaking: false,
    changes: [],
  }));
}

function distinctCalls(calls: readonly AffectedCall[]): AffectedCall[] {
  return [
    ...new Map(calls.toReversed().map((call) => [`${call.method} ${call.path}`, call])).values(),
  ].toReversed();
}

/** The part of a server's address before the paths of operations: `https://{account}.example/api` → `/api`. */
function basePathOf(url: string): string {
  return url.replace(/^(?:[a-z+.-]+:)?\/\/[^/]*/i, '').replace(/\/+$/, '');
}
