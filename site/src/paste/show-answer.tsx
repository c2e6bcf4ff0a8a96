import siteConfig from '@generated/docusaurus.config';
import documented from '@generated/paste-data/default/documented.json';
import { explain, type Aids } from '#core/paste/explain';
import { parse } from '#core/paste/parse';
import { mount } from '../ui/mount';
import { loadAids } from './aids';
import { Answer } from './Answer';

/** Explains input in the page, and shows the answer. Nothing of the input leaves the page or is kept. */
export async function showAnswer(container: Element, text: string): Promise<void> {
  const pasted = parse(text);
  const isCall = pasted.address !== undefined || pasted.status !== undefined || pasted.sent !== undefined;
  // Without the simulator, only the request is not corrected.
  const aids: Aids = isCall ? await loadAids().catch(() => ({})) : {};
  mount(container, <Answer explanation={explain(pasted, documented, aids)} base={siteConfig.baseUrl} />);
}
