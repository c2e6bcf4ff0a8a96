import { stringify } from 'yaml';
import type { GeneratedFile } from '../files/generated-file';
import type { ApiModel } from '../model/api-model';
import type { Arazzo } from './arazzo';
import { exampleWorkflows, isReading } from './example-workflows';
import { lifeWorkflows } from './life-workflows';
import { componentParameters } from './shared-parameters';

/**
 * The documented calls as workflows that any Arazzo runner can play against the simulator. Nothing for a description
 * without the root extension `x-sandbox`.
 */
export function emitArazzo(model: ApiModel): GeneratedFile[] {
  if (model.extensions.sandbox === undefined) return [];
  const text = stringify(buildArazzo(model), { lineWidth: 0, aliasDuplicateObjects: false });
  return [{ path: 'arazzo/abaco.arazzo.yaml', content: text }];
}

function buildArazzo(model: ApiModel): Arazzo {
  const reading = model.operations.filter(isReading);
  const writing = model.operations.filter((operation) => !isReading(operation));
  return {
    arazzo: '1.0.1',
    info: {
      title: `Documented calls of the ${model.info.title}`,
      version: model.info.version,
      summary: 'Every documented request, and the life of every record.',
    },
    sourceDescriptions: [{ name: 'abaco', url: '../bundle/openapi.json', type: 'openapi' }],
    workflows: [
      ...exampleWorkflows(reading),
      ...lifeWorkflows(model.operations),
      ...exampleWorkflows(writing),
    ],
    components: { parameters: componentParameters(model) },
  };
}
