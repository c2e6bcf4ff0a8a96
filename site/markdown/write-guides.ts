import { readAll } from '../errors/page-error';
import { bindProse } from '../remark/bind-prose';
import { absoluteLink, type LinkTargets } from './absolute-links';
import { guideLink } from './guide-links';
import { withPageHead } from './page-markdown';
import { type BoundGuide, readGuide } from './read-guide';
import { renderPage } from './render-page';
import type { ResolveSettings } from './resolve-elements';
import type { SitePage } from './site-pages';

/** Markdown files of the built site by their path: `guides/webhooks/index.md`. */
export type MarkdownFiles = Map<string, string>;

interface GuideFolders {
  /** The generator's output that the pages are bound to. */
  generated: string;
  /** Folder of the hand-written pages. */
  docs: string;
  /** Names of the pages that show how to do something: `guides/webhooks`. */
  guidePages: readonly string[];
}

interface GuideSettings extends GuideFolders, LinkTargets, Pick<ResolveSettings, 'elements' | 'fileSizes'> {}

type Guide = SitePage & { file: string };

/**
 * Writes the Markdown of all hand-written pages: `index.md` with each block of code in its first language, as the HTML
 * has it, and for each language a version such as `index.ruby.md`, unless it would be the same.
 * @throws PageError with each element of a page that has no Markdown.
 */
export function writeGuides(pages: readonly SitePage[], settings: GuideSettings): MarkdownFiles {
  const guides = pages.filter((page): page is Guide => page.file !== undefined);
  const addresses = new Map(guides.map(({ file, href }) => [file, href]));
  const bind = bindProse(settings.generated, settings.docs, settings.guidePages)();
  return new Map(
    readAll(guides, (guide) =>
      writeGuide(guide, readGuide(guide.file, bind), { ...settings, addresses }),
    ).flat(),
  );
}

function writeGuide(
  { href, title, file }: Guide,
  guide: BoundGuide,
  { addresses, elements, fileSizes, ...targets }: GuideSettings & { addresses: ReadonlyMap<string, string> },
): [path: string, content: string][] {
  const linkTo = (url: string) => absoluteLink(guideLink(url, file, addresses), href, targets);
  const render = (language?: string) =>
    renderPage(guide.tree, guide.file, { title, linkTo, language, elements, fileSizes });
  const own = render();
  const versions = [...guide.languages.keys()]
    .map((language) => ({
      language,
      path: `${href.slice(1)}index.${language}.md`,
      content: render(language),
    }))
    .filter(({ content }) => content !== own);
  const links = versions.map(({ language, path }) => ({
    label: guide.languages.get(language) ?? language,
    href: `${targets.site}/${path}`,
  }));
  return [
    [`${href.slice(1)}index.md`, withPageHead(own, href, targets, links)],
    ...versions.map(({ path, content }): [string, string] => [path, withPageHead(content, href, targets)]),
  ];
}
