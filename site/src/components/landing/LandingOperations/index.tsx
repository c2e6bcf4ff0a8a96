import { translatePlural } from '#core/labels/translate';
import type { LandingData, LandingTagData } from '#core/contracts/page-data';
import { FLAGS } from '#core/labels/flags';
import { Badge } from '../../../ui/Badge';
import { Heading } from '../../../ui/Heading';
import { Link } from '../../../ui/Link';
import { Method } from '../../../ui/Method';
import styles from './styles.module.css';

/** Every operation of the API, or how many each tag has. Tags are in their groups, in two columns if there is room. */
export function LandingOperations({ data: { groups } }: { data: LandingData }) {
  return groups.map(({ name, tags }) => (
    <div key={name ?? ''} className={styles.group}>
      <p className={styles.label}>{name}</p>
      <div className={styles.tags}>
        {tags.map((tag) => (
          <Tag key={tag.name} tag={tag} />
        ))}
      </div>
    </div>
  ));
}

function Tag({ tag }: { tag: LandingTagData }) {
  return (
    <section className={styles.tag}>
      <Heading as="h3">
        <Link to={tag.href}>{tag.name}</Link>
      </Heading>
      {tag.operations.length > 0 ? <Operations of={tag} /> : tag.count > 0 && <Count of={tag} />}
    </section>
  );
}

function Count({ of: { count } }: { of: LandingTagData }) {
  return <p className={styles.count}>{translatePlural('{count} operation|{count} operations', count)}</p>;
}

function Operations({ of: { operations } }: { of: LandingTagData }) {
  return (
    <ul>
      {operations.map(({ id, method, path, summary, href, deprecated }) => (
        <li key={id} data-part="operation">
          <Link data-part="name" to={href} title={path}>
            {summary}
          </Link>
          {deprecated && <Badge label={FLAGS.deprecated} />}
          <Method method={method} part="method" />
        </li>
      ))}
    </ul>
  );
}
