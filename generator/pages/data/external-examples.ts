import type { ExternalExample } from '../../model/api-model';
import { joinTexts } from '../../model/schema/own-text';
import { linkOrName } from '../markdown/link-to';

/** Returns links to external example files, each with its description, as Markdown. */
export function describeExternalExamples(examples: readonly ExternalExample[]): string | undefined {
  return joinTexts(
    examples.flatMap(({ name, summary, description, url }) => [
      `Example: ${linkOrName(summary?.trim() || name, url)}`,
      description,
    ]),
  );
}
