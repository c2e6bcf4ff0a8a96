import { nodesOfType } from '../../site/lint/page';
import type { Rule } from '../../site/lint/rule';

/**
 * Reports a code block outside an element that neither names the test that runs it nor says why none does: ```` ```js not-run="…"
 * ````.
 */
export const codeBlock: Rule = {
  id: 'code-block',
  check: (page) =>
    nodesOfType(page, 'code')
      .filter(({ node: { meta } }) => !/(?:^|\s)(?:not-run|run-by)="[^"]+"/.test(meta ?? ''))
      .map(({ node }) => ({
        offset: node.position?.start.offset ?? 0,
        message: 'This code block is typed by hand, and no test runs it.',
        remedy:
          'Use <Snippet>, <Program>, <ExampleRequest> or <ExampleResponse>, name the test with run-by="…", or say why it is not run with not-run="…".',
      })),
};
