import type { EnvironmentRules, HostRule, MarkupRule } from '#core/contracts/environments';
import { matchLines } from '#core/text/replace-lines';
import { replaceHost } from '#core/text/replace-host';
import { hasOtherKey, servers } from './choices';
import type { EnvironmentChoice } from './stored-choice';

/** How one code block changes. */
interface CodeChange {
  rules: readonly MarkupRule[];
  host?: HostRule;
}

/** The contents of the code blocks that are changed, as they are in the page. */
const documented = new WeakMap<Element, Node[]>();

/** Changes all code of the page as chosen. */
export function changeAll(choice: EnvironmentChoice, rules: EnvironmentRules): void {
  for (const code of document.querySelectorAll('pre > code')) {
    restoreCode(code);
    const change = changeOf(code, choice, rules);
    if (!change) continue;
    changeCode(code, change);
    // Better the code of the page than a key next to a host that it does not belong to.
    if (hasOtherKey(code.textContent ?? '', choice.server)) restoreCode(code);
  }
}

/** Returns how code changes; undefined for code that is not in a language of the snippets, such as responses. */
function changeOf(
  code: Element,
  { server, credentials }: EnvironmentChoice,
  rules: EnvironmentRules,
): CodeChange | undefined {
  const language = /\blanguage-(\S+)/.exec(code.parentElement?.className ?? '')?.[1] ?? '';
  const forms =
    (Object.hasOwn(rules, language) ? rules[language] : undefined) ??
    Object.values(rules).find(({ grammar }) => grammar === language);
  const chosen = servers[server];
  if (!forms || !chosen) return undefined;
  const position = credentials === undefined ? 0 : credentials + 1;
  return { rules: (chosen.readsKeys ? forms.guarded : forms.plain)[position] ?? [], host: chosen.host };
}

/** Shows code as it is in the page. */
function restoreCode(code: Element): void {
  const nodes = documented.get(code);
  if (nodes) code.replaceChildren(...nodes);
  documented.delete(code);
}

/** Changes code; `restoreCode` undoes it. */
function changeCode(code: Element, { rules, host }: CodeChange): void {
  documented.set(
    code,
    [...code.childNodes].map((node) => node.cloneNode(true)),
  );
  replaceLines(code, rules);
  if (host) for (const line of code.children) replaceHostIn(line, host);
}

function replaceLines(code: Element, rules: readonly MarkupRule[]): void {
  const lines = [...code.children];
  const texts = lines.map((line) => (line.textContent ?? '').replace(/\n$/, ''));
  for (const { start, rule } of matchLines(texts, rules)) {
    const old = lines.slice(start, start + rule.from.length);
    const template = document.createElement('template');
    template.innerHTML = rule.to;
    const made = [...template.content.children];
    // The last line of the markup has no line feed, because its place in the code was unknown.
    if (old.at(-1)?.textContent?.endsWith('\n')) made.at(-1)?.append('\n');
    old[0]?.before(...made);
    for (const line of old) line.remove();
  }
}

function replaceHostIn(line: Element, host: HostRule): void {
  const walker = document.createTreeWalker(line, NodeFilter.SHOW_TEXT);
  for (let node = walker.nextNode(); node; node = walker.nextNode()) {
    const text = node.nodeValue ?? '';
    const changed = replaceHost(text, host);
    if (changed !== text) node.nodeValue = changed;
  }
  // A host in several tokens is replaced without their colors.
  const text = line.textContent ?? '';
  const changed = replaceHost(text, host);
  if (changed !== text) line.textContent = changed;
}
