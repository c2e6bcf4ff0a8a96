import { Icon } from '../../../ui/Icon';
import { Link } from '../../../ui/Link';
import styles from './styles.module.css';

/** The description of the API itself, in both forms. */
export function Downloads() {
  return (
    <p className={styles.downloads}>
      {['openapi.yaml', 'openapi.json'].map((file) => (
        <Link key={file} to={`pathname:///${file}`} className={styles.download} download>
          <Icon name="code" />
          {file}
        </Link>
      ))}
    </p>
  );
}
