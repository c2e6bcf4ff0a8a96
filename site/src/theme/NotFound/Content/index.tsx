import { translate } from '#core/labels/translate';
import { PageMetadata } from '@docusaurus/theme-common';
import type { Props } from '@theme/NotFound/Content';
import { NotFound } from '../../../failures/NotFound';

/** Shown if a page does not exist; unlike the theme's component, it offers ways to continue. */
export default function NotFoundContent({ className }: Props) {
  return (
    <>
      <PageMetadata
        title={translate('This page does not exist')}
        description={translate('This page does not exist. Search the docs, or pick a section to start from.')}
      />
      <NotFound className={className} />
    </>
  );
}
