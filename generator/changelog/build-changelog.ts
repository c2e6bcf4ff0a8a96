import type { AffectedCall, Changelog, Release } from '#core/contracts/changelog';
import type { ApiVersionFact } from '#core/contracts/facts';
import { CHANGELOG_URL, releaseUrl } from '../addresses/urls';
import { diff } from '../diff/diff';
import type { Side } from '../diff/side';
import type { ApiModel } from '../model/api-model';
import { buildApiModel } from '../model/build-api-model';
import type { Origins } from '../model/origins';
import { slugOf } from '../model/slug';
import { uniqueName } from '../model/unique-name';
import type { BundledDescription } from '../normalize/bundled-description';
import type { DescribedVersion } from '../overlays/read-versions';
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
export function buildChangelog(sources: ChangelogSources): Changelog {
  const { model, bundle, earlier } = sources;
  const versions = versionsOf(model, earlier);
  if (versions.length === 0) return { releases: [], operations: [], basePaths: [] };
  const described = earlier.length === 0 ? [] : [{ version: model.info.version, bundle }, ...earlier];
  const sides = new Map(described.map((known) => [known.version, sideOf(known.bundle)]));
  const slugs = new Set<string>();
  const releases = versions.map((entry, index): Release => {
    const previous = versions[index + 1]?.version;
    const [head, base] = [sides.get(entry.version), previous === undefined ? undefined : sides.get(previous)];
    const slug = uniqueName(slugs, slugOf(entry.version));
    const release = buildRelease(entry, slug);
    return head && base
      ? { ...release, href: releaseUrl(slug), comparedWith: previous, ...compare(base, head, entry, sources) }
      : release;
  });
  const models = [...sides.values()].map((side) => side.model);
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
    href: `${CHANGELOG_URL}#${slug}`,
    ...(date !== undefined && { date }),
    current,
    breaking,
    notes,
    ...(basis && { basis, ...(decision !== undefined && { decision }) }),
    changes: [],
    calls: [],
  };
}

function compare(
  base: Side,
  head: Side,
  { breaking }: ApiVersionFact,
  { notes }: ChangelogSources,
): Pick<Release, 'breaking' | 'changes' | 'calls'> {
  const { changes: described, calls } = describeChanges(diff(base, head), base, head);
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

function sideOf(bundle: BundledDescription): Side {
  const origins: Origins = new WeakMap();
  return { bundle, model: buildApiModel(bundle, origins), origins };
}
