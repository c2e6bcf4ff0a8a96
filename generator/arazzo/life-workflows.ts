import type { Operation } from '../model/api-model';
import type { Step, Workflow } from './arazzo';
import { callStep, successOf } from './call-step';
import { sharedParameters } from './shared-parameters';

const NEW_ID = '$steps.create.outputs.id';

/** The operations on one collection and its records. */
interface Resource {
  create: Operation;
  get: Operation;
  list?: Operation;
  update?: Operation;
  remove?: Operation;
}

/** For every record that can be created and read: create, get, find it as the newest, update, delete, and what is left. */
export function lifeWorkflows(operations: readonly Operation[]): Workflow[] {
  return operations.flatMap((create) => {
    const resource = resourceOf(create, operations);
    return resource ? [lifeWorkflow(resource)] : [];
  });
}

function resourceOf(create: Operation, operations: readonly Operation[]): Resource | undefined {
  const find = (method: string, path: string) =>
    operations.find((operation) => operation.method === method && operation.path === path);
  const record = `${create.path}/{id}`;
  const get = find('get', record);
  if (create.method !== 'post' || get === undefined) return undefined;
  return {
    create,
    get,
    list: find('get', create.path),
    update: find('put', record),
    remove: find('delete', record),
  };
}

function lifeWorkflow(resource: Resource): Workflow {
  const { create } = resource;
  return {
    workflowId: `life-${create.id}`,
    summary: `${create.summary}, and what comes after.`,
    parameters: sharedParameters(create),
    steps: [
      { ...step(create, 'create'), outputs: { id: '$response.body#/id' } },
      step(resource.get, 'get', { conditions: [`$response.body#/id == ${NEW_ID}`] }),
      ...listStep(resource),
      ...(resource.update ? [step(resource.update, 'update')] : []),
      ...removeSteps(resource),
    ],
  };
}

function step(
  operation: Operation,
  stepId: string,
  options: { status?: number; conditions?: string[] } = {},
): Step {
  const [example] = operation.requests;
  if (example === undefined) throw new Error(`${operation.id} has no request.`);
  return callStep(operation, example, { stepId, id: NEW_ID, ...options });
}

/** A page of one record: the newest is the one that was just created, and there are older ones. */
function listStep({ list }: Resource): Step[] {
  if (list === undefined) return [];
  const conditions = [`$response.body#/0/id == ${NEW_ID}`, "$response.header.X-Pages-HasMore == 'true'"];
  const page = { name: 'page', parameters: [{ in: 'query' as const, name: 'limit', value: 1 }] };
  return [callStep(list, page, { stepId: 'list', conditions })];
}

/** What was deleted is not found afterwards; what cannot be deleted is still there. */
function removeSteps({ remove, get }: Resource): Step[] {
  if (remove === undefined) return [];
  const status = successOf(remove) === 204 ? 404 : 200;
  return [step(remove, 'delete'), step(get, 'get-again', { status })];
}
