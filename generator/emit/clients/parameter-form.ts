import type { ParameterLocation } from '#core/http/parameter-location';
import type { FieldForm, Serialization } from '#core/http/wire/serialization';
import type { PlannedParameter } from '../../model/type-plan/type-plan';

/** Whether a value has the form that clients use by default for its location. */
export function isUsualForm(place: ParameterLocation, serialization: Serialization): boolean {
  if (serialization.kind === 'content') return false;
  const { style, explode, allowReserved } = serialization;
  const isPair = place === 'query' || place === 'cookie';
  return style === (isPair ? 'form' : 'simple') && explode === isPair && !allowReserved;
}

/** How a field of a form is written; undefined if nothing says so. */
export function formOfField({ style, mediaType }: FieldForm): Serialization | undefined {
  return style ?? (mediaType === undefined ? undefined : { kind: 'content', mediaType });
}

/** Whether a parameter is a key that lets a request be repeated, which a client makes up if the caller does not. */
export function isIdempotencyKey({ in: place, name }: Pick<PlannedParameter, 'in' | 'name'>): boolean {
  return place === 'header' && name.toLowerCase() === 'idempotency-key';
}
