import type { Log, Location as SarifLocation, ReportingDescriptor, Result } from 'sarif';
import { firstSentence } from '#core/text/first-sentence';
import type { Location, Problem } from './problem';
import { findRuleText } from './rule-text';

const SCHEMA = 'https://json.schemastore.org/sarif-2.1.0.json';

/**
 * Formats problems as SARIF 2.1.0, which code scanning and editors read. Files are relative to the working folder.
 * @see https://docs.oasis-open.org/sarif/sarif/v2.1.0/sarif-v2.1.0.html
 */
export function formatSarif(problems: readonly Problem[]): string {
  const ids = [...new Set(problems.map(({ ruleId }) => ruleId))].sort();
  const log: Log = {
    $schema: SCHEMA,
    version: '2.1.0',
    runs: [
      {
        tool: { driver: { name: 'lint', rules: ids.map(toDescriptor) } },
        columnKind: 'utf16CodeUnits',
        results: problems.map((problem) => toResult(problem, ids)),
      },
    ],
  };
  return `${JSON.stringify(log, null, 2)}\n`;
}

/** Describes a rule: its page is the help, which viewers show as Markdown or as it is. A rule of Redocly has only its id. */
function toDescriptor(id: string): ReportingDescriptor {
  const text = findRuleText(id);
  if (text === undefined) return { id };
  const { reports, why, page } = text;
  return {
    id,
    shortDescription: { text: firstSentence(reports) },
    fullDescription: { text: why },
    help: { text: page, markdown: page },
  };
}

function toResult(
  { ruleId, severity, message, remedy, location, others = [] }: Problem,
  ids: readonly string[],
): Result {
  return {
    ruleId,
    ruleIndex: ids.indexOf(ruleId),
    level: severity === 'error' ? 'error' : 'warning',
    message: { text: [message, remedy].filter(Boolean).join(' ') },
    locations: [toLocation(location)],
    ...(others.length > 0 && { relatedLocations: others.map(toLocation) }),
  };
}

function toLocation({ file, line, column, pointer }: Location): SarifLocation {
  return {
    physicalLocation: {
      artifactLocation: { uri: file.split('/').map(encodeURIComponent).join('/'), uriBaseId: '%SRCROOT%' },
      region: { startLine: line, startColumn: column },
    },
    ...(pointer !== '' && { logicalLocations: [{ fullyQualifiedName: pointer }] }),
  };
}
