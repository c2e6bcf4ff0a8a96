import type { ServerData } from '#core/contracts/page-data';
import { listVariables } from '#core/http/server-variables';
import { SERVER_LABELS } from '#core/labels/servers';
import { WrappableUrl } from '../../../ui/WrappableUrl';
import { Fact } from '../../../ui/Facts';
import { RichText } from '../../../ui/RichText';
import { Citation } from '../../citations/Sources';
import styles from './styles.module.css';

/** Base URLs, and the meaning of the variables in them. */
export function ServerFacts({ servers }: { servers: ServerData[] }) {
  return (
    <>
      {servers.map((server) => (
        <Fact key={server.url} label={server.description ?? SERVER_LABELS.server}>
          <Address server={server} />
        </Fact>
      ))}
      {listVariables(servers).map(({ name, html, default: example }, index) => (
        <Fact key={index} label={<code>{`{${name}}`}</code>}>
          <RichText html={html} className={styles.inline} /> {SERVER_LABELS.example}: <code>{example}</code>
        </Fact>
      ))}
    </>
  );
}

function Address({ server: { url, html, basis } }: { server: ServerData }) {
  return (
    <>
      <span data-part="server">
        <code data-part="name">
          <WrappableUrl url={url} />
        </code>
        {basis && <Citation {...basis} />}
      </span>
      <RichText html={html} />
    </>
  );
}
