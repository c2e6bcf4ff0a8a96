import {
  BaseResolver,
  type Document,
  type NormalizedProblem,
  type ResolveError,
  Source,
  YamlParseError,
  bundle,
  createConfig,
  isAbsoluteUrl,
  lintDocument,
} from '@redocly/openapi-core';
import { blankJsonComments } from './blank-json-comments';
import { blankCustomTags, isUnderindented, readUnderindented, type Position } from './recover-yaml';
import { isDownloaded } from './downloaded';
import { REPAIRED_TYPES } from './repaired-types';
import { requireUtf8 } from './require-utf8';
import { restoreLongKeys } from './restore-long-keys';
import { parseWritten, type WrittenScalar } from './written-scalars';

/**
 * The only access to Redocly for code that reads files; `lint/redocly.ts` is the access to its rules. No other module imports
 * `@redocly/openapi-core`.
 */

export { YamlParseError };
export type { Document, NormalizedProblem };

/** The reason why a reference to another host is not followed. */
export class RemoteReference extends Error {}

/** A file that is not valid YAML 1.2, JSON or OpenAPI 3 but was read anyway. */
export interface RecoveredFile {
  file: string;
  kind: 'comments' | 'indentation' | 'tags' | 'swagger' | 'version' | 'inner-definitions';
  positions: Position[];
}

/** How a scalar is written, and the file that has it. */
export interface SourceScalar extends WrittenScalar {
  source: Source;
}

/** Each kind of content that parsers refuse, and how it is blanked. */
const BLANKED = { comments: blankJsonComments, tags: blankCustomTags } as const;

/** Reads each description file once, from this machine only. All stages of a run share one instance. */
export class LocalDocuments extends BaseResolver {
  /** The files read so far, with their original content. */
  readonly sources: Source[] = [];
  /** The files that were repaired while they were parsed. */
  readonly recovered: RecoveredFile[] = [];
  /** How numbers and booleans are written where their values do not tell, by object or list, and by key or index there. */
  readonly written = new WeakMap<object, Map<string, SourceScalar>>();
  /** Those that are strings by their schema, with the values that other programs read. */
  readonly unquoted = new Map<SourceScalar, number | boolean>();

  override async loadExternalRef(absoluteRef: string): Promise<Source> {
    if (isAbsoluteUrl(absoluteRef)) throw new RemoteReference(absoluteRef);
    const source = await super.loadExternalRef(absoluteRef);
    // Contains the replacement character: only then, read the file again to find the first invalid byte.
    if (source.body.includes('\uFFFD')) await requireUtf8(absoluteRef);
    for (const kind of ['comments', 'tags'] as const) {
      const { text, positions } = BLANKED[kind](source.body);
      if (positions.length > 0) this.recovered.push({ file: absoluteRef, kind, positions });
      source.body = text;
    }
    this.sources.push(source);
    return source;
  }

  override async resolveDocument<T = unknown>(
    base: string | null,
    reference: string,
    isRoot?: boolean,
  ): Promise<Document<T> | ResolveError | YamlParseError> {
    if (base !== null && isDownloaded(base) && this.resolveExternalRef(base, reference) !== base)
      throw new RemoteReference(reference);
    return super.resolveDocument(base, reference, isRoot);
  }

  override parseDocument(source: Source, isRoot?: boolean): Document {
    try {
      const document = this.parseMarked(source, isRoot) ?? super.parseDocument(source, isRoot);
      restoreLongKeys(document.parsed, source.body);
      return document;
    } catch (error) {
      const read = isUnderindented(error) ? readUnderindented(source.body) : undefined;
      if (!read) throw error;
      this.recovered.push({ file: source.absoluteRef, kind: 'indentation', positions: read.positions });
      return { source, parsed: read.parsed };
    }
  }

  /** Parses a file, and keeps how its scalars are written; undefined if that takes no special care, or fails. */
  private parseMarked(source: Source, isRoot?: boolean): Document | undefined {
    const { absoluteRef, mimeType } = source;
    const parse = (text: string) =>
      super.parseDocument(new Source(absoluteRef, text, mimeType), isRoot).parsed;
    try {
      const result = parseWritten(source.body, parse, (holder, key, scalar) => {
        const known = this.written.get(holder) ?? new Map<string, SourceScalar>();
        this.written.set(holder, known.set(key, { ...scalar, source }));
      });
      return result && { source, ...result };
    } catch {
      // The error of the text without marks has the columns of its author.
      return undefined;
    }
  }

  /** Returns the parsed file, or the error that prevents reading it. */
  async read(file: string, base: string | null = null): Promise<Document | Error> {
    return this.resolveDocument(base, file, true).catch((error: Error) => error);
  }
}

/** Bundles all files into one document that keeps its references. Changes the documents passed in. */
export async function joinFiles(document: Document, documents: LocalDocuments): Promise<unknown> {
  const { bundle: joined } = await bundle({
    doc: document,
    config: await createConfig({}, { plugins: [REPAIRED_TYPES] }),
    externalRefResolver: documents,
    keepUrlRefs: true,
  });
  return joined.parsed;
}

/** Returns the pointers of unresolvable references in a document, wherever OpenAPI defines the member that contains them. */
export async function findDeadReferences(parsed: unknown): Promise<(string | undefined)[]> {
  const document = { source: new Source('', ''), parsed };
  const config = await createConfig(
    { rules: { 'no-unresolved-refs': 'error' } },
    { plugins: [REPAIRED_TYPES] },
  );
  const problems = await lintDocument({ document, config, externalRefResolver: new LocalDocuments() });
  return problems.map(({ location: [first] }) => first?.pointer);
}
