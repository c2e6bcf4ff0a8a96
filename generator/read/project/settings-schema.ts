import { clientLanguages } from '../../emit/clients/languages';
import { languages } from '../../emit/snippets/languages';
import { closed, TEXT, textLike } from '../../problems/schema-parts';

/** A path of the site, or a URL. */
const HREF = textLike(
  '^(/|https?://)[^\\s"<>]*$',
  'a path of the site or an address',
  'https://status.books.example/',
);
const LINK = closed({ label: TEXT, href: HREF });
const MAIL = textLike('^[^\\s@"<>]+@[^\\s@"<>]+$', 'an email address', 'docs@books.example');
/** A URL with names in braces. */
const TEMPLATE = textLike(
  '^https?://[^\\s"<>]+$',
  'an address',
  'https://git.books.example/edit/main/{file}',
);
const COLOR = textLike('^#[0-9a-fA-F]{6}$', 'a colour of six digits', '#1f5fbf');
const FONT = textLike('^[A-Za-z\\d][A-Za-z\\d _-]*$', 'the name of a font', 'Inter');
const PICTURE = textLike(
  '^[^/].*\\.(svg|png)$',
  'the path of an SVG or PNG file next to this one',
  'logo.svg',
);
/** Where something of the project is, relative to the file. */
const PATH = textLike('^[^\\s].*$', 'a path relative to this file', 'docs');
/** A segment of addresses, and the beginning of names that prose is bound to. */
const SEGMENT = textLike(
  '^[a-z\\d]+(-[a-z\\d]+)*$',
  'a name of lower-case letters, digits and hyphens',
  'orders',
);
/** An origin that pages send requests to, as the security policy writes it. */
const SERVER = textLike(
  '^(https://[a-z\\d]([a-z\\d.-]*[a-z\\d])?|http://(localhost|127\\.0\\.0\\.1))(:\\d{1,5})?$',
  'an https address, or an http one of this machine, without a path',
  'https://api.books.example',
);
/** A host that pages load images from, as the security policy writes it. */
const HOST = textLike(
  '^[a-z\\d]([a-z\\d.-]*[a-z\\d])?(:\\d{1,5})?$',
  'the name of a host, without a protocol or a path',
  'images.books.example',
);
const FLAG = { type: 'boolean' };
const listOf = (items: unknown) => ({ type: 'array', items });
const someOf = (items: unknown) => ({ type: 'array', items, minItems: 1, uniqueItems: true });

/** The JSON Schema of `project.yaml`; see `ProjectSettings`. */
export const PROJECT_SCHEMA = closed(
  {
    name: TEXT,
    apis: someOf(
      closed({ name: SEGMENT, description: PATH, overlays: someOf(PATH), title: TEXT }, [
        'name',
        'description',
      ]),
    ),
    title: TEXT,
    tagline: TEXT,
    overlays: someOf(PATH),
    url: textLike('^https?://[^/\\s]+$', 'an address without a path', 'https://docs.books.example'),
    base: textLike('^/([^/\\s"<>?#%]+/)*$', 'a path with a slash at either end', '/docs/'),
    copyright: TEXT,
    support: HREF,
    feedback: closed({ mail: MAIL, form: TEMPLATE, edit: TEMPLATE }, []),
    languages: someOf({ enum: languages.map(({ id }) => id) }),
    clients: someOf({ enum: clientLanguages.map(({ id }) => id) }),
    order: { const: 'crud' },
    codeSamples: { const: 'replace' },
    report: { const: true },
    console: closed({ servers: someOf(SERVER) }),
    colors: closed({ light: COLOR, dark: COLOR }),
    radius: { type: 'integer', minimum: 0, maximum: 24 },
    fonts: closed({ text: FONT, code: FONT }, []),
    colorMode: { enum: ['light', 'dark'] },
    logo: closed({ light: PICTURE, dark: PICTURE }),
    favicon: PICTURE,
    images: someOf(HOST),
    openIn: { ...listOf({ enum: ['ChatGPT', 'Claude'] }), uniqueItems: true },
    tagGroups: someOf(closed({ name: TEXT, tags: someOf(TEXT) })),
    announcement: closed({ id: TEXT, text: TEXT, link: LINK }, ['id', 'text']),
    contentSignal: closed({ search: FLAG, aiInput: FLAG, aiTrain: FLAG }, []),
    version: closed({ label: TEXT, links: listOf(LINK) }),
    navbar: listOf(
      closed({ label: TEXT, href: HREF, isMain: { const: true }, isLeft: { const: true } }, [
        'label',
        'href',
      ]),
    ),
    server: textLike(
      '^https?://[^\\s"<>]+[^/\\s"<>]$',
      'an address without a slash at its end',
      'https://api.books.example',
    ),
    docs: PATH,
    generated: PATH,
    out: PATH,
    static: PATH,
    css: PATH,
    head: PATH,
    extension: PATH,
    footer: listOf(closed({ title: TEXT, links: listOf(LINK) })),
  },
  ['name', 'url'],
);
