import { translatePlural } from '#core/labels/translate';
import useBaseUrl from '@docusaurus/useBaseUrl';
import { useDoc } from '@docusaurus/plugin-content-docs/client';
import uses from '@generated/guide-uses/default/uses.json';
import type { LinkData } from '#core/contracts/page-data';
import { SECTIONS } from '#core/labels/sections';
import { useReference } from '../../../links/use-reference';
import { Disclosure } from '../../../ui/Disclosure';
import { LinkList } from '../../../ui/LinkList';
import { Section } from '../../../ui/Section';

/** The guides that use the subject of the current reference page. */
export function GuideSection() {
  const guides = useGuides();
  if (guides.length === 0) return null;
  return (
    <Section id="guides" title={SECTIONS.guides}>
      <div data-markdown-ignore="">
        <LinkList links={guides} />
      </div>
    </Section>
  );
}

/** The guides that say what to do about an error. */
export function GuideDisclosure({ status }: { status: string }) {
  const { landing } = useReference();
  const guides = guidesOf(`${landing}errors/#${status}`);
  if (guides.length === 0) return null;
  return (
    <Disclosure
      data-markdown-ignore=""
      summary={translatePlural('{count} guide names {status}|{count} guides name {status}', guides.length, {
        status,
      })}
    >
      <LinkList links={guides} />
    </Disclosure>
  );
}

/** Returns the guides that name the current reference page, or the item with the given anchor on it. */
export function useGuides(hash = ''): LinkData[] {
  const base = useBaseUrl('/');
  return guidesOf(`/${useDoc().metadata.permalink.slice(base.length)}${hash}`);
}

/** @param href address in the reference, as in the facts: without the site's base. */
function guidesOf(href: string): LinkData[] {
  return uses[href] ?? [];
}
