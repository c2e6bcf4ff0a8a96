import type { Api } from '../../site/lint/api';
import type { Page } from '../../site/lint/page';
import { templateNames } from '../labs/template/template-names';

/** Returns the code that a page may contain outside elements: names outside the API, names of its templates, and base URLs. */
export function ownNames(page: Page, api: Api): Set<string> {
  const listed = [api.names[page.id], api.names.everywhere].flatMap((names) =>
    Object.values(names ?? {}).flat(),
  );
  const templates = page.id.startsWith('templates/') ? templateNames(api.data['template-objects'] ?? {}) : [];
  return new Set([...listed, ...templates, ...api.servers]);
}
