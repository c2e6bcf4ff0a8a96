import type { Parameter, ParameterLocation, Schema } from '../../model/api-model';
import { listOrNothing } from '../omit-empty';
import type { PageContext } from '../page-context';
import type { FieldData, OperationData } from '../page-data';
import { buildSchemaData } from '../schema/build-schema-data';
import type { ClaimId } from '../schema/field-ids';
import { buildField } from '../schema/build-field';

const LOCATIONS: readonly ParameterLocation[] = ['path', 'query', 'header', 'cookie'];

/** The parameters of an operation by place, each with the anchor `query.limit`. */
export function buildParametersData(
  parameters: readonly Parameter[],
  claimId: ClaimId,
  context: PageContext,
): OperationData['parameters'] {
  return listOrNothing(
    LOCATIONS.map((location) => ({
      in: location,
      fields: parameters
        .filter((parameter) => parameter.in === location)
        .map((parameter) => buildParameterData(parameter, claimId, context)),
    })).filter(({ fields }) => fields.length > 0),
  );
}

/** What a parameter or header says itself goes before what its schema says. */
export function buildParameterData(
  parameter: Pick<
    Parameter,
    'name' | 'required' | 'schema' | 'description' | 'basis' | 'notes' | 'deprecated'
  > &
    Partial<Pick<Parameter, 'examples' | 'style' | 'explode' | 'in'>>,
  claimId: ClaimId,
  context: PageContext,
  place: string = parameter.in ?? 'header',
): FieldData {
  const id = claimId(place, parameter.name);
  const { name, required } = parameter;
  const field = buildField({ name, required, schema: annotated(parameter) }, id, context);
  const { fields, branches, more } = buildSchemaData(
    parameter.schema,
    { direction: 'request', prefix: id, claimId },
    context,
  );
  const limits = [...(field.limits ?? []), ...describeStyle(parameter, context)];
  const examples = (parameter.examples ?? []).filter(({ isSample }) => !isSample);
  return {
    ...field,
    limits: listOrNothing(limits),
    examples: listOrNothing(examples.map(({ value }) => JSON.stringify(value))),
    fields,
    branches,
    more,
  };
}

function annotated({
  schema,
  description,
  basis,
  notes,
  deprecated,
}: Pick<Parameter, 'schema' | 'description' | 'basis' | 'notes' | 'deprecated'>): Schema {
  return {
    ...schema,
    description: description ?? schema.description,
    basis: basis ?? schema.basis,
    notes: [...notes, ...schema.notes],
    deprecated: deprecated || schema.deprecated,
  };
}

const SEPARATORS = new Map<string, string>(
  Object.entries({
    spaceDelimited: 'separated by spaces',
    pipeDelimited: 'separated by pipes',
  }),
);

/** How several values are written in the address; one value needs no words. */
function describeStyle(
  { schema, style, explode, in: place }: Partial<Parameter> & { schema: Schema },
  { merge }: PageContext,
): string[] {
  const { types } = merge(schema).schema;
  if (style === 'deepObject') return ['written as name[field]=value'];
  if (!types.includes('array')) return [];
  const separator = SEPARATORS.get(style ?? '');
  if (separator !== undefined) return [separator];
  return (explode ?? place === 'query') ? ['repeated for each value'] : ['separated by commas'];
}
