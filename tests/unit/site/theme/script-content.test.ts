import { parseFragment } from 'parse5';
import { expect, test } from 'vitest';
import { scriptContent } from '../../../../site/src/theme/DocBreadcrumbs/StructuredData/script-content';

test.each(['</script><img src=x onerror=alert(1)>', '<!-- <script>', 'plain'])(
  'a title stays within its element: %s',
  (title) => {
    const content = scriptContent({ headline: title });
    const { childNodes } = parseFragment(`<script type="application/ld+json">${content}</script>`);
    expect(childNodes.map(({ nodeName }) => nodeName)).toEqual(['script']);
    expect(JSON.parse(content)).toEqual({ headline: title });
  },
);
