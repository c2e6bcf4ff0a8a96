import { comparedReleases } from '#core/changelog/compared-releases';
import { translate } from '#core/labels/translate';
import { CHANGELOG } from '#core/labels/changelog';
import { SECTIONS } from '#core/labels/sections';
import { ADDRESSES } from '../../../model/addresses/urls';
import { buildChangelogData, buildWhatChangesData } from '../data/changelog';
import { buildDecisionsData } from '../data/decisions';
import { buildErrorsData, hasErrors } from '../data/errors';
import { buildEventIndexData, hasEventIndex } from '../data/events';
import { buildConventionsData, buildLandingData, hasConventions } from '../data/landing';
import { buildObjectIndexData } from '../data/object';
import { buildProofData } from '../data/proof';
import {
  CHANGELOG_ID,
  CONVENTIONS_ID,
  DECISIONS_ID,
  ERRORS_ID,
  EVENTS_ID,
  LANDING_ID,
  OBJECTS_ID,
  PROOF_ID,
  WHAT_CHANGES_ID,
} from '../doc-ids';
import { plainSummary } from '../markdown/plain-summary';
import { describe } from '../mdx/page-head';
import { changesFeed } from '../page/changes-feed';
import { buildConventionsPage } from '../page/conventions-page';
import { buildErrorsPage } from '../page/errors-page';
import { buildObjectIndexPage } from '../page/object-page';
import { buildProofPage } from '../page/proof-page';
import { WHOLE_PAGE } from '../page/whole-page';
import { formatChangelog, formatWhatChanges } from '../../markdown/page/changelog-text';
import { formatDecisions } from '../../markdown/page/decisions-text';
import { formatErrorCatalogue } from '../../markdown/page/errors-text';
import { formatConventions, formatLanding } from '../../markdown/page/landing-text';
import { formatProof } from '../../markdown/page/proof-text';
import { formatEventIndex, formatObjectIndex } from '../../markdown/page/tag-text';
import { definePage, type PageKind } from './page-kind';

/**
 * The pages about the whole API, in the order of the sidebar. To add one, add a row here, its data and its Markdown. A page that is
 * a single component needs no function for its MDX: its row names the component.
 */
export const PAGE_KINDS: readonly PageKind[] = [
  definePage({
    id: LANDING_ID,
    data: ({ snippets, context }) => buildLandingData(snippets, context),
    component: 'LandingPage',
    frontMatter: ({ model: { info } }) => ({
      title: info.title,
      ...describe(plainSummary(info.summary ?? info.description ?? info.title)),
      slug: '/',
      sidebar_label: translate('Overview'),
      ...WHOLE_PAGE,
    }),
    text: formatLanding,
  }),
  definePage({
    id: OBJECTS_ID,
    data: ({ context }) => buildObjectIndexData(context),
    mdx: buildObjectIndexPage,
    text: formatObjectIndex,
  }),
  definePage({
    id: EVENTS_ID,
    when: hasEventIndex,
    data: ({ context }) => buildEventIndexData(context),
    component: 'EventList',
    frontMatter: () => ({
      title: SECTIONS.events,
      description: translate('Every event of the API, and when it is sent, with links to their payloads.'),
      slug: '/webhooks/',
    }),
    text: formatEventIndex,
  }),
  definePage({
    id: CONVENTIONS_ID,
    when: hasConventions,
    data: ({ context }) => buildConventionsData(context),
    mdx: buildConventionsPage,
    text: formatConventions,
    isListed: true,
  }),
  definePage({
    id: ERRORS_ID,
    when: hasErrors,
    data: ({ context }) => buildErrorsData(context),
    mdx: buildErrorsPage,
    text: formatErrorCatalogue,
    isListed: true,
  }),
  definePage({
    id: CHANGELOG_ID,
    when: ({ changelog }) => changelog.releases.length > 0,
    data: ({ context }) => buildChangelogData(context),
    component: 'Changelog',
    frontMatter: (context) => ({
      title: CHANGELOG.title,
      description: translate('The versions of the API, and what changed in each.'),
      slug: '/changelog/',
      ...changesFeed(ADDRESSES.changelog, context),
    }),
    text: formatChangelog,
    isListed: true,
  }),
  definePage({
    id: WHAT_CHANGES_ID,
    when: ({ changelog }) => comparedReleases(changelog).length > 0,
    data: ({ context }) => buildWhatChangesData(context),
    component: 'WhatChanges',
    frontMatter: () => ({
      title: CHANGELOG.whatChanges,
      description: translate('The changes between two versions of the API that touch the calls you make.'),
      slug: '/changelog/what-changes/',
    }),
    text: formatWhatChanges,
  }),
  definePage({
    id: PROOF_ID,
    when: ({ hasReport }) => hasReport,
    data: ({ context }) => buildProofData(context),
    mdx: buildProofPage,
    text: formatProof,
  }),
  definePage({
    id: DECISIONS_ID,
    when: ({ decisions }) => decisions.length > 0,
    data: ({ context }) => buildDecisionsData(context),
    component: 'Decisions',
    frontMatter: () => ({
      title: SECTIONS.decisions,
      description: translate('What statements rest on that the product itself does not define.'),
      slug: '/decisions/',
      displayed_sidebar: 'api',
    }),
    text: formatDecisions,
    explainsMarks: true,
  }),
];
