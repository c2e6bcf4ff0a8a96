import { translate } from '#core/labels/translate';
import type { Liquid } from 'liquidjs';
import { didYouMean } from '#core/text/did-you-mean';
import { findNearest } from '#core/text/nearest';
import type { TemplateObjects } from './objects';
import { templateNames } from './template-names';

/** The output of a template, or the problem that prevents it. */
type Preview = { html: string; problem?: undefined } | { html?: undefined; problem: string };

/** Renders a template; a problem with an unknown name suggests the nearest one. */
export function previewTemplate(template: string, objects: TemplateObjects, engine: Liquid): Preview {
  try {
    return { html: String(engine.parseAndRenderSync(template, objects)) };
  } catch (error) {
    if (!(error instanceof Error)) throw error;
    return { problem: explain(error.message, objects, engine) };
  }
}

/** Rewords a message of Liquid: `undefined variable: document.totals, line:3, col:4` → `Line 3: there is no variable …`. */
function explain(message: string, objects: TemplateObjects, engine: Liquid): string {
  const [, text = message, line] = /^(.*?)(?:, line:(\d+), col:\d+)?$/s.exec(message) ?? [];
  const [kind, name] = nameIn(text);
  const what = kind
    ? `${unknown[kind](name)}${suggest(name, candidates(kind, objects, engine))}`
    : `${text}.`;
  return line === undefined ? what : translate('Line {line}: {what}', { line, what });
}

type Kind = 'variable' | 'filter' | 'tag';

const unknown: Record<Kind, (name: string) => string> = {
  variable: (name) => translate('there is no variable “{name}”.', { name }),
  filter: (name) => translate('there is no filter “{name}”.', { name }),
  tag: (name) => translate('there is no tag “{name}”.', { name }),
};

function nameIn(text: string): [Kind, string] | [undefined, string] {
  const [, kind, name = ''] = /^undefined (variable|filter): (.+)$/s.exec(text) ?? [];
  if (kind === 'variable' || kind === 'filter') return [kind, name];
  const [, tag] = /^tag "(.+)" not found$/s.exec(text) ?? [];
  return tag === undefined ? [undefined, ''] : ['tag', tag];
}

function candidates(kind: Kind, objects: TemplateObjects, engine: Liquid): string[] {
  if (kind === 'variable') return templateNames(objects);
  return Object.keys(kind === 'filter' ? engine.filters : engine.tags);
}

function suggest(name: string, names: string[]): string {
  const question = didYouMean(findNearest(name, names).map((one) => `“${one}”`));
  return question === undefined ? '' : ` ${question}`;
}
