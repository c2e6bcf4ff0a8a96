import { objectOf, textOf } from '#core/json/read';
import type { Server } from '../../model/api-model';
import { buildNotesData } from './notes';
import type { PageContext } from '../page-context';
import type { LandingData } from '#core/contracts/page-data';
import { tagUrl } from '../../addresses/urls';
import { buildObjectIndexData } from './object';
import { linkToProof } from './proof';
import { buildSecuritySchemeData } from './security';
import { buildEventSummaries, buildOperationSummary, operationsOf } from './summaries';

/** `/api/`: what a caller needs to know first, and everything there is. */
export function buildLandingData(context: PageContext): LandingData {
  const { model, renderMarkdown } = context;
  return {
    title: model.info.title,
    version: model.info.version,
    html: renderMarkdown(model.info.description, 2),
    notes: buildNotesData(model.info.notes, context),
    servers: model.servers.map((server) => buildServerData(server, context)),
    securitySchemes: model.securitySchemes.map((scheme) => buildSecuritySchemeData(scheme, context)),
    tags: model.tags.map((tag) => ({
      name: tag.name,
      href: tagUrl(tag.slug),
      html: renderMarkdown(tag.description),
      operations: operationsOf(tag, context).map((operation) => buildOperationSummary(operation, context)),
    })),
    objects: buildObjectIndexData(context).objects,
    events: buildEventSummaries(context),
    proof: linkToProof(context),
    decisions: buildDecisions(context),
  };
}

function buildServerData(server: Server, { renderMarkdown }: PageContext): LandingData['servers'][number] {
  const { url, description, basis, variables } = server;
  return {
    url,
    description,
    basis,
    variables: variables.map((variable) => ({
      name: variable.name,
      default: variable.default,
      html: renderMarkdown(variable.description),
    })),
  };
}

/** The root extension `x-decisions`, sorted by id. */
function buildDecisions({ model, renderMarkdown }: PageContext): LandingData['decisions'] {
  return Object.entries(objectOf(model.extensions.decisions))
    .map(([id, value]) => {
      const { basis, text } = objectOf(value);
      const html = renderMarkdown(textOf(text), 3) ?? '';
      return { id, basis: basis === 'public' ? ('public' as const) : ('choice' as const), html };
    })
    .toSorted((one, other) => (one.id < other.id ? -1 : 1));
}
