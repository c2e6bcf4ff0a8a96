import { valueAt } from '#core/json/pointer';
import type { Location, Problem } from '../problems/problem';
import { relativePath } from '../problems/relative-path';
import { membersOf } from './members-of';
import { type LocalDocuments, type NormalizedProblem, RemoteReference, tokensOf } from './redocly';
import { toFileProblem } from './to-problem';

/**
 * A reference that leads nowhere, with its text and the reason. A file that is not YAML is the problem itself, whoever
 * refers to it.
 * @see https://spec.openapis.org/oas/v3.1.0#reference-object
 */
export async function explainReference(
  found: NormalizedProblem,
  location: Location,
  documents: LocalDocuments,
): Promise<Problem[]> {
  const place = found.location[0];
  // Redocly reports a file that cannot be parsed in that file, and once more at the reference.
  if (!place || place.pointer === undefined) return [];
  const from = place.source.absoluteRef;
  const reference = await referenceAt(from, place.pointer, documents);
  const [file = '', pointer = ''] = reference.split('#');
  const target = file === '' ? undefined : await documents.read(file, from);
  const unreadable = toFileProblem(target);
  if (unreadable) return [unreadable];
  return [
    {
      severity: isData(place.pointer) ? 'warn' : 'error',
      location,
      ...explain(reference, target, pointer, relativePath(from)),
    },
  ];
}

/** Whether a reference stands in an example, a default or an extension, where it may be no more than data. */
function isData(pointer: string): boolean {
  return /(?<!\/(properties|schemas|examples))\/(example|value|default|const|enum|x-(?!webhooks\b)[^/]*)(\/|$)/.test(
    pointer,
  );
}

function isEmpty(target: unknown): boolean {
  return target !== undefined && (membersOf(target).parsed ?? null) === null;
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
      remedy: 'Save the file beside the description and refer to it by its relative path.',
    };
  }
  if (target instanceof Error) {
    return {
      ruleId: 'no-unresolved-refs',
      message: `The reference \`${reference}\` points at a file that does not exist or cannot be read.`,
      remedy: `Write the path of an existing file, relative to the folder of \`${from}\`.`,
    };
  }
  const file = reference.split('#')[0] || from;
  if (isEmpty(target)) {
    return {
      ruleId: 'no-unresolved-refs',
      message: `The reference \`${reference}\` leads nowhere: \`${file}\` is empty.`,
      remedy: 'Write what the reference stands for into that file, or refer to another one.',
    };
  }
  return {
    ruleId: 'no-unresolved-refs',
    message: `The reference \`${reference}\` leads nowhere: there is no \`#${pointer}\` in \`${file}\`.`,
    remedy: 'Write a pointer to something that exists, or add what is missing.',
  };
}
