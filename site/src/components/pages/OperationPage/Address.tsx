import type { OperationData } from '#core/contracts/page-data';
import { FLAGS } from '#core/labels/flags';
import { BrokenUrl } from '../../../ui/BrokenUrl';
import { CopyButton } from '../../../ui/CopyButton';
import { Flag } from '../../../ui/Flag';
import { Method } from '../../../ui/Method';
import styles from './styles.module.css';

/** Method and address of an operation. */
export function Address({ data }: { data: OperationData }) {
  return (
    <div className={styles.address} data-code>
      <Method method={data.method} part="method" />
      <code>
        <span className={styles.server}>
          <BrokenUrl url={data.servers[0]?.url ?? ''} />
        </span>
        <wbr />
        <b data-part="path">{data.path}</b>
      </code>
      {data.deprecated && <Flag flag={FLAGS.deprecated} />}
      <CopyButton label="Copy the address" hasText={false} />
    </div>
  );
}
