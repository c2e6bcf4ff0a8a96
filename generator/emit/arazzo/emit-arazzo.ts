import { stringify } from 'yaml';
import type { GeneratedFile } from '../../run/files/generated-file';
import type { ApiModel, Operation } from '../../model/api/api-model';
import { isWriting } from '../simulator/credentials';
import type { SimulatorSettings } from '../simulator/settings/settings';
import type { Arazzo } from './arazzo';
import type { ArazzoContext } from './arazzo-context';
import { exampleWorkflows } from './example-workflows';
import { buildFlows, flowWorkflows } from './flow-workflows';
import { lifecycleWorkflows } from './lifecycle-workflows';
import { componentParameters } from './shared-parameters';

/**
 * The documented calls as workflows that any Arazzo runner can play against the simulator, and the flows among them as the site
 * plays them.
 */
export function emitArazzo(model: ApiModel, settings: SimulatorSettings): GeneratedFile[] {
  const context: ArazzoContext = { model, settings };
  const text = stringify(buildArazzo(context), { lineWidth: 0, aliasDuplicateObjects: false });
  return [
    { path: 'arazzo/api.arazzo.yaml', content: text },
    { path: 'arazzo/flows.json', content: `${JSON.stringify(buildFlows(context), null, 1)}\n` },
  ];
}

function buildArazzo(context: ArazzoContext): Arazzo {
  const { model, settings } = context;
  const isReading = (operation: Operation) => operation.method === 'get' && !isWriting(operation, settings);
  const reading = model.operations.filter(isReading);
  const writing = model.operations.filter((operation) => !isReading(operation));
  return {
    arazzo: '1.0.1',
    info: {
      title: `Documented calls of the ${model.info.title}`,
      version: model.info.version,
      summary: 'Every documented request, the life of every record, and calls that belong together.',
    },
    sourceDescriptions: [{ name: 'api', url: '../bundle/openapi.json', type: 'openapi' }],
    workflows: [
      ...exampleWorkflows(reading, context),
      ...lifecycleWorkflows(context),
      ...flowWorkflows(context),
      ...exampleWorkflows(writing, context),
    ],
    components: { parameters: componentParameters(context) },
  };
}
