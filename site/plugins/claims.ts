import { existsSync, readFileSync } from 'node:fs';
import { mkdir, writeFile } from 'node:fs/promises';
import { dirname, join, relative } from 'node:path';
import type { LoadContext, Plugin } from '@docusaurus/types';
import type { Bases } from '../claims/bases';
import { basesFile, readLedger } from '../claims/ledger-files';
import { formatPageClaims, writeClaims } from '../claims/write-claims';
import { oldestRun } from '../proof/oldest-run';
import { readReport } from '../proof/count-proof';
import { listSitePages, type SitePage } from '../markdown/site-pages';

interface Options {
  /** The generator's output, with the report of the last tests. */
  generated: string;
  /** Folder of the hand-written pages and of the accepted sentences. */
  docs: string;
}

/**
 * Writes the basis of each sentence into the build: `claims.json` for programs, and `basis.md` next to each hand-written page for
 * readers. A project without accepted sentences gets neither.
 */
export default function claims({ siteDir, baseUrl }: LoadContext, { generated, docs }: Options): Plugin {
  let pages: SitePage[] = [];
  return {
    name: 'claims',
    allContentLoaded({ allContent }) {
      pages = listSitePages(allContent, siteDir, baseUrl);
    },
    async postBuild({ outDir }) {
      const folder = join(docs, '_claims');
      const bases = basesFile(folder);
      if (!existsSync(bases)) return;
      const report = readReport(generated);
      const oldest = report === undefined ? undefined : oldestRun(report);
      const written = writeClaims(readLedger(folder), readJson<Bases>(bases));
      await writeFile(join(outDir, 'claims.json'), JSON.stringify({ claims: written }));
      await Promise.all(
        pages.map(async ({ href, title, file }) => {
          const own = written.filter(
            (claim) => file !== undefined && claim.file === relative(dirname(docs), file),
          );
          if (own.length === 0) return;
          const target = join(outDir, href, 'basis.md');
          await mkdir(dirname(target), { recursive: true });
          await writeFile(target, formatPageClaims(title, own, oldest));
        }),
      );
    },
  };
}

function readJson<Content>(path: string): Content {
  return JSON.parse(readFileSync(path, 'utf8')) as Content;
}
