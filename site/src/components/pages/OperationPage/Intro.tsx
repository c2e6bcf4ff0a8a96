import { Fragment } from 'react';
import type { OperationData, SecurityData } from '#core/contracts/page-data';
import { SECURITY_LABELS } from '#core/labels/security';
import { SERVER_LABELS } from '#core/labels/servers';
import { WrappableUrl } from '../../../ui/WrappableUrl';
import { Fact, Facts, Or } from '../../../ui/Facts';
import { Link } from '../../../ui/Link';
import { Statements } from '../../citations/Statements';
import { ServerFacts } from '../../operation/ServerFacts';

/** The description of an operation, and the credentials that a caller needs for it. */
export function Intro({ data }: { data: OperationData }) {
  return (
    <>
      <Statements data={data} />
      <Facts>
        <Fact label={SECURITY_LABELS.credentials}>
          <span data-part="credentials">
            <Security security={data.security} />
          </span>
        </Fact>
        <Servers data={data} />
      </Facts>
    </>
  );
}

/** The operation's own servers in full, or those of the API except the one in the address. */
function Servers({ data }: { data: OperationData }) {
  const { servers, ownServers, address } = data;
  if (ownServers) return <ServerFacts servers={ownServers} />;
  // The address has one of them filled in, so that all templates are listed.
  return servers.slice(address ? 0 : 1).map(({ url, description }) => (
    <Fact key={url} label={description ?? SERVER_LABELS.other}>
      <code>
        <WrappableUrl url={url} />
      </code>
    </Fact>
  ));
}

function Security({ security }: { security?: SecurityData }) {
  if (!security?.alternatives.length) return SECURITY_LABELS.none;
  return security.alternatives.map(({ schemes }, index) => (
    <Fragment key={index}>
      {index > 0 && <Or>{SECURITY_LABELS.or}</Or>}
      {schemes.length === 0 && SECURITY_LABELS.anonymous}
      {schemes.map((scheme, position) => (
        <Fragment key={scheme.id}>
          {position > 0 && <Or>{SECURITY_LABELS.and}</Or>}
          <Link to={scheme.href}>{scheme.label}</Link>
          {scheme.scopes.map((scope, rank) => (
            <Fragment key={scope}>
              {rank === 0 ? <Or>{SECURITY_LABELS.withScopes}</Or> : ', '}
              <code>{scope}</code>
            </Fragment>
          ))}
        </Fragment>
      ))}
    </Fragment>
  ));
}
