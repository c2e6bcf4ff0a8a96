import { translate } from '#core/labels/translate';
import { objectOf, textOf } from '#core/json/read';
import type { Json } from '#core/json/json';
import type { LandingData } from '#core/contracts/page-data';
import type { ApiModel } from '../../../model/api/api-model';

/**
 * Builds the facts that the description has on the version of the API and its limits (`x-limits`). A header that chooses the version
 * (`x-accept`) says more than the version of the description.
 */
export function buildLandingFacts({ info, extensions }: ApiModel): LandingData['facts'] {
  const { rate, paging } = objectOf(extensions.limits);
  return [
    { label: translate('Version'), text: versionText(extensions.accept) ?? (info.version || undefined) },
    { label: translate('Rate limit'), text: rateText(rate) },
    { label: translate('Pages'), text: pagingText(paging) },
  ].flatMap(({ label, text }) => (text === undefined ? [] : [{ label, text }]));
}

function versionText(accept: Json | undefined): string | undefined {
  const { header, current } = objectOf(accept);
  const [name, version] = [textOf(header), textOf(current)];
  return name && version && translate('{version}, in the {name} header', { version, name });
}

function rateText(rate: Json | undefined): string | undefined {
  const { calls, windowSeconds } = objectOf(rate);
  return typeof calls === 'number' && typeof windowSeconds === 'number'
    ? translate('{calls} calls in {seconds} seconds', { calls, seconds: windowSeconds })
    : undefined;
}

function pagingText(paging: Json | undefined): string | undefined {
  const { defaultLimit, maxLimit } = objectOf(paging);
  return typeof defaultLimit === 'number' && typeof maxLimit === 'number'
    ? translate('{records} records, {most} at most', { records: defaultLimit, most: maxLimit })
    : undefined;
}
