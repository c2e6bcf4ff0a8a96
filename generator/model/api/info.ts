import { isObject, type Json } from '#core/json/json';
import type { BundledDescription } from '../../read/normalize/bundled-description';
import type { ApiInfo } from './api-model';
import { buildNotes } from './described';
import { buildExternalDocs } from './external-docs';
import { labelOf, objectOf, textOf } from '#core/json/read';

/** @see https://spec.openapis.org/oas/v3.1.0#info-object */
export function buildInfo({ info, externalDocs }: BundledDescription): ApiInfo {
  const license = objectOf(info.license);
  const contact = objectOf(info.contact);
  return {
    title: labelOf(info.title) ?? 'API',
    version: textOf(info.version) ?? '',
    summary: textOf(info.summary),
    description: textOf(info.description),
    license: isObject(info.license)
      ? { name: textOf(license.name) ?? '', identifier: textOf(license.identifier), url: textOf(license.url) }
      : undefined,
    contact: isObject(info.contact)
      ? { name: textOf(contact.name), url: textOf(contact.url), email: textOf(contact.email) }
      : undefined,
    termsOfService: textOf(info.termsOfService),
    ...readLogo(info['x-logo']),
    externalDocs: buildExternalDocs(externalDocs),
    notes: buildNotes(info),
  };
}

function readLogo(raw: Json | undefined): Pick<ApiInfo, 'logo'> {
  const logo = labelOf(objectOf(raw).url);
  return logo === undefined ? {} : { logo };
}
