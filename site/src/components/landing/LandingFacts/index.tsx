import type { LandingData } from '#core/contracts/page-data';
import { Fact, Facts } from '../../../ui/Facts';
import { RichText } from '../../../ui/RichText';
import { ServerFacts } from '../../operation/ServerFacts';

/** The API's addresses, version and limits, and whom to ask. */
export function LandingFacts({ data: { servers, facts, about = [] } }: { data: LandingData }) {
  return (
    <Facts>
      <ServerFacts servers={servers} />
      {facts.map(({ label, text }) => (
        <Fact key={label} label={label}>
          {text}
        </Fact>
      ))}
      {about.map(({ label, html }) => (
        <Fact key={label} label={label}>
          <RichText html={html} />
        </Fact>
      ))}
    </Facts>
  );
}
