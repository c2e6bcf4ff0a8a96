import type { ExternalExample } from '../../../model/api/api-model';
import { joinDescriptions } from '../../../model/api/schema/own-description';
import { linkOrName } from '../markdown/link-to';

/** Returns links to external example files, each with its description, as Markdown. */
export function describeExternalExamples(examples: readonly ExternalExample[]): string | undefined {
  return joinDescriptions(
    examples.flatMap(({ name, summary, description, url }) => [
      `Example: ${linkOrName(summary?.trim() || name, url)}`,
      description,
    ]),
  );
}
