import { isObject } from '#core/json/json';
import type { ApiModel } from '../model/api-model';
import { objectOf, textOf } from '#core/json/read';
import { createClaimId } from '../pages/schema/field-ids';
import { createPageContext, type PageContext, titleOf } from '../pages/page-context';
import { eventUrl, objectUrl, operationUrl, tagUrl } from '../pages/page-urls';
import { buildApiVersions } from './api-versions';
import type { DecisionFact, Facts, ParameterFact } from '#core/contracts/facts';
import { buildFieldFacts } from './fields';
import { buildHeaderFacts } from './headers';
import { sortByKey } from './sort-by-key';
import { buildStatusFacts } from './statuses';
import { buildValueFact } from './value-fact';
import { buildValues } from './values';

/** Everything that prose may be bound to. */
export function buildFacts(model: ApiModel): Facts {
  const context = createPageContext(model);
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
      model.webhooks.map(({ event, summary, slug }) => [event, { summary, href: eventUrl(slug) }] as const),
    ),
    statuses: buildStatusFacts(model),
    headers: buildHeaderFacts(context),
    parameters: buildParameterFacts(context),
    tags: sortByKey(
      model.tags.map(({ name, slug, operationIds }) => [name, { href: tagUrl(slug), operationIds }] as const),
    ),
    decisions: buildDecisionFacts(model),
    apiVersions: buildApiVersions(model),
  };
}

function buildOperationFacts({ model, getTag }: PageContext): Facts['operations'] {
  return sortByKey(
    model.operations.map(({ id, method, path, summary, slug, tag, deprecated }) => {
      const href = operationUrl(getTag(tag).slug, slug);
      return [id, { method, path, summary, href, tag, deprecated }] as const;
    }),
  );
}

function buildParameterFacts(context: PageContext): Facts['parameters'] {
  const { model, getTag } = context;
  return sortByKey(
    model.operations.flatMap(({ id, slug, tag, parameters }) => {
      const page = operationUrl(getTag(tag).slug, slug);
      const claimId = createClaimId();
      return parameters.map(({ name, in: place, required, schema, deprecated }): [string, ParameterFact] => {
        const value = buildValueFact(schema, required, context);
        const href = `${page}#${claimId(place, name)}`;
        return [
          `${id}.${name}`,
          { name, in: place, href, ...value, deprecated: deprecated || value.deprecated },
        ];
      });
    }),
  );
}

function buildDecisionFacts({ extensions }: ApiModel): Facts['decisions'] {
  return sortByKey(
    Object.entries(objectOf(extensions.decisions))
      .filter(([, decision]) => isObject(decision))
      .map(([id, value]): [string, DecisionFact] => {
        const { basis, text } = objectOf(value);
        return [id, { basis: basis === 'public' ? 'public' : 'choice', text: textOf(text) ?? '' }];
      }),
  );
}
