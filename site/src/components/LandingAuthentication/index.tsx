import Heading from '@theme/Heading';
import type { LandingData, SecuritySchemeData } from '#core/contracts/page-data';
import { Notes } from '../Notes';
import { RichText } from '../RichText';
import styles from './styles.module.css';

type Flow = NonNullable<SecuritySchemeData['flows']>[number];

/** How a caller proves who it is: each security scheme once. */
export function LandingAuthentication({ data }: { data: LandingData }) {
  return data.securitySchemes.map((scheme) => <Scheme key={scheme.id} scheme={scheme} />);
}

function Scheme({ scheme }: { scheme: SecuritySchemeData }) {
  return (
    <section className={styles.scheme}>
      <Heading as="h3" id={scheme.id}>
        {scheme.label}
      </Heading>
      <p className={styles.kind}>{scheme.kind}</p>
      <RichText html={scheme.html} />
      <Notes notes={scheme.notes} />
      {scheme.flows?.map((flow) => (
        <FlowFacts key={flow.kind} flow={flow} />
      ))}
    </section>
  );
}

function FlowFacts({ flow }: { flow: Flow }) {
  const addresses = [
    ['Authorization address', flow.authorizationUrl],
    ['Token address', flow.tokenUrl],
    ['Refresh address', flow.refreshUrl],
  ] as const;
  return (
    <dl className={styles.flow}>
      {addresses.map(([label, url]) => url && <Fact key={label} label={label} url={url} />)}
      {flow.scopes.map((scope) => (
        <div key={scope.name}>
          <dt>
            Scope <code>{scope.name}</code>
          </dt>
          <dd>
            <RichText html={scope.html} />
          </dd>
        </div>
      ))}
    </dl>
  );
}

function Fact({ label, url }: { label: string; url: string }) {
  return (
    <div>
      <dt>{label}</dt>
      <dd>
        <code>{url}</code>
      </dd>
    </div>
  );
}
