import type { EntityName } from './entities';

export type FieldValue = string | number | boolean | null;

/** The statements of the specification on one field or query parameter; all others are left out. */
export interface Field {
  type?: 'string' | 'boolean' | 'integer';
  /** The values that it may have, all of them. */
  values?: readonly FieldValue[];
  /** The same, where a field is a list of such values. */
  eachOf?: readonly FieldValue[];
  default?: FieldValue;
  /** A default that depends on the day of the request. */
  defaultInWords?: string;
  required?: true;
  /** Required where the condition holds. */
  requiredIf?: Condition;
  /** Required where the condition does not hold. */
  requiredUnless?: Condition;
  readOnly?: true;
  writeOnly?: true;
  deprecated?: true;
  /** Named for creating only. */
  createOnly?: true;
  /** The fields of an object that is not a separate entity. */
  members?: Fields;
  /** The entity that it holds. */
  entity?: EntityName;
  /** The entity of which it holds several. */
  entities?: EntityName;
}

/** True where a field of the same record has a value. */
interface Condition {
  field: string;
  is: FieldValue;
}

export type Fields = Readonly<Record<string, Field>>;

/** An object of the API. */
export interface Entity {
  fields: Fields;
  /** Fields of which a request needs one. */
  oneOf?: readonly string[];
}
