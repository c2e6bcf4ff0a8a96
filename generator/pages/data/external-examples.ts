import type { ExternalExample } from '../../model/api-model';
import { joinTexts } from '../../model/schema/own-text';
import { linkOrName } from '../markdown/link-to';

/** Links to examples that are files of their own, each with what an author says of it, as Markdown. */
export function describeExternalExamples(examples: readonly ExternalExample[]): string | undefined {
  return joinTexts(
    examples.flatMap(({ name, summary, description, url }) => [
      `Example: ${linkOrName(summary?.trim() || name, url)}`,
      description,
    ]),
  );
}
