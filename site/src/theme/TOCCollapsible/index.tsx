import { translate } from '#core/labels/translate';
import type { Props } from '@theme/TOCCollapsible';
import TOCItems from '@theme/TOCItems';
import { Icon } from '@site/src/ui/Icon';
import clsx from 'clsx';
import styles from './styles.module.css';

/** The table of contents on small screens; unlike the theme's component, it opens without scripts too. */
export default function TOCCollapsible({ className, ...contents }: Props) {
  return (
    <details className={clsx(styles.contents, className)}>
      <summary>
        <Icon name="down" />
        {translate('On this page')}
      </summary>
      <TOCItems {...contents} />
    </details>
  );
}
