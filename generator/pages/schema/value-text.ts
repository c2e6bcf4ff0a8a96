import type { Json } from '#core/json/json';
import type { EnumValue } from '../../model/api-model';
import type { RenderMarkdown } from '../markdown/render-markdown';
import type { EnumValueData } from '#core/contracts/page-data';

/** A value as readers write it: JSON, without quotes for a string. */
export function formatValue(value: Json): string {
  return typeof value === 'string' ? value : JSON.stringify(value);
}

/** The values of an enum; that `null` is allowed stands in the type already. */
export function buildEnumValues(
  values: readonly EnumValue[],
  renderMarkdown: RenderMarkdown,
): EnumValueData[] {
  return values
    .filter(({ value }) => value !== null)
    .map(({ value, description }) => ({ value: formatValue(value), html: renderMarkdown(description) }));
}
