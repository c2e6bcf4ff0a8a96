import type { Json } from '#core/json/json';

/** The parts of an Arazzo document that we write. @see https://spec.openapis.org/arazzo/v1.0.1.html#arazzo-description */
export interface Arazzo {
  arazzo: '1.0.1';
  info: { title: string; version: string; summary: string };
  sourceDescriptions: { name: string; url: string; type: 'openapi' }[];
  workflows: Workflow[];
  components: { parameters: Record<string, ArazzoParameter> };
}

/** @see https://spec.openapis.org/arazzo/v1.0.1.html#workflow-object */
export interface Workflow {
  workflowId: string;
  summary: string;
  /** For every step. */
  parameters: { reference: string }[];
  steps: Step[];
}

/** @see https://spec.openapis.org/arazzo/v1.0.1.html#step-object */
export interface Step {
  stepId: string;
  operationId: string;
  parameters?: ArazzoParameter[];
  requestBody?: { contentType: string; payload: Json };
  successCriteria: { condition: string }[];
  outputs?: Record<string, string>;
}

export interface ArazzoParameter {
  name: string;
  in: 'path' | 'query' | 'header' | 'cookie';
  /** A value, or a runtime expression. */
  value: Json;
}
