import type { BundledDescription } from '../normalize/bundled-description';
import { bundle } from '../bundle/bundle';
import { type Side, sideOf } from '../../compare/diff/side';
import { LocalDocuments, type Document } from '../source/documents';
import { ReadError } from './read-error';

/** A side, and the files that it was read from, parsed. */
export interface ReadSide extends Side {
  documents: readonly Document[];
}

/** Keeps what it parsed: the bundle is made of the same objects, which shows where each is written. */
class KeptDocuments extends LocalDocuments {
  readonly parsed: Document[] = [];

  override parseDocument(...args: Parameters<LocalDocuments['parseDocument']>): Document {
    const document = super.parseDocument(...args);
    this.parsed.push(document);
    return document;
  }
}

/**
 * Reads a description for a comparison, without linting it.
 * @param name its name in messages.
 * @throws ReadError if it cannot be read or a reference does not resolve.
 */
export async function readSide(entry: string, name: string): Promise<ReadSide> {
  const documents = new KeptDocuments();
  const bundled = await bundleOrThrow(entry, documents, name);
  return { ...sideOf(bundled), documents: documents.parsed };
}

async function bundleOrThrow(
  entry: string,
  documents: KeptDocuments,
  name: string,
): Promise<BundledDescription> {
  try {
    const { description, problems } = await bundle(entry, documents);
    const [problem] = problems;
    if (problem) throw new Error(problem.message);
    if (!/^3\.[012]\b/.test(String(description.openapi)))
      throw new Error('It is not a description in OpenAPI 3.0, 3.1 or 3.2.');
    return description;
  } catch (error) {
    // A stack that is full, or a mistake of ours: no property of the description.
    if (error instanceof RangeError || error instanceof TypeError) throw error;
    const [reason] = (error as Error).message.split('\n');
    throw new ReadError(`The description of ${name} cannot be read: ${reason}`);
  }
}
