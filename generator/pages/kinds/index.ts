import { buildDecisionsData } from '../data/decisions';
import { buildErrorsData } from '../data/errors';
import { buildEventIndexData, hasEventIndex } from '../data/events';
import { buildConventionsData, buildLandingData, hasConventions } from '../data/landing';
import { buildObjectIndexData } from '../data/object';
import { buildProofData } from '../data/proof';
import {
  CONVENTIONS_ID,
  DECISIONS_ID,
  ERRORS_ID,
  EVENTS_ID,
  LANDING_ID,
  OBJECTS_ID,
  PROOF_ID,
} from '../doc-ids';
import { buildDecisionsPage } from '../page/decisions-page';
import { buildErrorsPage } from '../page/errors-page';
import { buildEventIndexPage } from '../page/event-page';
import { buildConventionsPage, buildLandingPage } from '../page/landing-page';
import { buildObjectIndexPage } from '../page/object-page';
import { buildProofPage } from '../page/proof-page';
import { formatDecisions } from '../../text/page/decisions-text';
import { formatErrorCatalogue } from '../../text/page/errors-text';
import { formatConventions, formatLanding } from '../../text/page/landing-text';
import { formatProof } from '../../text/page/proof-text';
import { formatEventIndex, formatObjectIndex } from '../../text/page/tag-text';
import { definePage, type PageKind } from './page-kind';

/** The pages about the whole API, in the order of the sidebar. To add one, add a row here, its data, its MDX and its Markdown. */
export const PAGE_KINDS: readonly PageKind[] = [
  definePage({
    id: LANDING_ID,
    data: ({ snippets, context }) => buildLandingData(snippets, context),
    mdx: (_, { model }) => buildLandingPage(model.info),
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
    mdx: buildEventIndexPage,
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
    data: ({ context }) => buildErrorsData(context),
    mdx: buildErrorsPage,
    text: formatErrorCatalogue,
    isListed: true,
  }),
  definePage({
    id: PROOF_ID,
    when: ({ hasReport }) => hasReport,
    data: ({ context }) => buildProofData(context),
    mdx: buildProofPage,
    text: formatProof,
    isListed: true,
  }),
  definePage({
    id: DECISIONS_ID,
    when: ({ decisions }) => decisions.length > 0,
    data: ({ context }) => buildDecisionsData(context),
    mdx: buildDecisionsPage,
    text: formatDecisions,
    isListed: true,
    explainsMarks: true,
  }),
];
