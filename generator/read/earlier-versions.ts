import type { SearchRecords } from '#core/contracts/search-records';
import type { GeneratedFile } from '../run/files/generated-file';
import type { GenerationContext } from '../run/generation-context';
import { emitClients } from '../emit/clients/emit-clients';
import { emitSearch } from '../emit/search/emit-search';
import { emitRequests } from '../emit/simulator/emit-requests';
import { emitForms } from '../emit/simulator/forms/emit-forms';
import { emitSimulator } from '../emit/simulator/emit-simulator';
import type { VersionedReference } from '../emit/versions/build-version';
import { type EmittedVersion, emitVersions } from '../emit/versions/emit-versions';
import { ADDRESSES } from '../model/addresses/urls';

/**
 * Emits the pages of the earlier versions, as far as they differ from the current ones, and the search records, the simulators and the
 * client files of all of them.
 */
export function emitEarlierVersions(context: GenerationContext): GeneratedFile[] {
  const earlier = context.getEarlier();
  if (earlier.length === 0) return [];
  return emitVersions(referenceOf(context), earlier.map(toVersion), context.changelog, context.comparisons);
}

function referenceOf({ model, getReference }: GenerationContext): VersionedReference {
  // There is one changelog, of all versions.
  const pages = getReference().pages.filter(({ docId }) => !docId.startsWith('changelog/'));
  return { version: model.info.version, model, pages };
}

function toVersion(context: GenerationContext): EmittedVersion {
  const { model, simulation, wording } = context;
  const reference = referenceOf(context);
  const simulator = simulation
    ? [...emitSimulator(model, simulation.settings), ...emitRequests(model), ...emitForms(model)]
    : [];
  const records = emitSearch(wording).map((file) => ({
    ...file,
    content: moveRecords(file.content, reference.version),
  }));
  return { ...reference, files: [...records, ...simulator, ...emitClients(context.getClients())] };
}

/** The records of a version lead to its own pages. */
function moveRecords(text: string, version: string): string {
  const { records } = JSON.parse(text) as SearchRecords;
  const move = (url: string): string => url.replace(/^\/api\//, ADDRESSES.version(version));
  const moved = records.map((record) => ({
    ...record,
    objectID: move(record.objectID),
    version: [version],
    url: move(record.url),
    url_without_anchor: move(record.url_without_anchor),
  }));
  return `{"records":[\n${moved.map((record) => JSON.stringify(record)).join(',\n')}\n]}\n`;
}
