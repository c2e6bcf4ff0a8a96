import { OFFERED_FILES } from '#core/contracts/offered-files';
import type { ApiData, ApiListData } from '#core/contracts/page-data';
import { translate } from '#core/labels/translate';
import { countUses } from '#core/labels/uses';
import { ADDRESSES } from '../../model/addresses/urls';
import type { GeneratedFile } from '../../run/files/generated-file';
import { buildLandingData } from '../pages/data/landing';
import { LANDING_ID } from '../pages/doc-ids';
import { formatPageData } from '../pages/format-page-data';
import { formatMdx } from '../pages/mdx/mdx';
import type { PageContext } from '../pages/page-context';
import { WHOLE_PAGE } from '../pages/page/whole-page';
import { formatApiList } from '../markdown/page/api-list-text';
import { indexObjects } from '../markdown/objects/object-index';

/** One of several references, as far as the page of all APIs shows it. */
interface ListedApi {
  name: string;
  context: PageContext;
}

/** Emits `/api/` of a site with several APIs: the list of these. @param product the name of the product. */
export function emitStartPage(apis: readonly ListedApi[], product: string): GeneratedFile[] {
  const data: ApiListData = { apis: apis.map(describeApi) };
  const mdx = {
    frontMatter: {
      title: translate('APIs'),
      description: translate('All APIs of {product}.', { product }),
      slug: '/',
      ...WHOLE_PAGE,
    },
    dataFile: `${LANDING_ID}.json`,
    body: [{ component: 'ApiList' }],
  };
  const context = { page: ADDRESSES.landing, addresses: ADDRESSES, objects: indexObjects([]) };
  return [
    { path: `pages/${LANDING_ID}.mdx`, content: formatMdx(mdx) },
    { path: `pages/${mdx.dataFile}`, content: formatPageData(data) },
    { path: `text${ADDRESSES.landing}index.md`, content: `${formatApiList(data, context)}\n` },
  ];
}

/** The first page of a reference has everything that the list says about it. */
function describeApi({ name, context }: ListedApi): ApiData {
  const { addresses } = context;
  const { title, version, html, servers, securitySchemes, count, objects, events } = buildLandingData(
    [],
    context,
  );
  const operations = { label: countUses('request', count), href: `${addresses.landing}#operations` };
  return {
    id: name,
    title,
    version,
    html,
    href: addresses.landing,
    servers,
    credentials: [...new Set(securitySchemes.map(({ label }) => label))],
    pages: [...(count > 0 ? [operations] : []), ...(objects ? [objects] : []), ...(events ? [events] : [])],
    files: OFFERED_FILES.map((file) => ({ label: file, href: addresses.download(file) })),
  };
}
