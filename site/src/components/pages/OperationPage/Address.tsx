import { translate } from '#core/labels/translate';
import { BASE_URL } from '#core/contracts/environments';
import type { OperationData } from '#core/contracts/page-data';
import { FLAGS } from '#core/labels/flags';
import { WrappableUrl } from '../../../ui/WrappableUrl';
import { CopyButton } from '../../../ui/CopyButton';
import { Badge } from '../../../ui/Badge';
import { Method } from '../../../ui/Method';
import styles from './styles.module.css';

/** Method and address of an operation. The server is the one in the snippets if readers choose it, or else the first one's template. */
export function Address({ data }: { data: OperationData }) {
  return (
    <div className={styles.address} data-code>
      <Method method={data.method} part="method" />
      <code>
        <span className={styles.server}>
          {data.address ? (
            <span data-reader-value={BASE_URL}>{data.address}</span>
          ) : (
            <WrappableUrl url={data.servers[0]?.url ?? ''} />
          )}
        </span>
        <wbr />
        <b data-part="path">{data.path}</b>
      </code>
      {data.deprecated && <Badge label={FLAGS.deprecated} />}
      <CopyButton label={translate('Copy the address')} hasText={false} />
    </div>
  );
}
