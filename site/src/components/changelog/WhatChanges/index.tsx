import type { WhatChangesData } from '#core/contracts/changelog';
import { CHANGELOG, WHAT_CHANGES } from '#core/labels/changelog';
import { translate } from '#core/labels/translate';
import { Heading } from '../../../ui/Heading';
import { Link } from '../../../ui/Link';
import { ChangeList } from '../ChangeList';
import { ChangelogStyles } from '../ChangelogStyles';

/** All changes of the API, and the location where scripts ask for the reader's calls (`site/src/what-changes/`). */
export function WhatChanges({ data: { releases } }: { data: WhatChangesData }) {
  return (
    <div>
      <ChangelogStyles />
      <p className="changelog-lead">{WHAT_CHANGES.lead}</p>
      <div className="needs-script" data-what-changes="" data-markdown-ignore="" />
      {releases.map(({ version, previous, href, changes }) => (
        <section key={version}>
          <Heading as="h2">
            <Link to={href}>
              {translate('From {version} to {current}', { version: previous, current: version })}
            </Link>
          </Heading>
          {changes.length === 0 && <p>{CHANGELOG.sameForAll}</p>}
          <ChangeList changes={changes} />
        </section>
      ))}
    </div>
  );
}
