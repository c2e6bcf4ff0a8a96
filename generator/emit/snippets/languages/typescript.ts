import { sharedLines, type Code } from '../code';
import type { HttpRequest } from '../http-request';
import { clientCode } from './openapi-fetch/client-code';
import { callCode, hasMethod } from './openapi-fetch/call-code';
import { contentCode } from './openapi-fetch/content-code';
import { javascript } from './javascript';
import type { Language } from './language';
import { isFormData, writeOutParts } from '../write-out-parts';
import { joinParagraphs } from './paragraphs';
import { planSnippet } from './plan-snippet';

/**
 * A module for openapi-fetch, checked against the generated types in the `api.d.ts` next to it. For a method that openapi-fetch does
 * not have, a module for `fetch`.
 */
export const typescript: Language = {
  label: 'TypeScript',
  grammar: 'typescript',
  emit: emitTypescript,
};

function emitTypescript(given: HttpRequest): Code {
  if (!hasMethod(given)) return javascript.emit(given);
  const request = writeOutParts(given, isFormData);
  const content = contentCode(request.body);
  const client = clientCode(request);
  const imports = [
    ...content.imports,
    "import createClient from 'openapi-fetch';",
    "import type { paths } from './api';",
  ];
  return joinParagraphs([
    [sharedLines(imports)],
    planSnippet(request).notes.map((note) => `// ${note}`),
    client.constants,
    [sharedLines(client.setup)],
    content.setup,
    callCode(request, content.options),
  ]);
}
