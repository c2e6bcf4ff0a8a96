import type { WhatChangesData } from '#core/contracts/changelog';
import { CHANGE_KINDS, CHANGELOG, WHAT_CHANGES } from '#core/labels/changelog';
import { translate } from '#core/labels/translate';
import { Heading } from '../../../ui/Heading';
import { InlineHtml } from '../../../ui/InlineHtml';
import { Link } from '../../../ui/Link';
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
          <ul className="changelog-changes">
            {changes.map(({ kind, severity, html, href: address }) => (
              <li key={address}>
                <span data-severity={severity}>{CHANGE_KINDS[kind]}</span>
                <Link to={address}>
                  <InlineHtml html={html} />
                </Link>
              </li>
            ))}
          </ul>
        </section>
      ))}
    </div>
  );
}
