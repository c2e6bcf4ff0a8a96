import type { ReleaseData } from '#core/contracts/changelog';
import { CHANGE_SECTIONS, countChanges } from '#core/labels/changelog';
import { translate } from '#core/labels/translate';
import type { Component, Heading, MdxPage } from '../mdx/mdx';

/** Builds the page of a release: its changes, worst first. */
export function buildReleasePage(data: ReleaseData, slug: string): MdxPage {
  const used = CHANGE_SECTIONS.filter(({ severity }) => data.counts[severity] !== undefined);
  return {
    frontMatter: {
      title: translate('Version {version}', { version: data.version }),
      description: `${countChanges(data.counts)}: ${translate('version {version} compared with {previous}.', {
        version: data.version,
        previous: data.previous,
      })}`,
      slug: `/changelog/${slug}/`,
      sidebar_label: data.version,
    },
    dataFile: `${slug}.json`,
    body: [
      { component: 'ReleaseHead' },
      ...used.flatMap(({ severity, text, id }): (Component | Heading)[] => [
        { depth: 2, text, id },
        { component: 'ReleaseChanges', attributes: { severity } },
      ]),
    ],
  };
}
