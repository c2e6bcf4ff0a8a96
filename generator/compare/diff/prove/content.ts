import { essenceOf } from '#core/http/wire/body-format';
import type { MediaType } from '../../../model/api/api-model';

/** The entry for a media type: itself, else a range that has it. */
export function contentFor(content: readonly MediaType[], mediaType: string): MediaType | undefined {
  const wanted = essenceOf(mediaType);
  const names = [wanted, `${wanted.split('/')[0]}/*`, '*/*'];
  return names
    .map((name) => content.find((one) => essenceOf(one.mediaType) === name))
    .find((found) => found !== undefined);
}
