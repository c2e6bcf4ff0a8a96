import type { Json } from '#core/json/json';
import type { Example } from '../../model/api-model';
import { bodyFormatOf } from '../../model/body-format';
import { listOrNothing, trueOrNothing } from '../omit-empty';
import type { PageContext } from '../page-context';
import type { ExampleData } from '#core/contracts/page-data';
import type { ClaimId } from '../../addresses/anchors';

/** The examples of one media type. `location` starts their anchors: `example.201`. */
export function buildExamplesData(
  examples: readonly Example[],
  mediaType: string,
  location: { prefix: string; claimId: ClaimId },
  { renderMarkdown }: PageContext,
): ExampleData[] | undefined {
  return listOrNothing(
    examples
      .filter((example) => isWorthShowing(example, mediaType))
      .map(({ name, summary, description, value, isSample }) => ({
        id: location.claimId('example', location.prefix, name),
        name,
        summary,
        html: renderMarkdown(description),
        ...codeOf(value, mediaType),
        isSample: trueOrNothing(isSample),
      })),
  );
}

/** A sample tells nothing of a file, nor of a format that it cannot be written in. */
function isWorthShowing({ value, isSample }: Example, mediaType: string): boolean {
  const format = bodyFormatOf(mediaType, value);
  return !isSample || (format !== undefined && format !== 'binary');
}

/** Examples as JSON text without those that the page shows as code. */
export function withoutShown(
  texts: readonly string[] | undefined,
  shown: readonly Example[],
): string[] | undefined {
  if (!texts) return undefined;
  const known = new Set(shown.map(({ value }) => JSON.stringify(value)));
  return listOrNothing(texts.filter((text) => !known.has(text)));
}

/** A text in another format than JSON stands as it is sent; everything else as JSON. */
function codeOf(value: Json, mediaType: string): Pick<ExampleData, 'code' | 'grammar'> {
  if (typeof value === 'string' && !/[/+]json\b/.test(mediaType))
    return { code: value, grammar: /[/+](?:xml|html)\b/.test(mediaType) ? 'markup' : 'text' };
  return { code: JSON.stringify(value, null, 2), grammar: 'json' };
}
