import { translate } from '#core/labels/translate';
import type { AboutData } from '#core/contracts/page-data';
import type { ApiInfo } from '../../../model/api/api-model';
import { linkTo } from '../markdown/link-to';
import type { PageContext } from '../page-context';

/** Builds the rows on support, license, terms of service and further documentation of the API. */
export function buildAbout(
  { contact, license, termsOfService, externalDocs }: ApiInfo,
  { renderMarkdown }: PageContext,
): AboutData[] {
  const { name, url, email } = contact ?? {};
  const person = name ?? url;
  const rows = [
    { label: translate('Support'), links: [linkTo(person, url), linkTo(email, email && `mailto:${email}`)] },
    { label: translate('License'), links: [linkTo(nameOfLicense(license), license?.url)] },
    { label: translate('Terms of service'), links: [linkTo(termsOfService, termsOfService)] },
    {
      label: translate('More'),
      links: [linkTo(externalDocs?.description ?? externalDocs?.url, externalDocs?.url)],
    },
  ];
  return rows.flatMap(({ label, links }) => {
    const html = renderMarkdown(links.filter(Boolean).join(' · ') || undefined);
    return html === undefined ? [] : [{ label, html }];
  });
}

function nameOfLicense({ name = '', identifier }: Partial<NonNullable<ApiInfo['license']>> = {}):
  | string
  | undefined {
  if (!name || !identifier || name === identifier) return name || identifier;
  return `${name} (${identifier})`;
}
