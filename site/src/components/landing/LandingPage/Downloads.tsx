import { useReference } from '../../../links/use-reference';
import { Icon } from '../../../ui/Icon';
import { Link } from '../../../ui/Link';
import styles from './styles.module.css';

/** Downloads of the API description, as JSON and YAML. */
export function Downloads() {
  const { files } = useReference();
  return (
    <p className={styles.downloads}>
      {['openapi.yaml', 'openapi.json'].map((file) => (
        <Link key={file} to={`pathname://${files}${file}`} className={styles.download} download>
          <Icon name="code" />
          {file}
        </Link>
      ))}
    </p>
  );
}
