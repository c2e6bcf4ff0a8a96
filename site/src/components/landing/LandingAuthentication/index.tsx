import { translate, translatePlural } from '#core/labels/translate';
import type { LandingData, SecuritySchemeData } from '#core/contracts/page-data';
import { SECURITY_LABELS } from '#core/labels/security';
import { Disclosure } from '../../../ui/Disclosure';
import { Heading } from '../../../ui/Heading';
import { RichText } from '../../../ui/RichText';
import { Notes } from '../../citations/Notes';
import styles from './styles.module.css';

type Flow = NonNullable<SecuritySchemeData['flows']>[number];

/** How callers authenticate: each security scheme once, with its details closed. */
export function LandingAuthentication({ data }: { data: LandingData }) {
  return (
    <div>
      {data.securitySchemes.map((scheme) => (
        <Scheme key={scheme.id} scheme={scheme} />
      ))}
    </div>
  );
}

function Scheme({
  scheme: { id, label, kind, html, notes = [], flows = [] },
}: {
  scheme: SecuritySchemeData;
}) {
  return (
    <section className={styles.scheme} aria-labelledby={id}>
      <Heading as="h3" id={id}>
        {label}
      </Heading>
      <div className={styles.text}>
        <RichText html={html} />
        {notes.length + flows.length === 0 ? (
          <p className={styles.kind}>{kind}</p>
        ) : (
          <Disclosure
            summary={
              <>
                <span className={styles.kind}>{kind}</span>
                <span data-markdown-ignore=""> · {countDetails(notes.length, flows.length > 0)}</span>
              </>
            }
          >
            <Notes notes={notes} />
            {flows.map((flow) => (
              <FlowFacts key={flow.kind} flow={flow} />
            ))}
          </Disclosure>
        )}
      </div>
    </section>
  );
}

function countDetails(notes: number, hasFlows: boolean): string {
  const parts = [
    ...(notes > 0 ? [translatePlural('{count} detail|{count} details', notes)] : []),
    ...(hasFlows ? [translate('addresses and scopes')] : []),
  ];
  return parts.join(', ');
}

function FlowFacts({ flow }: { flow: Flow }) {
  const addresses = [
    [SECURITY_LABELS.authorizationUrl, flow.authorizationUrl],
    [SECURITY_LABELS.tokenUrl, flow.tokenUrl],
    [SECURITY_LABELS.refreshUrl, flow.refreshUrl],
  ] as const;
  return (
    <dl className={styles.flow}>
      {addresses.map(([label, url]) => url && <Fact key={label} label={label} url={url} />)}
      {flow.scopes.map((scope) => (
        <div key={scope.name}>
          <dt>
            {SECURITY_LABELS.scope} <code>{scope.name}</code>
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
