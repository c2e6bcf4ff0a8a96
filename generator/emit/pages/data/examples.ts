import { type Framing, RECORD_SEPARATOR } from '#core/http/wire/sequence';
import { writeContent } from '#core/http/wire/write-content';
import type { Json } from '#core/json/json';
import type { Example, MediaType } from '../../../model/api/api-model';
import { bodyFormatOf } from '#core/http/wire/body-format';
import { omitEmpty, omitFalse } from '../omit-empty';
import type { PageContext } from '../page-context';
import type { ExampleData } from '#core/contracts/page-data';
import type { ClaimId } from '../../../model/addresses/anchors';

/** Builds the examples of one media type. `location` is the start of their anchors: `example.201`. */
export function buildExamplesData(
  {
    examples,
    mediaType,
    sequence,
  }: Pick<MediaType, 'mediaType' | 'sequence'> & { examples: readonly Example[] },
  location: { prefix: string; claimId: ClaimId },
  { renderMarkdown }: PageContext,
): ExampleData[] | undefined {
  return omitEmpty(
    examples
      .filter((example) => isWorthShowing(example, mediaType))
      .map(({ name, summary, description, value, isSample }) => ({
        id: location.claimId('example', location.prefix, name),
        name,
        summary,
        html: renderMarkdown(description),
        ...(sequence?.framing ? framesOf(value, mediaType, sequence.framing) : codeOf(value, mediaType)),
        isSample: omitFalse(isSample),
      })),
  );
}

/** Whether to show an example: a sample says nothing about a file, or about a format that we cannot write it in. */
function isWorthShowing({ value, isSample }: Example, mediaType: string): boolean {
  const format = bodyFormatOf(mediaType, value);
  return !isSample || (format !== undefined && format !== 'binary');
}

/** Returns the examples, as JSON, except those that the page shows as code. */
export function withoutShown(
  texts: readonly string[] | undefined,
  shown: readonly Example[],
): string[] | undefined {
  if (!texts) return undefined;
  const known = new Set(shown.map(({ value }) => JSON.stringify(value)));
  return omitEmpty(texts.filter((text) => !known.has(text)));
}

/** Returns the code of an example: a string that is not JSON stays as it is sent, every other value is formatted as JSON. */
function codeOf(value: Json, mediaType: string): Pick<ExampleData, 'code' | 'grammar'> {
  if (typeof value === 'string' && !/[/+]json\b/.test(mediaType))
    return { code: value, grammar: /[/+](?:xml|html)\b/.test(mediaType) ? 'markup' : 'text' };
  return { code: JSON.stringify(value, null, 2), grammar: 'json' };
}

/** Returns the items of a stream as they are sent, with a character that can be seen in place of the record separator. */
function framesOf(items: Json, mediaType: string, framing: Framing): Pick<ExampleData, 'code' | 'grammar'> {
  return {
    code: writeContent(items, mediaType).replaceAll(RECORD_SEPARATOR, '␞').trimEnd(),
    grammar: framing === 'lines' ? 'json' : 'text',
  };
}
