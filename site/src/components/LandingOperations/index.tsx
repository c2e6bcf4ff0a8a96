import Link from '@docusaurus/Link';
import Heading from '@theme/Heading';
import type { LandingData } from '#core/contracts/page-data';
import { OperationList } from '../OperationList';
import { RichText } from '../RichText';
import styles from './styles.module.css';

/** Every operation of the API, by tag. */
export function LandingOperations({ data }: { data: LandingData }) {
  return data.tags.map((tag) => (
    <section key={tag.name}>
      <Heading as="h3" className={styles.tag}>
        <Link to={tag.href}>{tag.name}</Link>
      </Heading>
      <RichText html={tag.html} className={styles.text} />
      <OperationList data={tag} />
    </section>
  ));
}
