import {
  BaseResolver,
  type Document,
  type NormalizedProblem,
  Source,
  YamlParseError,
  bundle,
  createConfig,
  isAbsoluteUrl,
  lintDocument,
} from '@redocly/openapi-core';
import { blankCustomTags, isUnderindented, readUnderindented, type Position } from './recover-yaml';
import { requireUtf8 } from './require-utf8';

/** The door to Redocly for whoever reads files; its rules have `lint/redocly.ts`. Nothing else imports `@redocly/openapi-core`. */

export { YamlParseError };
export type { Document, NormalizedProblem };

/** Why a reference to another host is not followed. */
export class RemoteReference extends Error {}

/** A file that is not valid YAML 1.2 or JSON and was read anyway. */
export interface RecoveredFile {
  file: string;
  kind: 'indentation' | 'tags';
  positions: Position[];
}

/** Reads description files, each once, from this machine only. One instance is shared by all stages of a run. */
export class LocalDocuments extends BaseResolver {
  /** The files read so far, with their contents as written. */
  readonly sources: Source[] = [];
  /** Those that were repaired while they were parsed. */
  readonly recovered: RecoveredFile[] = [];

  override async loadExternalRef(absoluteRef: string): Promise<Source> {
    if (isAbsoluteUrl(absoluteRef)) throw new RemoteReference(absoluteRef);
    const source = await super.loadExternalRef(absoluteRef);
    // The replacement character: only then is the file read again, to find the first invalid byte.
    if (source.body.includes('\uFFFD')) await requireUtf8(absoluteRef);
    const { text, positions } = blankCustomTags(source.body);
    if (positions.length > 0) {
      this.recovered.push({ file: absoluteRef, kind: 'tags', positions });
      source.body = text;
    }
    this.sources.push(source);
    return source;
  }

  override parseDocument(source: Source, isRoot?: boolean): Document {
    try {
      return super.parseDocument(source, isRoot);
    } catch (error) {
      const read = isUnderindented(error) ? readUnderindented(source.body) : undefined;
      if (!read) throw error;
      this.recovered.push({ file: source.absoluteRef, kind: 'indentation', positions: read.positions });
      return { source, parsed: read.parsed };
    }
  }

  /** The parsed file, or the error that prevents reading it. */
  async read(file: string, base: string | null = null): Promise<Document | Error> {
    return this.resolveDocument(base, file, true).catch((error: Error) => error);
  }
}

/** One document made of all files, references kept. Changes the documents it is given. */
export async function joinFiles(document: Document, documents: LocalDocuments): Promise<unknown> {
  const { bundle: joined } = await bundle({
    doc: document,
    config: await createConfig({}),
    externalRefResolver: documents,
    keepUrlRefs: true,
  });
  return joined.parsed;
}

/** The pointers of unresolvable references in a document, as far as OpenAPI defines the members that hold them. */
export async function findDeadReferences(parsed: unknown): Promise<(string | undefined)[]> {
  const document = { source: new Source('', ''), parsed };
  const config = await createConfig({ rules: { 'no-unresolved-refs': 'error' } });
  const problems = await lintDocument({ document, config, externalRefResolver: new LocalDocuments() });
  return problems.map(({ location: [first] }) => first?.pointer);
}
