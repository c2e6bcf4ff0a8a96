import type { Contract, ErrorContract, Limits, SandboxFacts } from '#core/contracts/simulator-contract';
import { listOf, objectOf, textOf } from '#core/json/read';
import type { ApiModel, Response } from '../../model/api/api-model';
import { createModelMerge } from '../../model/api/schema/merge-schema';
import { MemberOrders } from '../../model/wording/member-orders';
import { buildOperation, errorName, errorsOf, jsonContent } from './build-operation';
import { buildDefaultObject } from './default-object';
import type { SchemaRegistry } from './schema-registry';
import type { SimulatorSettings } from './settings/settings';

/** Builds the part of the description that determines responses to requests; the schemas go to the registry. */
export function buildContract(
  model: ApiModel,
  { paging, errorHeader }: Pick<SimulatorSettings, 'paging' | 'errorHeader'>,
  schemas: SchemaRegistry,
): Contract {
  const merge = createModelMerge(model);
  const { extensions } = model;
  const orders = new MemberOrders(merge);
  const context = { schemas, orders, merge, paging };
  return {
    errorHeader,
    apiVersions: listOf(extensions['api-versions']).flatMap((entry) => textOf(objectOf(entry).version) ?? []),
    operations: model.operations.map((operation) => buildOperation(operation, context)),
    orders: orders.orders,
    errors: buildErrors(model, schemas),
    defaultObjects: Object.fromEntries(
      model.schemas
        .map(({ name, schema }) => [name, buildDefaultObject(schema, merge)] as const)
        .filter(([, object]) => Object.keys(object).length > 0),
    ),
    limits: objectOf(extensions.limits) as Limits,
    sandbox: objectOf(extensions.sandbox) as SandboxFacts,
  };
}

/** Returns every error once, by name. */
function buildErrors({ operations }: ApiModel, schemas: SchemaRegistry): Contract['errors'] {
  const errors = new Map<string, ErrorContract>();
  for (const operation of operations) {
    for (const response of errorsOf(operation)) {
      const name = errorName(operation, response);
      if (!errors.has(name)) errors.set(name, buildError(name, response, schemas));
    }
  }
  return Object.fromEntries([...errors].sort(([one], [other]) => (one < other ? -1 : 1)));
}

function buildError(name: string, { content }: Response, schemas: SchemaRegistry): ErrorContract {
  const { rawSchema = true, examples = [] } = jsonContent(content) ?? {};
  return {
    validator: schemas.addResponse(name, rawSchema),
    bodies: Object.fromEntries(examples.map((example) => [example.name, objectOf(example.value)])),
  };
}
