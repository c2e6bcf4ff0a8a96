import type { Json } from '../json/json';
import type { ParameterLocation } from './parameter-location';

/** A name and its value, before any encoding. */
export interface Pair {
  name: string;
  value: string;
}

/** A parameter with its value in one request, and the style that serializes it. */
export interface StyledParameter {
  in: ParameterLocation;
  name: string;
  value: Json;
  style: string;
  explode: boolean;
}
