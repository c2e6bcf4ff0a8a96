import {
  BaseResolver,
  type Config,
  type Document,
  type NormalizedProblem,
  type Oas3Rule,
  Source,
  type UserContext,
  YamlParseError,
  bundle,
  createConfig,
  getLineColLocation,
  isAbsoluteUrl,
  lintDocument,
  loadConfig,
} from '@redocly/openapi-core';
import { parsePointer } from '#core/json/pointer';
import type { Location } from '../problems/problem';
import { leaveOutEmptyList } from './empty-lists';
import { isUnreadable } from './is-unreadable';
import { blankForeignTags, isOutdented, readOutdented } from './mend-yaml';
import { requireUtf8 } from './read-text';
import { relativePath } from '../problems/relative-path';
import type { MendedFile } from './tell-mended';

/** The only door to Redocly: nothing else imports `@redocly/openapi-core`. */

export { YamlParseError };
export type { Config, Document, NormalizedProblem };
export type Rule = Oas3Rule;
export type RuleContext = UserContext;
export type RuleLocation = UserContext['location'];

/** Rules of ours, by name. */
export interface RulePlugin {
  id: string;
  rules: { oas3: Record<string, Rule> };
}

/** Why a reference to another host is not followed. */
export class RemoteReference extends Error {}

/** Reads description files, each once, from this machine only. One instance is shared by linting and bundling. */
export class LocalDocuments extends BaseResolver {
  /** The files that were read, as they are written. */
  readonly sources: Source[] = [];
  /** What was not right in them, and is no reason not to read them. */
  readonly mended: MendedFile[] = [];

  override async loadExternalRef(absoluteRef: string): Promise<Source> {
    if (isAbsoluteUrl(absoluteRef)) throw new RemoteReference(absoluteRef);
    const source = await super.loadExternalRef(absoluteRef);
    // What stands for bytes that are no UTF-8: only then is the file read again, for the place.
    if (source.body.includes('\uFFFD')) await requireUtf8(absoluteRef);
    const { text, places } = blankForeignTags(source.body);
    if (places.length > 0) {
      this.mended.push({ file: absoluteRef, kind: 'tags', places });
      source.body = text;
    }
    this.sources.push(source);
    return source;
  }

  override parseDocument(source: Source, isRoot?: boolean): Document {
    try {
      return super.parseDocument(source, isRoot);
    } catch (error) {
      const read = isOutdented(error) ? readOutdented(source.body) : undefined;
      if (!read) throw error;
      this.mended.push({ file: source.absoluteRef, kind: 'indentation', places: read.places });
      return { source, parsed: read.parsed };
    }
  }

  /** The parsed file, or the error that keeps it from being read. */
  async read(file: string, base: string | null = null): Promise<Document | Error> {
    return this.resolveDocument(base, file, true).catch((error: Error) => error);
  }
}

/** The rules of a `redocly.yaml`, or Redocly's recommended ones, and the plugin's rules, which are still off. */
export async function readRules(configPath: string | undefined, plugin: RulePlugin): Promise<Config> {
  const plugins = [withPrefix(plugin)];
  if (configPath) return loadConfig({ configPath, plugins });
  return createConfig({ extends: ['recommended'] }, { plugins });
}

/** The rules of these names alone, all errors. */
export async function pickRules(names: readonly string[], plugin: RulePlugin): Promise<Config> {
  const rules = Object.fromEntries(names.map((name) => [name, 'error' as const]));
  return createConfig({ rules }, { plugins: [withPrefix(plugin)] });
}

/** Redocly puts the id of a plugin before its rules only when a configuration file names the plugin. */
function withPrefix({ id, rules }: RulePlugin): RulePlugin {
  const named = Object.entries(rules.oas3).map(([name, rule]) => [`${id}/${name}`, rule] as const);
  return { id, rules: { oas3: Object.fromEntries(named) } };
}

/**
 * All problems of a description, in Redocly's form; waived ones are left out, unless nothing can be made of it with them. Takes
 * empty lists in the place of objects out of the documents.
 */
export async function runRules(document: Document, rules: Config, documents: LocalDocuments) {
  const found = await lintDocument({ document, config: rules, externalRefResolver: documents });
  const problems = await Promise.all(found.map((problem) => leaveOutEmptyList(problem, documents)));
  return problems.filter((problem) => !problem.ignored || isUnreadable(problem));
}

/** Where a description has references that lead nowhere, of those that OpenAPI has a place for. */
export async function findDeadReferences(parsed: unknown): Promise<(string | undefined)[]> {
  const document = { source: new Source('', ''), parsed };
  const config = await createConfig({ rules: { 'no-unresolved-refs': 'error' } });
  const problems = await lintDocument({ document, config, externalRefResolver: new LocalDocuments() });
  return problems.map(({ location: [place] }) => place?.pointer);
}

/** One document of all files, references kept. Changes the documents it was given. */
export async function joinFiles(document: Document, documents: LocalDocuments): Promise<unknown> {
  const { bundle: joined } = await bundle({
    doc: document,
    config: await createConfig({}),
    externalRefResolver: documents,
    keepUrlRefs: true,
  });
  return joined.parsed;
}

/** The tokens of the pointer of a problem, in which `#/` is the whole document. */
export function tokensOf(pointer: string): string[] {
  return parsePointer(pointer === '#/' ? '#' : pointer);
}

/** Where a problem is, for people: file, line and column. */
export function locationOf(problem: NormalizedProblem): Location {
  return locationsOf(problem)[0];
}

/** The same with other places that show it, where a rule names some. */
export function locationsOf(problem: NormalizedProblem): [Location, ...Location[]] {
  const [first, ...others] = problem.location.map(locate);
  if (!first) throw new Error(`Redocly gave no location for ${problem.ruleId}: ${problem.message}`);
  return [first, ...others];
}

function locate(place: NormalizedProblem['location'][number]): Location {
  const { start } = getLineColLocation(place);
  return {
    file: relativePath(place.source.absoluteRef),
    line: start.line,
    column: start.col,
    pointer: (place.pointer ?? '').replace(/^#\/?$/, ''),
  };
}
