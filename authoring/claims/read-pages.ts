import { readFileSync } from 'node:fs';
import { basename, join, relative } from 'node:path';
import { groupBy } from '#core/collections/group-by';
import { listPageFiles } from '../../site/config/page-files';
import { readSources } from '../../site/remark/read-sources';
import type { KnownBases } from './basis/known-bases';
import { readHeld } from './basis/read-held';
import { pageClaims } from './read/page-claims';
import { readPremises } from './read-premises';
import type { Premises, Project } from './verdict';

/** The bases of sentences in pages, and the folder of tests that hold some. */
interface PageBases extends Omit<KnownBases, 'executed'> {
  tests?: string;
}

/**
 * Reads every sentence of the hand-written pages of a project, with the premises of its verdict.
 * @param docs folder of the pages; a sentence is known by the path of its page from the folder around it: `docs/orders.mdx`.
 * @param generated the generator's output.
 * @throws PageError if a page is not valid MDX.
 */
export function readPages(
  project: Project,
  { docs, generated }: { docs: string; generated: string },
  { tests, ...known }: PageBases,
): Premises {
  const sources = readSources(generated, docs);
  const claims = listPageFiles(docs).flatMap((page) =>
    pageClaims(readFileSync(join(docs, page), 'utf8'), join(basename(docs), page), sources),
  );
  const held = tests === undefined ? [] : readHeld(tests);
  const named = held.map((one) => ({ ...one, file: join(relative('', tests ?? ''), one.file) }));
  const executed = groupBy(named, ({ id }) => id);
  return readPremises(project, { claims, known: { ...known, executed }, facts: sources.facts });
}
