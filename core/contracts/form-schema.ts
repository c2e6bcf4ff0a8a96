import type { Json } from '../json/json';

/** The forms of request bodies: `generated/simulator/forms.json`. */
export interface RequestForms {
  /** By operationId. */
  bodies: Record<string, FormSchema>;
  /** Schemas that `ref` names. */
  schemas: Record<string, FormSchema>;
}

/** The part of a schema that a form needs: bases are merged, members of responses left out. Anything can be absent. */
export interface FormSchema {
  /** Name of the schema that has everything else. */
  ref?: string;
  title?: string;
  /** Types other than null. */
  types?: string[];
  isNullable?: true;
  format?: string;
  /** The only values; null is not among them. */
  values?: Json[];
  /** Members by name. */
  members?: Record<string, FormSchema>;
  required?: string[];
  /** Choices between members: of each list, one set of members is needed. */
  needs?: Need[];
  /** Schema of the entries of a list. */
  entries?: FormSchema;
  /** Schema of the values of a map. */
  more?: FormSchema;
  /** Forms of which the value has one. */
  alternatives?: FormSchema[];
  /** The most entries of a list. */
  maxItems?: number;
}

/** Sets of members of which one is needed. */
export interface Need {
  sets: string[][];
  /** Whether several sets can be sent together. */
  canCombine?: true;
}
