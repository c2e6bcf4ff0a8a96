/** Keywords of a schema that restrict its values. */
export type LimitKeyword =
  | 'minimum'
  | 'maximum'
  | 'exclusiveMinimum'
  | 'exclusiveMaximum'
  | 'multipleOf'
  | 'minLength'
  | 'maxLength'
  | 'pattern'
  | 'minItems'
  | 'maxItems'
  | 'uniqueItems'
  | 'minProperties'
  | 'maxProperties'
  | 'contentEncoding'
  | 'contentMediaType';

export interface Limit {
  keyword: LimitKeyword;
  value: string | number | boolean;
}
