import { existsSync, readFileSync } from 'node:fs';
import path from 'node:path';
import { UsageError } from '#core/command-line/usage-error';
import type { JsonObject } from '#core/json/json';
import type { Problem } from '../problems/problem';
import { findDrafts } from '../read/overlays/improve/find-drafts';
import { findImprovements } from '../read/overlays/improve/find-improvements';
import { hasDraft, writeImprovements } from '../read/overlays/improve/write-improvements';
import { type NamedOverlay, overlayEntry } from '../read/overlays/overlay-entry';
import { namedOverlays } from '../read/project/named-overlays';
import { isProject, openProject, projectPath } from '../read/project/read-project';
import { readDescription } from '../read/read-description';
import { LocalDocuments } from '../read/source/documents';

/** The improvements of a description as the text of an overlay. */
export interface Improved {
  /** Problems that keep the description from being read; the others are not repeated here. */
  problems: Problem[];
  /** The overlay to write; undefined if nothing is new. */
  text?: string;
  /** How many actions are new, and how many of them are to fill in. */
  actions: number;
  drafts: number;
  /** Whether the project names the overlay already. */
  isNamed: boolean;
}

/**
 * Finds what an overlay can give to a description, after the overlays that it has and the one that is already at `out`.
 * @param overlays those of the command line; undefined: those of the project.
 * @throws UsageError
 */
export async function improve(
  entry: string,
  overlays: readonly string[] | undefined,
  out: string,
): Promise<Improved> {
  if (isProject(entry))
    throw new UsageError(
      '`improve` takes one description, and the project lists several: name one, such as `docproof improve orders/openapi.yaml`.',
    );
  const folder = path.dirname(projectPath(entry));
  const named: readonly NamedOverlay[] =
    overlays?.map((file) => ({ file })) ?? namedOverlays(openProject(entry), folder);
  const isNamed = named.some(({ file }) => path.resolve(file) === path.resolve(out));
  const written = existsSync(out) ? readFileSync(out, 'utf8') : undefined;
  const all = written === undefined || isNamed ? named : [...named, { file: out }];

  const { problems, description } = await readDescription(entry, (_, work) => Promise.resolve(work()), [], {
    overlays: all,
  });
  const nothing = { actions: 0, drafts: 0, isNamed };
  if (!description) return { problems: problems.filter(({ severity }) => severity === 'error'), ...nothing };
  const documents = new LocalDocuments();
  await overlayEntry(entry, all, documents);
  const document = await documents.read(entry);
  if (document instanceof Error) return { problems: [], ...nothing };
  const parsed = document.parsed as JsonObject;
  const improvements = findImprovements(parsed);
  const drafts = findDrafts(parsed, description.model).filter((draft) => !hasDraft(written ?? '', draft));
  // An overlay needs an action.
  if (improvements.length + (written === undefined ? 0 : drafts.length) === 0)
    return { problems: [], ...nothing };
  const title = `What the docs of ${description.model.info.title} need`;
  const text = writeImprovements(written, { improvements, drafts }, title);
  return { problems: [], text, actions: improvements.length, drafts: drafts.length, isNamed };
}
