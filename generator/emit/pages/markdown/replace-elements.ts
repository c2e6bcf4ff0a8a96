import { SECTIONS } from '#core/labels/sections';
import { componentNameOf } from '#core/schema/component-pointer';
import { SECURITY_FRAGMENT, type ResolveFragment } from './resolve-fragment';
import { linkTo } from './link-to';

/** An element of Redoc that shows a schema. */
const SCHEMA =
  /<SchemaDefinition\s[^<>]*?\bschemaRef=["']([^"'<>]+)["'][^<>]*?\/?>(?:\s*<\/SchemaDefinition>)?/g;

/** An element or a comment of Redoc that shows the security schemes. */
const SECURITY =
  /<SecurityDefinitions\b[^<>]*?\/?>(?:\s*<\/SecurityDefinitions>)?|<!--\s*ReDoc-Inject:\s*<security-definitions\s*\/?>\s*-->/gi;

/** Replaces the elements with which authors put parts of the reference into a description: with links to the pages of these parts. */
export function replaceElements(markdown: string, resolveFragment: ResolveFragment): string {
  if (!markdown.includes('<')) return markdown;
  const link = (label: string, fragment: string) => {
    const text = linkTo(label, undefined) ?? '';
    return resolveFragment(fragment) === undefined ? text : `[${text}](<${fragment}>)`;
  };
  return markdown
    .replaceAll(SCHEMA, (_, reference: string) => link(componentNameOf(reference) ?? reference, reference))
    .replaceAll(SECURITY, () => link(SECTIONS.authentication, SECURITY_FRAGMENT));
}
