import { existsSync, readdirSync } from 'node:fs';
import path from 'node:path';
import type { Json } from '#core/json/json';
import { joinPointer, parsePointer, valueAt } from '#core/json/pointer';
import { isInValue } from '#core/openapi/description-parts';
import { findNearest } from '#core/text/nearest';
import type { Location, Problem, Severity } from '../../../problems/problem';
import { relativePath } from '../../../problems/relative-path';
import { explainAnchor } from './explain-anchor';
import { membersOf } from '../../source/members-of';
import { type LocalDocuments, type NormalizedProblem, RemoteReference } from '../../source/documents';
import { toFileProblem } from '../../source/file-problem';
import { locationsOf, tokensOf } from '../../source/locations';
import { isReference } from '#core/openapi/is-reference';

/**
 * Explains an unresolvable reference, as written, with the reason. If a file is not YAML, reports that file, whoever refers to it.
 * @see https://spec.openapis.org/oas/v3.1.0#reference-object
 */
export async function explainReference(
  found: NormalizedProblem,
  location: Location,
  documents: LocalDocuments,
  configured: Severity,
): Promise<Problem[]> {
  const place = found.location[0];
  // Redocly reports a file that cannot be parsed in that file, and again at the reference.
  if (!place || place.pointer === undefined) return [];
  const from = place.source.absoluteRef;
  const reference = await referenceAt(from, place.pointer, documents);
  const [file = '', pointer = ''] = reference.split('#');
  const target = await (file === '' ? documents.read(from) : documents.read(file, from));
  const unreadable = toFileProblem(target);
  if (unreadable) return [unreadable];
  if (!(target instanceof Error) && isReference(valueAt(target.parsed, parsePointer(pointer)))) {
    // The target is another reference, which cannot be resolved.
    const next = {
      ...found,
      location: [{ ...place, source: target.source, pointer: `#${pointer || '/'}` }],
    };
    return explainReference(next, locationsOf(next)[0], documents, configured);
  }
  const document = await documents.read(from);
  const isData = !(document instanceof Error) && isInValue(document.parsed as Json, tokensOf(place.pointer));
  // In an example, a default, or an extension, it may just be data.
  const severity = isData ? 'warn' : configured;
  if (file !== '' && isEmpty(target)) return [tellEmpty(path.resolve(path.dirname(from), file), severity)];
  return [{ severity, location, ...explain(reference, target, pointer, from) }];
}

/** Reports the empty file itself, whoever refers to it. */
function tellEmpty(file: string, severity: Problem['severity']): Problem {
  return {
    ruleId: 'no-unresolved-refs',
    severity,
    message: 'The file is empty, but references point to it.',
    remedy: 'Add the missing content, or remove the references.',
    location: { file: relativePath(file), line: 1, column: 1, pointer: '' },
  };
}

function isEmpty(target: unknown): boolean {
  return !(target instanceof Error) && (membersOf(target).parsed ?? null) === null;
}

async function referenceAt(file: string, pointer: string, documents: LocalDocuments): Promise<string> {
  const document = await documents.read(file);
  const value = document instanceof Error ? undefined : valueAt(document.parsed, tokensOf(pointer));
  const reference = typeof value === 'string' ? value : (value as { $ref?: unknown } | undefined)?.$ref;
  return typeof reference === 'string' ? reference : '';
}

function explain(
  reference: string,
  target: unknown,
  pointer: string,
  from: string,
): Pick<Problem, 'ruleId' | 'message' | 'remedy'> {
  if (target instanceof RemoteReference) {
    return {
      ruleId: 'no-remote-refs',
      message: `The reference \`${reference}\` is not a local file; nothing is loaded from elsewhere.`,
      remedy: 'Save the file next to the description and refer to it by its relative path.',
    };
  }
  if (target instanceof Error) {
    return {
      ruleId: 'no-unresolved-refs',
      message: `The reference \`${reference}\` points at a file that does not exist or cannot be read.`,
      remedy:
        nearestFile(reference, from) ??
        `Write the path of an existing file, relative to the folder of \`${relativePath(from)}\`.`,
    };
  }
  if (/^[^/]/.test(pointer)) return { ruleId: 'no-unresolved-refs', ...explainAnchor(reference) };
  const file = reference.split('#')[0] || relativePath(from);
  return {
    ruleId: 'no-unresolved-refs',
    message: `The reference \`${reference}\` cannot be resolved: there is no \`#${pointer}\` in \`${file}\`.`,
    remedy:
      nearestPlace(reference, pointer, target) ??
      'Write a pointer to something that exists, or add what is missing.',
  };
}

/** Returns the same reference with the name of an existing file. */
function nearestFile(reference: string, from: string): string | undefined {
  const [file = ''] = reference.split('#');
  const { dir, base } = path.parse(file);
  const folder = path.resolve(path.dirname(from), dir);
  const [name] = findNearest(base, existsSync(folder) ? readdirSync(folder) : []);
  return name === undefined ? undefined : `Did you mean \`${reference.replace(base, name)}\`?`;
}

/** Returns the same reference with an existing name at the end of its pointer. */
function nearestPlace(reference: string, pointer: string, target: unknown): string | undefined {
  const tokens = parsePointer(pointer);
  const beside = membersOf(valueAt(membersOf(target).parsed, tokens.slice(0, -1)));
  const [name] = findNearest(tokens.at(-1) ?? '', Object.keys(beside));
  if (name === undefined) return undefined;
  const parent = reference.slice(0, reference.lastIndexOf('/'));
  return `Did you mean \`${joinPointer(parent, name)}\`?`;
}
