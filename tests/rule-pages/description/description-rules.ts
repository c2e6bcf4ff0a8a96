import { descriptionRules } from '../../../generator/read/lint/description-rules';
import { houseRules } from '../../../generator/read/lint/rules';
import type { Area } from '../rule-page';
import { readSource } from '../read-sources';

/** A rule of the description. */
export interface DescriptionRule {
  id: string;
  plugin: string;
  name: string;
  folder: string;
}

/** The source of its page. */
export interface DescriptionSource {
  area: Area;
  why: string;
  /** JSON Pointer of the object in the base that the examples are members of. */
  at: string;
  bad: Example;
  good: Example;
}

/** An excerpt of the entry document, or files by path, of which `openapi.yaml` is such an excerpt. */
export type Example = string | Record<string, string>;

/** The rules, by their folders. */
export const DESCRIPTION_FOLDERS = [
  { plugin: houseRules, folder: 'generator/read/lint/rules' },
  { plugin: descriptionRules, folder: 'generator/read/lint/description-rules' },
].map(({ plugin: { id: plugin, rules }, folder }) => {
  const names = Object.keys(rules.oas3).sort();
  return { folder, rules: names.map((name) => ({ id: `${plugin}/${name}`, plugin, name, folder })) };
});

/** Reads the source of a page. */
export function sourceOf({ folder, name }: DescriptionRule): DescriptionSource {
  return readSource<DescriptionSource>(folder, name);
}
