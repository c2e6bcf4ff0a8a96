import type { Limit, LimitKeyword, Schema } from '../api-model';

/** Returns the number closest to 1 within the limits, a multiple of `multipleOf`, integral for an integer. */
export function sampleNumber(schema: Schema): number {
  const step = limitOf(schema.limits, 'multipleOf') ?? (schema.types.includes('integer') ? 1 : 0);
  const { least, most } = rangeOf(schema.limits, step);
  const value = Math.min(Math.max(1, least), most);
  if (step === 0) return value;
  const multiple = Math.ceil(value / step) * step;
  return multiple > most ? Math.floor(most / step) * step : multiple;
}

function rangeOf(limits: Limit[], step: number): { least: number; most: number } {
  // A number that must exceed a bound is one step away from it, or a bit without a step.
  const distance = step || 0.5;
  const above = limitOf(limits, 'exclusiveMinimum');
  const below = limitOf(limits, 'exclusiveMaximum');
  return {
    least: limitOf(limits, 'minimum') ?? (above === undefined ? -Infinity : above + distance),
    most: limitOf(limits, 'maximum') ?? (below === undefined ? Infinity : below - distance),
  };
}

function limitOf(limits: Limit[], keyword: LimitKeyword): number | undefined {
  const value = limits.find((limit) => limit.keyword === keyword)?.value;
  return typeof value === 'number' ? value : undefined;
}
