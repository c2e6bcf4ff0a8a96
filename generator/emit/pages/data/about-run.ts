import { ABOUT_RUN } from '#core/labels/about-run';
import { translate } from '#core/labels/translate';
import type { ProseSectionData } from '#core/contracts/page-data';
import type { PageContext } from '../page-context';

/** Builds the section about what Run does beyond the API: the only place that says so. None if the API has no simulator. */
export function buildAboutRun({ run, renderMarkdown }: PageContext): ProseSectionData[] {
  if (!run) return [];
  const lead = translate(
    'Run, the request console and the labs get their responses from a simulator of the API inside the page. No request leaves your browser, and your key is never sent. Changes last until you reset the simulator or reload the page.',
  );
  const errors = translate(
    'The header `{header}` with a status returns that documented error. Where no request causes an error, such as a failure of the server, the call on its page has this header.',
    { header: run.errorHeader },
  );
  const subjects = [[translate('Errors'), errors], ...Object.entries(run.about ?? {})];
  const list = subjects.map(([subject, text]) => `- **${subject}.** ${text}`).join('\n');
  return [{ id: ABOUT_RUN.id, title: ABOUT_RUN.title, html: renderMarkdown(`${lead}\n\n${list}`, 3) }];
}
