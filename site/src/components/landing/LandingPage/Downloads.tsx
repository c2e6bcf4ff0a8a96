import { OFFERED_FILES } from '#core/contracts/offered-files';
import { useReference } from '../../../links/use-reference';
import { Icon } from '../../../ui/Icon';
import { Link } from '../../../ui/Link';
import styles from './styles.module.css';

/** Downloads of an API: its description, as JSON and YAML, and its requests. */
export function Downloads() {
  const { files } = useReference();
  return (
    <p className={styles.downloads}>
      {OFFERED_FILES.map((file) => (
        <Link key={file} to={`pathname://${files}${file}`} className={styles.download} download>
          <Icon name="code" />
          {file}
        </Link>
      ))}
    </p>
  );
}
