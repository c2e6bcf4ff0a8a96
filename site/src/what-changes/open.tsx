import { mount } from '../ui/mount';
import { WhatChanges } from './WhatChanges';

export function open(container: Element): void {
  // The content is outside of the site's tree, which knows its base.
  const [base = '/'] = /^.*?(?=api\/changelog\/)/.exec(window.location.pathname) ?? [];
  mount(container, <WhatChanges base={base} />);
}
