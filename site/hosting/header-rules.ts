import { SettingError } from '../errors/author-error';

/** A rule of a `_headers` file: the headers of all paths that match its pattern. */
export interface HeaderRule {
  /** A path from the root of the host, in which `*` matches any characters and `:name` one segment. */
  pattern: string;
  headers: readonly (readonly [name: string, value: string])[];
}

/** Formats rules as a `_headers` file, which Netlify, Cloudflare Pages and other static hosts read. */
export function formatRules(rules: readonly HeaderRule[]): string {
  return rules
    .flatMap(({ pattern, headers }) => [pattern, ...headers.map(([name, value]) => `  ${name}: ${value}`)])
    .map((line) => `${line}\n`)
    .join('');
}

/**
 * Parses a `_headers` file.
 * @throws SettingError with the line that is neither a path, nor a header below one, nor a comment.
 */
export function parseRules(text: string): HeaderRule[] {
  const rules: { pattern: string; headers: [string, string][] }[] = [];
  for (const [index, line] of text.split(/\r?\n/).entries()) {
    if (/^\s*(#|$)/.test(line)) continue;
    const [, name, value] = /^\s+([\w-]+):\s*(.*?)\s*$/.exec(line) ?? [];
    const rule = rules.at(-1);
    if (/^\S/.test(line)) rules.push({ pattern: line.trim(), headers: [] });
    else if (rule && name && value !== undefined) rule.headers.push([name, value]);
    else
      throw new SettingError(
        `_headers:${index + 1}:1  \`${line.trim()}\` is not a header of a path: write \`  Name: value\` below a path.`,
      );
  }
  return rules;
}

/** Returns the headers of a path, from all rules that match it; hosts join the values of one name with commas. */
export function headersOf(rules: readonly HeaderRule[], path: string): Headers {
  const headers = new Headers();
  for (const rule of rules)
    if (toExpression(rule.pattern).test(path))
      for (const [name, value] of rule.headers) headers.append(name, value);
  return headers;
}

function toExpression(pattern: string): RegExp {
  const escaped = pattern.replaceAll(/[.+?^${}()|[\]\\]/g, '\\$&');
  return new RegExp(`^${escaped.replaceAll('*', '.*').replaceAll(/:[A-Za-z]\w*/g, '[^/]+')}$`);
}
