import type { Sentence } from './sentence';

const built = 'contract/site.test.ts';
const broken = 'contract/broken-pages.test.ts';
const config = 'unit/site/config/site.test.ts';
const shell = 'browser/shell.spec.ts';
const navbar = 'browser/shell/navbar.spec.ts';
const loading = 'browser/shell/loading.spec.ts';
const faults = 'browser/shell/faults.spec.ts';
const keyboard = 'browser/shell/keyboard.spec.ts';
const navigation = 'browser/navigation.spec.ts';
const reference = 'browser/reference.spec.ts';
const search = 'browser/search/open.spec.ts';
const fixtureNavbar = 'browser/fixture/navbar.spec.ts';
const fixtureFaults = 'browser/fixture/faults.spec.ts';
const fixtureHead = 'browser/fixture/head.spec.ts';

/** Every sentence about the site itself, but for its search; numbers as in `Sentence`, with `site` for the part. */
export const SITE_SENTENCES: readonly Sentence[] = [
  {
    id: '1.site.1',
    text: 'The tagline says it unlocks global compliance with a developer-first sales tax API.',
    tests: [`${built}: says on its front page that it unlocks compliance`],
  },
  {
    id: '1.site.2',
    text: 'The documented API calculates sales tax/VAT, issues invoices and credit notes, records expenses, offers a hosted checkout, supports platform sub-accounts (Connect), produces reports and sends webhooks.',
    tests: [`${built}: documents all that the API does`],
  },
  {
    id: '1.site.3',
    text: 'Guides cover: checkout, connect (account types, custom accounts, integrate, standard accounts), correcting invoices, downloading reports, e-invoicing (TicketBAI, VeriFactu), getting started, recording refunds, recording sales, showing billing history, tax calculations (backend, frontend), tax ID validation and webhooks.',
    tests: [`${built}: has the routes of %s`],
  },
  {
    id: '1.site.4',
    text: 'Tools: API, {product}_js, sandbox, SDKs.',
    tests: [`${built}: has the routes of %s`],
  },
  {
    id: '1.site.5',
    text: 'The page shell has: a skip-to-content link, a dismissible announcement bar, a top navbar, a mobile sidebar menu, a colour-mode toggle, a docs search box, a language dropdown, a docs version dropdown and a footer.',
    tests: [
      `${shell}: the front page has its pages on the left of the navbar, the rest on the right, and the footer`,
      `${shell}: the first stop of the keyboard skips to the main content`,
      `${shell}: stays closed once it is closed`,
      `${shell}: the menu opens over the page`,
    ],
  },
  {
    id: '2.site.1',
    text: 'Site routes (trailing slash is on).',
    tests: [
      `${built}: has 34 routes, and others below /api/`,
      `${built}: links with a trailing slash only`,
      `${config}: and a slash at the end of addresses`,
    ],
  },
  {
    id: '2.site.2',
    text: 'Any other path shows a not-found page.',
    tests: [
      `${shell}: an unknown path answers 404 with the not-found page`,
      `${reference}: a page of the reference that does not exist is not found`,
    ],
  },
  {
    id: '2.site.3',
    text: '/: Introduction (docs base path is /); /glossary: Glossary.',
    tests: [`${built}: has the routes of %s`, `${config}: has the docs of version 1.1.0 at the root`],
  },
  {
    id: '2.site.4',
    text: '/api: API reference rendered from an embedded API description; light and dark theme, 300px sidebar.',
    tests: [
      `${reference}: the landing page lists every operation by tag`,
      `${shell}: the reference has both modes, its own colour, and a sidebar of 300 pixels`,
    ],
  },
  {
    id: '2.site.5',
    text: '/templates, /templates/common-use-cases, /templates/filters, /templates/tags: Templates docs area with its own sidebar.',
    tests: [`${built}: has the routes of %s`, `${navbar}: the templates have a sidebar of their own`],
  },
  {
    id: '2.site.6',
    text: '/guides: Guides index; below it 20 guides.',
    tests: [`${built}: has the routes of %s`],
  },
  {
    id: '2.site.7',
    text: '/tools, /tools/api, /tools/{product}_js, /tools/sandbox, /tools/sdks: Tools.',
    tests: [`${built}: has the routes of %s`],
  },
  {
    id: '2.site.8',
    text: 'Navigation entries: Docs, API (/api), Templates (/templates).',
    tests: [`${shell}: the front page has its pages on the left of the navbar`],
  },
  {
    id: '2.site.9',
    text: 'Footer links: /guides, /tools, /templates, /api, plus external links to a blog, free digital tax guides, a sales tax calculator, the dashboard, a support center and a status page.',
    tests: [`${shell}: the rest on the right, and the footer`],
  },
  {
    id: '2.site.10',
    text: 'The navbar has a Log in link to a sandbox login and a Get API Token link to the signup page with campaign tracking parameters.',
    tests: [`${shell}: the front page has its pages on the left of the navbar`],
  },
  {
    id: '2.site.11',
    text: 'Navbar item kinds: plain link, dropdown, locale dropdown, search box, raw HTML, link to a single doc, link to a docs sidebar, link to a docs version, docs version dropdown.',
    tests: [
      `${fixtureNavbar}: every kind of item shows where it belongs and leads where it says`,
      `${fixtureNavbar}: the main menu holds every kind of item`,
      `${search}: a click opens the modal`,
    ],
  },
  {
    id: '2.site.12',
    text: 'Each sits left or right (right is default).',
    tests: [
      `${config}: has an item on the right, unless it says left`,
      `${fixtureNavbar}: every kind of item shows where it belongs`,
    ],
  },
  {
    id: '2.site.13',
    text: 'On mobile the navbar collapses into a sidebar with a primary menu, a secondary menu (the docs sidebar) and a back-to-main-menu button.',
    tests: [`${shell}: the menu opens over the page, leads to the main menu and closes`],
  },
  {
    id: '2.site.14',
    text: 'Route content is loaded before navigating; if loading fails the page reloads.',
    tests: [
      `${loading}: a page stays until the code of the next one is there`,
      `${loading}: code that cannot be loaded is a warning and a new load of the page`,
      `${navigation}: the last page stays, with a progress bar, until the next one is there`,
      `${navigation}: a page that cannot be loaded is a warning and a new load of the site`,
    ],
  },
  {
    id: '2.site.15',
    text: 'Paths have a trailing index.html or .html stripped.',
    tests: [`${loading}: is the page without the end of the address`],
  },
  {
    id: '2.site.16',
    text: 'Navigation scrolls to the hash target or to the top.',
    tests: [`${loading}: a link leads to the top of a page, or to the place that it names`],
  },
  {
    id: '2.site.17',
    text: 'Linked pages are prefetched unless the connection is 2g or data-saver.',
    tests: [
      `${loading}: links are prefetched in view`,
      `${loading}: nothing is loaded before it is asked for`,
    ],
  },
  {
    id: '2.site.18',
    text: 'A noindex tag is set if configured; alternate-language links are emitted.',
    tests: [
      `${fixtureHead}: pages that are not to be indexed say so, and each names itself in every language`,
      `${built}: %s names its languages and may be indexed`,
    ],
  },
  {
    id: '2.site.19',
    text: 'While a page loads a spinner shows; on failure the error text and a Retry button show.',
    tests: [
      `${fixtureFaults}: after 200 ms a spinner shows, and an error with a button where the code cannot be loaded`,
      `${navigation}: without a connection a message says so`,
    ],
  },
  {
    id: '2.site.20',
    text: 'A progress bar starts 200 ms after a route change to a different path and ends when the route is updated.',
    tests: [`${loading}: after 200 ms a bar shows`],
  },
  {
    id: '2.site.21',
    text: "Crash screen: heading 'This page crashed' with a 'Try again' button and the error message with its causes.",
    tests: [`${fixtureFaults}: a page that crashes shows the error with its causes, and can be tried again`],
  },
  {
    id: '2.site.22',
    text: 'Links: external links open in a new tab with noopener; internal links are prefetched on hover, touch or when visible.',
    tests: [
      `${shell}: the rest on the right, and the footer`,
      `${loading}: links are prefetched in view, and loaded when a pointer or a finger comes to them`,
    ],
  },
  {
    id: '4.site.1',
    text: "Colour mode: light or dark, light default; switch enabled; OS preference not respected; choice persisted in local storage under key 'theme'.",
    tests: [
      `${shell}: a page is light, whatever the operating system is, until the reader chooses; the key is theme`,
    ],
  },
  {
    id: '4.site.2',
    text: 'Announcement bar: shown unless closed; closing is stored locally.',
    tests: [`${shell}: stays closed once it is closed`],
  },
  {
    id: '4.site.3',
    text: "If the bar's id differs from the stored id, the stored id is updated and the dismissal reset so it shows again.",
    tests: [`${shell}: shows again when its id is another one`],
  },
  {
    id: '4.site.4',
    text: 'Navbar: can hide on scroll down and reappear on scroll up or near top/bottom when configured; in this site it does not hide.',
    tests: [
      `${fixtureNavbar}: a navbar that hides does so on the way down, past its height, and comes back`,
      `${navbar}: the bar stays in either`,
      `${config}: does not hide`,
    ],
    readings: [
      'Near the bottom it comes back on the way up, near the top always.',
      'At the bottom it comes back by itself.',
    ],
  },
  {
    id: '4.site.5',
    text: 'Hiding applies when the scroll position is past the navbar height.',
    tests: [`${fixtureNavbar}: a navbar that hides does so on the way down, past its height`],
  },
  {
    id: '4.site.6',
    text: 'Mobile sidebar opens/closes and locks page scrolling while open.',
    tests: [`${shell}: the menu opens over the page, leads to the main menu and closes`],
  },
  {
    id: '4.site.7',
    text: 'Dropdowns open on Enter and close on outside click, touch or focus.',
    tests: [`${navbar}: opens with Enter and closes with a click, a touch or a focus elsewhere`],
  },
  {
    id: '4.site.8',
    text: "Error screen: error present; 'Try again' clears it.",
    tests: [`${fixtureFaults}: a page that crashes shows the error with its causes, and can be tried again`],
  },
  {
    id: '4.site.9',
    text: 'Layout mobile vs desktop chosen by window width; desktop breakpoint 996 px.',
    tests: [`${navbar}: a screen of 996 pixels has the menu, a wider one the entries`],
  },
  {
    id: '4.site.10',
    text: 'Preferred docs version saved in storage under a key prefixed docs-preferred-version; cleared if it no longer matches a known version.',
    tests: [
      `${fixtureNavbar}: the chosen version of the docs is kept: links from other pages lead to it`,
      `${navbar}: the chosen version of the docs is kept, and forgotten when there is none of its name`,
    ],
  },
  {
    id: '7.site.1',
    text: 'The site makes no calls to the product backend.',
    tests: [
      'browser/security.spec.ts: the policy lets no string become code and no other host take part',
      'browser/simulator.spec.ts: runs without a connection',
    ],
  },
  {
    id: '8.site.1',
    text: "'This page crashed' with 'Try again' and the causal chain.",
    tests: [`${fixtureFaults}: a page that crashes shows the error with its causes, and can be tried again`],
  },
  {
    id: '8.site.2',
    text: 'Route load failure: warning logged, page reloads; or error text with Retry.',
    tests: [
      `${loading}: code that cannot be loaded is a warning and a new load of the page`,
      `${fixtureFaults}: an error with a button where the code cannot be loaded`,
    ],
  },
  {
    id: '8.site.3',
    text: 'A red banner if the site base URL is misconfigured.',
    tests: [`${faults}: a site below another address than its own says so in red`],
  },
  {
    id: '8.site.4',
    text: 'Navbar item render failure throws an error naming the item config.',
    tests: [`${fixtureFaults}: is shown as it is configured, with the reason`],
  },
  {
    id: '8.site.5',
    text: "Unknown type gives 'No NavbarItem component found for type'.",
    tests: [
      `${fixtureFaults}: is shown as it is configured, with the reason`,
      `${broken}: of $page, with the reason`,
      `${config}: refuses $item`,
    ],
  },
  {
    id: '8.site.6',
    text: 'Docs sidebar item with no link target, unknown doc id, or unknown sidebar id each throw descriptive errors.',
    tests: [
      `${broken}: of $page, with the reason`,
      `${fixtureFaults}: is shown as it is configured, with the reason`,
    ],
  },
  {
    id: '8.site.7',
    text: 'Page module without default export raises an error that the page component has no default export.',
    tests: [`${broken}: of $page, with the reason`],
  },
  {
    id: '8.site.8',
    text: "Labels: 'Skip to main content', 'Close navigation bar', 'Toggle navigation bar', 'Languages', 'Versions'.",
    tests: [
      `${shell}: the first stop of the keyboard skips to the main content`,
      `${shell}: the menu opens over the page, leads to the main menu and closes`,
    ],
  },
  {
    id: '8.site.9',
    text: 'Build: broken links throw; broken markdown links, broken anchors and duplicate routes warn.',
    tests: [`${config}: stops a build at broken links, and warns of what else leads nowhere`],
  },
  {
    id: '8.site.10',
    text: 'Storage unavailable or failing: developer warnings, logged and ignored.',
    tests: [`${faults}: without a storage a page works`, `${faults}: with a storage that fails a page works`],
  },
  {
    id: '9.site.1',
    text: 'Site version 1.1.0.',
    tests: [`${config}: has the docs of version 1.1.0 at the root`],
  },
  {
    id: '9.site.2',
    text: 'Docs framework 3.7.0.',
    tests: [`${built}: names its framework`],
    readings: ['The version that has its defects mended, 3.10.2 (decision record 6).', 'Exactly 3.7.0.'],
  },
  {
    id: '9.site.3',
    text: 'Only locale en; copyright year 2025; blog disabled; trailing slash on.',
    tests: [
      `${config}: has one language, no blog, and a slash at the end of addresses`,
      `${shell}: the rest on the right, and the footer`,
    ],
  },
  {
    id: '9.site.4',
    text: 'Table of contents levels 2 to 3.',
    tests: [`${config}: shows headings of levels 2 and 3 in the table of contents`],
  },
  {
    id: '9.site.5',
    text: 'Docs version persistence localStorage; sidebar not hideable, categories do not auto-collapse; navbar does not hide on scroll.',
    tests: [
      `${config}: keeps the version of the docs, all sidebars and all open categories`,
      `${config}: does not hide`,
    ],
  },
  {
    id: '9.site.6',
    text: 'Extra highlighted languages: json, ruby, php.',
    tests: [`${config}: highlights three more languages`],
  },
  {
    id: '9.site.7',
    text: 'API reference primary colour brown-orange; sidebar 300px.',
    tests: [`${shell}: the reference has both modes, its own colour, and a sidebar of 300 pixels`],
  },
  {
    id: '9.site.8',
    text: 'Desktop breakpoint 996 px.',
    tests: [`${navbar}: a screen of 996 pixels has the menu, a wider one the entries`],
  },
  {
    id: '9.site.9',
    text: 'Progress bar delay 200 ms; loader delay 200 ms.',
    tests: [`${loading}: after 200 ms a bar shows`, `${fixtureFaults}: after 200 ms a spinner shows`],
  },
  {
    id: '9.site.10',
    text: 'Spinner disabled.',
    tests: [`${loading}: after 200 ms a bar shows`],
    readings: ['That of the progress bar; pages that load have one.', 'No spinner at all.'],
  },
  {
    id: '9.site.11',
    text: 'Collapse animation 1 ms under reduced motion, else height-based with ease-in-out.',
    tests: [`${keyboard}: a category of the sidebar opens by keyboard, at once for those who want no motion`],
  },
  {
    id: '9.site.12',
    text: 'Nested-update limit 50.',
    tests: [`${fixtureFaults}: a page that updates itself without an end is stopped after 50 updates`],
  },
];
