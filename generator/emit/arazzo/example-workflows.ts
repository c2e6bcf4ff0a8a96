import type { Operation, RequestExample } from '../../model/api/api-model';
import type { Workflow } from './arazzo';
import { callStep, echoes } from './call-step';
import type { ArazzoContext } from './arazzo-context';
import { sharedParameters } from './shared-parameters';

/** Deletions come last, preceded by calls that make documents final, so that every call finds its records unchanged. */
const ORDER = ['post', 'put', 'patch', 'get', 'delete'];

/** A workflow of one step for every documented request. */
export function exampleWorkflows(operations: readonly Operation[], context: ArazzoContext): Workflow[] {
  return operations
    .toSorted((one, other) => ORDER.indexOf(one.method) - ORDER.indexOf(other.method))
    .flatMap((operation) =>
      operation.requests.map((example) => exampleWorkflow(operation, example, context)),
    );
}

function exampleWorkflow(operation: Operation, example: RequestExample, context: ArazzoContext): Workflow {
  const isFirst = operation.requests[0] === example;
  return {
    workflowId: isFirst ? operation.id : `${operation.id}-${example.name}`,
    summary: example.summary ?? operation.summary,
    parameters: sharedParameters(operation, context),
    steps: [callStep(operation, example, { conditions: isFirst ? echoes(operation, example) : [] })],
  };
}
