import type { ChangedLine } from '#core/contracts/changelog';
import { Panel, PanelHead } from '../../code/Panel';

interface BeforeAfterProps {
  lines: readonly ChangedLine[];
  /** Titles of the panels. */
  before: string;
  after: string;
}

/** One location in two versions, side by side. A side without lines is left out. */
export function BeforeAfter({ lines, before, after }: BeforeAfterProps) {
  return (
    <div className="changelog-pair">
      <Side title={before} lines={lines.filter(({ sign }) => sign !== '+')} />
      <Side title={after} lines={lines.filter(({ sign }) => sign !== '-')} />
    </div>
  );
}

function Side({ title, lines }: { title: string; lines: readonly ChangedLine[] }) {
  if (lines.length === 0) return null;
  return (
    <Panel>
      <PanelHead isSlim>{title}</PanelHead>
      {/* oxlint-disable-next-line jsx-a11y/no-noninteractive-tabindex -- a scrolling box needs the focus */}
      <pre className="changelog-code" tabIndex={0} role="group" aria-label={title}>
        <code>
          {lines.map(({ sign, text }, index) => (
            <span key={index} data-sign={sign === ' ' ? undefined : sign}>
              {`${text}\n`}
            </span>
          ))}
        </code>
      </pre>
    </Panel>
  );
}
