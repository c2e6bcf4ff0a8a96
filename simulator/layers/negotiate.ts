import type { Engine, Layer } from '../engine';
import { Refusal } from '../refusal';
import { textOf } from '#core/json/read';

const JSON_RANGES = ['application/json', 'application/*', '*/*'];

/** Reads `Accept: application/json; api_version=…`: 406 when JSON is not wanted or the version is unknown. */
export function negotiate({ contract }: Engine): Layer {
  // The first example of a transaction's 406 is about its tax_code, so this uses the common description.
  const text = textOf(contract.errors.NotAcceptable?.bodies.default?.error) ?? '';
  return async (context, next) => {
    const ranges = (context.req.header('Accept') ?? '*/*').split(',').map(readRange);
    const accepted = ranges.find(({ mediaType, isWanted }) => JSON_RANGES.includes(mediaType) && isWanted);
    // equivalent mutants (text): a custom message replaces the example
    if (accepted === undefined) throw new Refusal(406, 'default', { text });
    const { version } = accepted;
    if (version !== undefined && !contract.apiVersions.includes(version)) {
      throw new Refusal(406, 'api-version', { rule: 'unknown-version' });
    }
    return next();
  };
}

/**
 * One range of an Accept header: media type in lower case, `api_version`, and whether it is acceptable (its quality is not 0).
 * The parser of Hono drops an empty `api_version=`, which is an unknown version.
 */
function readRange(text: string): { mediaType: string; isWanted: boolean; version?: string } {
  const [mediaType = '', ...parameters] = text.split(';').map((part) => part.trim());
  const valueOf = (name: string): string | undefined =>
    parameters.find((parameter) => parameter.toLowerCase().startsWith(`${name}=`))?.slice(name.length + 1);
  const quality = valueOf('q');
  const version = valueOf('api_version')?.replace(/^"(.*)"$/, '$1');
  return {
    mediaType: mediaType.toLowerCase(),
    isWanted: quality === undefined || Number(quality) > 0,
    ...(version !== undefined && { version }),
  };
}
