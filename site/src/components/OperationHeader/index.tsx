import Link from '@docusaurus/Link';
import type { OperationData, SecurityData } from '#core/contracts/page-data';
import { BasisMark } from '../BasisMark';
import { Chip } from '../Chip';
import { CopyButton } from '../CopyButton';
import { MethodBadge } from '../MethodBadge';
import { Notes } from '../Notes';
import { RichText } from '../RichText';
import styles from './styles.module.css';

/** Method, address, credentials and description of an operation. */
export function OperationHeader({ data }: { data: OperationData }) {
  return (
    <div className={`${styles.header} reference-header`} data-part="operation">
      <div className={styles.address} data-code>
        <MethodBadge method={data.method} />
        <code className={styles.url}>
          <span className={styles.server}>
            <ServerUrl url={data.servers[0]?.url ?? ''} />
          </span>
          <wbr />
          {data.path}
        </code>
        <CopyButton label="Copy the address" />
      </div>
      {data.deprecated && (
        <p>
          <Chip kind="deprecated">deprecated</Chip>
        </p>
      )}
      <RichText html={data.html} part="text" />
      {data.basis && <BasisMark {...data.basis} />}
      <Notes notes={data.notes} />
      <dl className={styles.facts}>
        <div>
          <dt>Credentials</dt>
          <dd data-part="credentials">
            <Security security={data.security} />
          </dd>
        </div>
        {data.servers.length > 1 && (
          <div>
            <dt>Servers</dt>
            {data.servers.map((server) => (
              <dd key={server.url}>
                <code>{server.url}</code> {server.description}
              </dd>
            ))}
          </div>
        )}
      </dl>
    </div>
  );
}

/** The address of a server; the reader's own values take the place of its variables (`src/client/reader-values.ts`). */
function ServerUrl({ url }: { url: string }) {
  const parts = url.split(/\{(\w+)\}/);
  return parts.map((part, index) =>
    index % 2 === 0 ? part : <span key={index} data-reader-value={part}>{`{${part}}`}</span>,
  );
}

function Security({ security }: { security?: SecurityData }) {
  if (!security?.alternatives.length) return 'None';
  return security.alternatives.map(({ schemes }, index) => (
    <span key={index}>
      {index > 0 && ' or '}
      {schemes.length === 0 && 'none'}
      {schemes.map((scheme, position) => (
        <span key={scheme.id}>
          {position > 0 && ' and '}
          <Link to={scheme.href}>{scheme.label}</Link>
          {scheme.scopes.length > 0 && <Scopes scopes={scheme.scopes} />}
        </span>
      ))}
    </span>
  ));
}

function Scopes({ scopes }: { scopes: string[] }) {
  return (
    <>
      {' with '}
      {scopes.map((scope, index) => (
        <span key={scope}>
          {index > 0 && ', '}
          <code>{scope}</code>
        </span>
      ))}
    </>
  );
}
