import type { ApiModel, Parameter } from '../model/api-model';
import { listDecisions } from '../model/decisions';
import { textOf } from '#core/json/read';
import { createClaimId } from '../addresses/anchors';
import { eventUrl, objectUrl, operationUrl, securitySchemeUrl, tagUrl } from '../addresses/urls';
import { titleOf, type WordingContext } from '../wording/wording-context';
import { listVersions } from '../changelog/list-versions';
import type { Facts, ParameterFact } from '#core/contracts/facts';
import { buildFieldFacts } from './fields';
import { buildHeaderFacts } from './headers';
import { sortByKey } from './sort-by-key';
import { buildStatusFacts } from './statuses';
import { buildValueFact } from './value-fact';
import { buildValues } from './values';

/** Everything that prose may be bound to. */
export function buildFacts(context: WordingContext): Facts {
  const { model } = context;
  return {
    values: buildValues(model),
    fields: buildFieldFacts(context),
    operations: buildOperationFacts(context),
    objects: sortByKey(
      model.schemas.map(
        (named) => [named.name, { title: titleOf(named), href: objectUrl(named.slug) }] as const,
      ),
    ),
    events: sortByKey(
      model.webhooks.map(
        ({ event, summary, slug, basis, parameters }) =>
          [
            event,
            { summary, href: eventUrl(slug), decision: basis?.decision, signature: signatureOf(parameters) },
          ] as const,
      ),
    ),
    statuses: buildStatusFacts(model),
    headers: buildHeaderFacts(context),
    parameters: buildParameterFacts(context),
    tags: sortByKey(
      model.tags.map(({ name, slug, operationIds }) => [name, { href: tagUrl(slug), operationIds }] as const),
    ),
    scopes: buildScopeFacts(model),
    decisions: sortByKey(listDecisions(model).map(({ id, ...decision }) => [id, decision] as const)),
    apiVersions: listVersions(model),
  };
}

/** The example of the only header that an event has. */
function signatureOf(parameters: readonly Parameter[]): string | undefined {
  const header = parameters.find((parameter) => parameter.in === 'header');
  return textOf(header?.examples.find(({ isSample }) => !isSample)?.value);
}

function buildOperationFacts({ model, getTag }: WordingContext): Facts['operations'] {
  return sortByKey(
    model.operations.map(({ id, method, path, summary, slug, tag, deprecated }) => {
      const href = operationUrl(getTag(tag).slug, slug);
      return [id, { method, path, summary, href, tag, deprecated }] as const;
    }),
  );
}

function buildParameterFacts(context: WordingContext): Facts['parameters'] {
  const { model, getTag } = context;
  return sortByKey(
    model.operations.flatMap(({ id, slug, tag, parameters }) => {
      const page = operationUrl(getTag(tag).slug, slug);
      const claimId = createClaimId();
      return parameters.map(
        ({ name, in: location, required, schema, deprecated }): [string, ParameterFact] => {
          const value = buildValueFact(schema, required, context);
          const href = `${page}#${claimId(location, name)}`;
          return [
            `${id}.${name}`,
            { name, in: location, href, ...value, deprecated: deprecated || value.deprecated },
          ];
        },
      );
    }),
  );
}

function buildScopeFacts({ securitySchemes }: ApiModel): Facts['scopes'] {
  return sortByKey(
    securitySchemes.flatMap((scheme) =>
      scheme.type !== 'oauth2'
        ? []
        : scheme.flows.flatMap(({ scopes }) =>
            scopes.map(({ name }) => [name, { href: securitySchemeUrl(scheme.id) }] as const),
          ),
    ),
  );
}
