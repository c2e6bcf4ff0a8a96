import { existsSync, readFileSync } from 'node:fs';
import path from 'node:path';
import type { Problem } from '../../problems/problem';
import type { Document } from '../source/documents';
import { locationAt } from '../source/locations';

/** The logo of a description (`x-logo`). */
export interface DescriptionLogo {
  /** The contents of the SVG file. */
  svg?: string;
  problems: Problem[];
  inputs: string[];
}

/** Reads the logo of a description: an SVG file in its folder. Nothing is loaded from another host, so an address is a problem. */
export function readDescriptionLogo(entry: Document, url: string | undefined): DescriptionLogo {
  if (url === undefined) return { problems: [], inputs: [] };
  const folder = path.dirname(entry.source.absoluteRef);
  const file = path.resolve(folder, url);
  const isInside = !path.relative(folder, file).startsWith('..') && file.endsWith('.svg');
  const svg = isInside && existsSync(file) ? readFileSync(file, 'utf8') : '';
  const inputs = isInside ? [file] : [];
  if (svg.includes('<svg')) return { svg, problems: [], inputs };
  const problem: Problem = {
    ruleId: 'description-logo',
    severity: 'warn',
    message: `The logo \`${url}\` is not shown: there is no such SVG file in the folder of the description.`,
    remedy: 'Put the file there and write its name, or write both modes below `logo` in `project.yaml`.',
    location: locationAt(entry, '#/info/x-logo/url'),
  };
  return { problems: [problem], inputs };
}
