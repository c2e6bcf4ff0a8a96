import type { HttpRequest } from '../http-request';
import { clientCode } from './openapi-fetch/client-code';
import { callCode } from './openapi-fetch/call-code';
import { contentCode } from './openapi-fetch/content-code';
import type { Language } from './language';

/** A module for openapi-fetch, checked against the generated types `api.d.ts` beside it. */
export const typescript: Language = { id: 'typescript', label: 'TypeScript', emit: emitTypescript };

function emitTypescript(request: HttpRequest): string {
  const content = contentCode(request.body);
  const client = clientCode(request);
  const imports = [
    ...content.imports,
    "import createClient from 'openapi-fetch';",
    "import type { paths } from './api';",
  ];
  const paragraphs = [
    imports,
    client.constants,
    client.setup,
    content.setup,
    callCode(request, content.options),
  ];
  return `${paragraphs
    .filter((lines) => lines.length > 0)
    .map((lines) => lines.join('\n'))
    .join('\n\n')}\n`;
}
