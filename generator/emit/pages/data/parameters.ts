import { translate } from '#core/labels/translate';
import type { ParameterLocation } from '#core/http/parameter-location';
import { escapeHtml } from '#core/text/escape-html';
import type { Example, Parameter, Schema } from '../../../model/api/api-model';
import { joinDescriptions } from '../../../model/api/schema/own-description';
import { omitEmpty, omitFalse } from '../omit-empty';
import type { PageContext } from '../page-context';
import type { FieldData, OperationData } from '#core/contracts/page-data';
import { expandSchema } from '../fields/build-schema-data';
import { anchorIn, type ClaimId } from '../../../model/addresses/anchors';
import { describeExternalExamples } from './external-examples';
import { describeSent, describeSerialization } from '../../../model/wording/serialization-text';
import { describeField, titleOfField } from '../fields/describe-field';

const LOCATIONS: readonly ParameterLocation[] = ['path', 'query', 'header', 'cookie'];

/** Builds the parameters by location, with anchors such as `query.limit`, or `callback.paid.query.limit` within a callback. */
export function buildParametersData(
  parameters: readonly Parameter[],
  claimId: ClaimId,
  context: PageContext,
  within?: string,
): OperationData['parameters'] {
  return omitEmpty(
    LOCATIONS.map((location) => ({
      in: location,
      fields: parameters
        .filter((parameter) => parameter.in === location)
        .map((parameter) => buildParameterData(parameter, claimId, context, anchorIn(within, location))),
    })).filter(({ fields }) => fields.length > 0),
  );
}

/** Builds the examples of a parameter, with their descriptions if at least one has any. */
function buildParameterExamples(
  examples: readonly Example[],
  { renderMarkdown }: PageContext,
): Pick<FieldData, 'examples' | 'explainedExamples'> {
  const explained = examples.map(({ value, summary, description }) => ({
    value: JSON.stringify(value),
    html:
      [summary && `<p>${escapeHtml(summary)}</p>`, renderMarkdown(description)].filter(Boolean).join('') ||
      undefined,
  }));
  return explained.some(({ html }) => html !== undefined)
    ? { explainedExamples: explained }
    : { examples: omitEmpty(explained.map(({ value }) => value)) };
}

type Annotations = Pick<Parameter, 'schema' | 'description' | 'basis' | 'notes' | 'deprecated'> &
  Partial<Pick<Parameter, 'externalExamples'>>;

/** The properties that parameters and headers share. */
type AnyParameter = Annotations &
  Pick<Parameter, 'name' | 'required' | 'serialization'> &
  Partial<Pick<Parameter, 'examples' | 'in' | 'allowEmptyValue'>>;

/** Builds the field of a parameter or header. Its description comes before that of its schema. */
export function buildParameterData(
  parameter: AnyParameter,
  claimId: ClaimId,
  context: PageContext,
  location: string = parameter.in ?? 'header',
): FieldData {
  const id = claimId(location, parameter.name);
  const described = describeField(annotate(parameter, context), context);
  const { row, description } = described;
  const examples = (parameter.examples ?? []).filter(({ isSample }) => !isSample);
  const field: FieldData = {
    id,
    name: parameter.name,
    title: titleOfField(parameter.name, described),
    required: omitFalse(parameter.required),
    life: context.life.of(parameter),
    ...row,
    limits: omitEmpty([...(row.limits ?? []), ...describeSending(parameter, context)]),
    ...buildParameterExamples(examples, context),
  };
  if (description !== undefined) context.fieldDescriptions.set(field, description);
  expandSchema(field, parameter.schema, { role: 'request', prefix: id, claimId }, context);
  return field;
}

function annotate(parameter: Annotations, { annotatedSchemas }: PageContext): Schema {
  const { schema, description, basis, notes, deprecated, externalExamples = [] } = parameter;
  const annotated = annotatedSchemas.get(parameter) ?? {
    ...schema,
    description: joinDescriptions([
      description,
      schema.description,
      describeExternalExamples(externalExamples),
    ]),
    basis: basis ?? schema.basis,
    notes: [...notes, ...schema.notes],
    deprecated: deprecated || schema.deprecated,
  };
  annotatedSchemas.set(parameter, annotated);
  return annotated;
}

function describeSending(
  { in: location = 'header', name, schema, serialization, allowEmptyValue, examples = [] }: AnyParameter,
  context: PageContext,
): string[] {
  const [example] = examples;
  return [
    ...describeSerialization(name, schema, serialization, context),
    ...(example
      ? describeSent({
          in: location,
          name,
          serialization,
          value: example.value,
          serialized: example.serialized,
        })
      : []),
    ...(allowEmptyValue ? [translate('may be empty')] : []),
  ];
}
