import type { LandingData } from '#core/contracts/page-data';
import { BrokenUrl } from '../BrokenUrl';
import { Fact, Facts } from '../Facts';
import { RichText } from '../RichText';
import { SourceMark } from '../Sources';
import styles from './styles.module.css';

type Server = LandingData['servers'][number];

/** Base addresses, what stands for the variables in them, version and limits. */
export function LandingFacts({ data: { servers, facts } }: { data: LandingData }) {
  const variables = new Map(servers.flatMap((server) => server.variables.map((one) => [one.name, one])));
  return (
    <Facts>
      {servers.map((server) => (
        <Fact key={server.url} label={server.description ?? 'Server'}>
          <Address server={server} />
        </Fact>
      ))}
      {[...variables.values()].map(({ name, html, default: example }) => (
        <Fact key={name} label={<code>{`{${name}}`}</code>}>
          <RichText html={html} className={styles.inline} /> Example: <code>{example}</code>
        </Fact>
      ))}
      {facts.map(({ label, text }) => (
        <Fact key={label} label={label}>
          {text}
        </Fact>
      ))}
    </Facts>
  );
}

function Address({ server: { url, basis } }: { server: Server }) {
  return (
    <>
      <code>
        <BrokenUrl url={url} />
      </code>
      {basis && <SourceMark {...basis} />}
    </>
  );
}
