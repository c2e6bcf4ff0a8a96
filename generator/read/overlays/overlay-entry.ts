import { existsSync } from 'node:fs';
import path from 'node:path';
import { UsageError } from '#core/command-line/usage-error';
import { isObject, type Json, type JsonObject } from '#core/json/json';
import { formatPointer, valueAt } from '#core/json/pointer';
import type { Mistake } from '../../problems/mistake';
import type { Location, Problem } from '../../problems/problem';
import { relativePath } from '../../problems/relative-path';
import { sortProblems } from '../../problems/sort-problems';
import { checkAliases } from '../source/check-aliases';
import type { Document, LocalDocuments, SourceScalar } from '../source/documents';
import { toFileProblem } from '../source/file-problem';
import { keyLocationAt } from '../source/locations';
import { OverlaidSource } from '../source/overlaid-source';
import { applyOverlay } from './apply-overlay';
import { readOverlay } from './read-overlay';
import { WrittenPlaces } from './written-places';

const RULE = 'overlay';

/** An overlay of a description. */
export interface NamedOverlay {
  file: string;
  /** Where a project names it; undefined: a command line does. */
  named?: Location;
}

/** Mistakes of overlays, and the files that were read or looked for. */
interface Overlaid {
  /** All mistakes of all overlays; the document is as it was if there are any. */
  problems: Problem[];
  inputs: string[];
}

/**
 * Applies overlays to an entry document, in order, as it is written: before anything is repaired or checked. `documents` has the
 * result from then on, and knows which file has which part. Nothing is written.
 * @throws UsageError if an overlay that the command line names cannot be read.
 * @see https://spec.openapis.org/overlay/v1.1.0.html
 */
export async function overlayEntry(
  entry: string,
  overlays: readonly NamedOverlay[],
  documents: LocalDocuments,
): Promise<Overlaid> {
  const inputs = overlays.map(({ file }) => path.resolve(file));
  const document = overlays.length > 0 ? await documents.read(entry) : undefined;
  // Whatever cannot be read is a problem of the description, which the rules find.
  if (document === undefined || document instanceof Error || !isObject(document.parsed as Json))
    return { problems: [], inputs };
  if (checkAliases(document).length > 0) return { problems: [], inputs };

  const places = new WrittenPlaces(document.source);
  const problems: Problem[] = [];
  const applied: Document[] = [];
  let parsed = document.parsed as JsonObject;
  for (const overlay of overlays) {
    const read = await readFile(overlay, documents);
    if (!('document' in read)) {
      problems.push(...read.problems);
      continue;
    }
    const result = applyFile(read.document, parsed, places);
    problems.push(...result.problems);
    parsed = result.parsed;
    applied.push(read.document);
  }
  if (problems.length > 0) return { problems: sortProblems(problems), inputs };
  keepWritten(parsed, places, [document, ...applied], documents);
  document.parsed = parsed;
  document.source = new OverlaidSource(
    document.source,
    applied.map(({ source }) => source),
    (tokens) => places.find(tokens),
  );
  return { problems, inputs };
}

async function readFile(
  { file, named }: NamedOverlay,
  documents: LocalDocuments,
): Promise<{ document: Document } | { problems: Problem[] }> {
  const document = await documents.read(path.resolve(file));
  const broken = toFileProblem(document) ?? (document instanceof Error ? notRead(file, named) : undefined);
  if (broken) return { problems: [broken] };
  const aliases = checkAliases(document as Document);
  return aliases.length > 0 ? { problems: aliases } : { document: document as Document };
}

function notRead(file: string, location: Location | undefined): Problem {
  const reason = existsSync(file) ? 'cannot be read' : 'does not exist';
  const name = relativePath(path.resolve(file));
  if (!location)
    throw new UsageError(`The overlay \`${name}\` ${reason}: write the path of one after \`--overlay\`.`);
  return {
    ruleId: RULE,
    severity: 'error',
    message: `The overlay \`${name}\` ${reason}.`,
    remedy: 'Write the path of an OpenAPI Overlay, or leave it out.',
    location,
  };
}

function applyFile(
  file: Document,
  document: JsonObject,
  places: WrittenPlaces,
): { parsed: JsonObject; problems: Problem[] } {
  const toProblem = ({ tokens, message, remedy }: Mistake): Problem => ({
    ruleId: RULE,
    severity: 'error',
    message,
    remedy,
    location: keyLocationAt(file, `#${formatPointer(tokens)}`),
  });
  const { overlay, mistakes } = readOverlay((file.parsed ?? null) as Json);
  if (!overlay) return { parsed: document, problems: mistakes.map(toProblem) };
  const applied = applyOverlay(overlay, document);
  for (const edit of applied.edits) places.follow(edit, file.source);
  return { parsed: applied.document, problems: applied.mistakes.map(toProblem) };
}

/** Tells `documents` how numbers and booleans of the changed document are written, which it knows of those that were read. */
function keepWritten(
  parsed: JsonObject,
  places: WrittenPlaces,
  files: readonly Document[],
  { written }: LocalDocuments,
): void {
  const visit = (holder: Json, tokens: readonly string[]): void => {
    if (typeof holder !== 'object' || holder === null) return;
    for (const [key, value] of Object.entries<Json>(holder)) {
      const way = [...tokens, key];
      if (typeof value !== 'number' && typeof value !== 'boolean') visit(value, way);
      else {
        const place = places.find(way);
        const file = files.find(({ source }) => source === place.source);
        const from = valueAt(file?.parsed, place.tokens.slice(0, -1));
        const scalar = isHolder(from) ? written.get(from)?.get(place.tokens.at(-1) ?? '') : undefined;
        if (scalar)
          written.set(holder, (written.get(holder) ?? new Map<string, SourceScalar>()).set(key, scalar));
      }
    }
  };
  visit(parsed, []);
}

function isHolder(value: unknown): value is object {
  return typeof value === 'object' && value !== null;
}
