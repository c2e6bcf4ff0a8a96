import path from 'node:path';
import type { Problem } from '../../problems/problem';
import type { Document } from '../source/documents';
import { locationAt } from '../source/locations';
import { readPicture } from './read-picture';

/** The logo of a description (`x-logo`). */
export interface DescriptionLogo {
  /** The picture as SVG. */
  svg?: string;
  problems: Problem[];
  inputs: string[];
}

/** Reads the logo of a description: an SVG or PNG file in its folder. Nothing is loaded from another host, so an address is a problem. */
export function readDescriptionLogo(entry: Document, url: string | undefined): DescriptionLogo {
  if (url === undefined) return { problems: [], inputs: [] };
  const folder = path.dirname(entry.source.absoluteRef);
  const file = path.resolve(folder, url);
  const isInside = !path.relative(folder, file).startsWith('..') && /\.(?:svg|png)$/.test(file);
  const svg = isInside ? readPicture(file) : undefined;
  const inputs = isInside ? [file] : [];
  if (svg !== undefined) return { svg, problems: [], inputs };
  const problem: Problem = {
    ruleId: 'description-logo',
    severity: 'warn',
    message: `The logo \`${url}\` is not shown: there is no such SVG or PNG file in the folder of the description.`,
    remedy: 'Put the file there and write its name, or write both modes below `logo` in `project.yaml`.',
    location: locationAt(entry, '#/info/x-logo/url'),
  };
  return { problems: [problem], inputs };
}
