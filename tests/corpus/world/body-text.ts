import { isForm } from '#core/http/wire/body-format';
import { writeContent } from '#core/http/wire/write-content';
import { formatValue } from '#core/json/format-value';
import { isObject, type Json } from '#core/json/json';

/** A body as it is sent: JSON, or a form of scalar fields. */
export function bodyText(body: { mediaType: string; value: Json } | undefined): string {
  if (body === undefined) return '';
  const { mediaType, value } = body;
  if (!isForm(mediaType) || !isObject(value)) return writeContent(value, mediaType);
  return new URLSearchParams(
    Object.entries(value).map(([name, field]) => [name, formatValue(field)]),
  ).toString();
}
