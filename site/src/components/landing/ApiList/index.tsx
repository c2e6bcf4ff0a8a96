import { translate } from '#core/labels/translate';
import type { ApiData, ApiListData } from '#core/contracts/page-data';
import { SECTIONS } from '#core/labels/sections';
import { Fact, Facts } from '../../../ui/Facts';
import { Heading } from '../../../ui/Heading';
import { Link } from '../../../ui/Link';
import { RichText } from '../../../ui/RichText';
import { ServerFacts } from '../../operation/ServerFacts';
import landing from '../LandingPage/styles.module.css';
import styles from './styles.module.css';

/** The first page of a site with several APIs: each with its purpose, its address and the pages of its reference. */
export function ApiList({ data: { apis } }: { data: ApiListData }) {
  return (
    <div className={landing.page}>
      <Heading as="h1">{translate('APIs')}</Heading>
      {apis.map((api) => (
        <Api key={api.id} api={api} />
      ))}
    </div>
  );
}

function Api({
  api: { id, title, href, html, version, servers, credentials, pages, files },
}: {
  api: ApiData;
}) {
  return (
    <section className={`${landing.columns} ${styles.api}`} aria-labelledby={id}>
      <div>
        <Heading as="h2" id={id}>
          <Link to={href}>{title}</Link>
        </Heading>
        <RichText html={html} />
        <ul className={landing.downloads} aria-label={translate('Pages and files of {title}', { title })}>
          {[...pages, ...files.map(toDownload)].map((one) => (
            <li key={one.href}>
              <Link to={one.href}>{one.label}</Link>
            </li>
          ))}
        </ul>
      </div>
      <Facts>
        {version !== '' && <Fact label={translate('Version')}>{version}</Fact>}
        <ServerFacts servers={servers} />
        {credentials.length > 0 && <Fact label={SECTIONS.authentication}>{credentials.join(', ')}</Fact>}
      </Facts>
    </section>
  );
}

/** The router leaves files to the browser. */
function toDownload({ label, href }: ApiData['files'][number]): ApiData['files'][number] {
  return { label, href: `pathname://${href}` };
}
