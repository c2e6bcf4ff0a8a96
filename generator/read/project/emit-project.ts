import type { Project } from '#core/contracts/project';
import type { GeneratedFile } from '../../run/files/generated-file';
import type { ApiInfo } from '../../model/api/api-model';
import { slugOf } from '../../model/api/slug';
import { BRAND, CANVAS, formatColors } from './colors';
import { drawMonogramLogo } from './monogram-logo';
import { formatShape } from './shape';
import type { InBothModes, ProjectSettings, ReadProject } from './settings';

/** One of several APIs, by its name in addresses. */
type DescribedApi = Pick<ApiInfo, 'title' | 'version'> & { name: string };

const OWN_COLORS = '/* The colours of the site itself. */\n';

/**
 * Emits the name, appearance and links of the site: `project.json`, `colors.css`, the logo in both modes, and the favicon. Without a
 * project, the title of the description is the name.
 * @param svg the logo of the description.
 * @param apis those of a site with several, with the versions that their descriptions declare.
 */
export function emitProject(
  info: Pick<ApiInfo, 'title' | 'version'>,
  project?: ReadProject,
  svg?: string,
  apis?: readonly DescribedApi[],
): GeneratedFile[] {
  const { colors, radius, fonts } = project?.settings ?? {};
  const look = [colors && formatColors(colors), formatShape({ radius, fonts })].filter(Boolean).join('\n');
  const favicon = project?.favicon;
  const data = {
    ...buildProject(info, project),
    ...(favicon !== undefined && { favicon: 'img/favicon.svg' }),
    apis: apis?.map(({ name, title }) => ({ name, title })),
    apiVersions: (apis ?? [{ ...info, title: 'API' }]).flatMap(({ title, version }) =>
      version ? `${title} ${version}` : [],
    ),
  };
  const own = svg === undefined ? undefined : { light: svg, dark: svg };
  const { light, dark } = project?.logo ?? own ?? drawLetterMarks(data.name, colors ?? BRAND);
  return [
    { path: 'project/project.json', content: `${JSON.stringify(data, null, 2)}\n` },
    { path: 'project/colors.css', content: look || OWN_COLORS },
    { path: 'project/static/img/logo.svg', content: light },
    { path: 'project/static/img/logo-dark.svg', content: dark },
    ...(favicon === undefined ? [] : [{ path: 'project/static/img/favicon.svg', content: favicon }]),
  ];
}

/** Links to the reference; a footer in `project.yaml` replaces it. */
const FOOTER: Project['footer'] = [{ title: 'Docs', links: [{ label: 'API', href: '/api/' }] }];

function buildProject(
  { title, version: apiVersion }: Pick<ApiInfo, 'title' | 'version'>,
  project?: ReadProject,
): Omit<Project, 'apis' | 'apiVersions'> {
  const settings: Omit<ProjectSettings, 'url'> & { url?: string } = project?.settings ?? { name: title };
  const { name, url, tagline, copyright, support, feedback, announcement, contentSignal, version } = settings;
  const { console, images, openIn, colorMode } = settings;
  const { title: siteTitle = name, base = '/', navbar = [], footer = FOOTER } = settings;
  return {
    name,
    slug: slugOf(name),
    title: siteTitle,
    tagline,
    url,
    base,
    copyright,
    support,
    feedback,
    console,
    images,
    openIn,
    announcement: announcement && withVersion(announcement, apiVersion),
    contentSignal,
    version,
    colorMode,
    navbar,
    footer,
  };
}

/** Fills in the version of the API, so that a new version is announced by its description alone. */
function withVersion<One extends { id: string; text: string }>(announcement: One, version: string): One {
  const { id, text } = announcement;
  return {
    ...announcement,
    id: id.replaceAll('{version}', version),
    text: text.replaceAll('{version}', version),
  };
}

function drawLetterMarks(name: string, { light, dark }: InBothModes): InBothModes {
  return { light: drawMonogramLogo(name, light, '#ffffff'), dark: drawMonogramLogo(name, dark, CANVAS.dark) };
}
