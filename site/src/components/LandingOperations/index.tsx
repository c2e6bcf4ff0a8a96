import Link from '@docusaurus/Link';
import Heading from '@theme/Heading';
import type { LandingData } from '#core/contracts/page-data';
import { Flag } from '../Flag';
import { Method } from '../Method';
import styles from './styles.module.css';

/** Every operation of the API, by tag, in two columns where there is room. */
export function LandingOperations({ data }: { data: LandingData }) {
  return (
    <div className={styles.tags}>
      {data.tags.map((tag) => (
        <section key={tag.name} className={styles.tag}>
          <Heading as="h3">
            <Link to={tag.href}>{tag.name}</Link>
          </Heading>
          <ul>
            {tag.operations.map(({ id, method, path, summary, href, deprecated }) => (
              <li key={id} data-part="operation">
                <Link data-part="name" to={href}>
                  {summary}
                </Link>
                {deprecated && <Flag flag="deprecated" />}
                <code data-part="path">{path}</code>
                <Method method={method} part="method" />
              </li>
            ))}
          </ul>
        </section>
      ))}
    </div>
  );
}
