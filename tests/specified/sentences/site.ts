import type { Sentence } from './sentence';

/** Every sentence about the site itself, but for its search; numbers as in `Sentence`, with `site` for the part. */
export const SITE_SENTENCES: readonly Sentence[] = [
  {
    id: '1.site.1',
    text: 'The tagline says it unlocks global compliance with a developer-first sales tax API.',
  },
  {
    id: '1.site.2',
    text: 'The documented API calculates sales tax/VAT, issues invoices and credit notes, records expenses, offers a hosted checkout, supports platform sub-accounts (Connect), produces reports and sends webhooks.',
  },
  {
    id: '1.site.3',
    text: 'Guides cover: checkout, connect (account types, custom accounts, integrate, standard accounts), correcting invoices, downloading reports, e-invoicing (TicketBAI, VeriFactu), getting started, recording refunds, recording sales, showing billing history, tax calculations (backend, frontend), tax ID validation and webhooks.',
  },
  {
    id: '1.site.4',
    text: 'Tools: API, {product}_js, sandbox, SDKs.',
  },
  {
    id: '1.site.5',
    text: 'The page shell has: a skip-to-content link, a dismissible announcement bar, a top navbar, a mobile sidebar menu, a colour-mode toggle, a docs search box, a language dropdown, a docs version dropdown and a footer.',
  },
  {
    id: '2.site.1',
    text: 'Site routes (trailing slash is on).',
  },
  {
    id: '2.site.2',
    text: 'Any other path shows a not-found page.',
  },
  {
    id: '2.site.3',
    text: '/: Introduction (docs base path is /); /glossary: Glossary.',
  },
  {
    id: '2.site.4',
    text: '/api: API reference rendered from an embedded API description; light and dark theme, 300px sidebar.',
  },
  {
    id: '2.site.5',
    text: '/templates, /templates/common-use-cases, /templates/filters, /templates/tags: Templates docs area with its own sidebar.',
  },
  {
    id: '2.site.6',
    text: '/guides: Guides index; below it 20 guides.',
  },
  {
    id: '2.site.7',
    text: '/tools, /tools/api, /tools/{product}_js, /tools/sandbox, /tools/sdks: Tools.',
  },
  {
    id: '2.site.8',
    text: 'Navigation entries: Docs, API (/api), Templates (/templates).',
  },
  {
    id: '2.site.9',
    text: 'Footer links: /guides, /tools, /templates, /api, plus external links to a blog, free digital tax guides, a sales tax calculator, the dashboard, a support center and a status page.',
  },
  {
    id: '2.site.10',
    text: 'The navbar has a Log in link to a sandbox login and a Get API Token link to the signup page with campaign tracking parameters.',
  },
  {
    id: '2.site.11',
    text: 'Navbar item kinds: plain link, dropdown, locale dropdown, search box, raw HTML, link to a single doc, link to a docs sidebar, link to a docs version, docs version dropdown.',
  },
  {
    id: '2.site.12',
    text: 'Each sits left or right (right is default).',
  },
  {
    id: '2.site.13',
    text: 'On mobile the navbar collapses into a sidebar with a primary menu, a secondary menu (the docs sidebar) and a back-to-main-menu button.',
  },
  {
    id: '2.site.14',
    text: 'Route content is loaded before navigating; if loading fails the page reloads.',
  },
  {
    id: '2.site.15',
    text: 'Paths have a trailing index.html or .html stripped.',
  },
  {
    id: '2.site.16',
    text: 'Navigation scrolls to the hash target or to the top.',
  },
  {
    id: '2.site.17',
    text: 'Linked pages are prefetched unless the connection is 2g or data-saver.',
  },
  {
    id: '2.site.18',
    text: 'A noindex tag is set if configured; alternate-language links are emitted.',
  },
  {
    id: '2.site.19',
    text: 'While a page loads a spinner shows; on failure the error text and a Retry button show.',
  },
  {
    id: '2.site.20',
    text: 'A progress bar starts 200 ms after a route change to a different path and ends when the route is updated.',
  },
  {
    id: '2.site.21',
    text: "Crash screen: heading 'This page crashed' with a 'Try again' button and the error message with its causes.",
  },
  {
    id: '2.site.22',
    text: 'Links: external links open in a new tab with noopener; internal links are prefetched on hover, touch or when visible.',
  },
  {
    id: '4.site.1',
    text: "Colour mode: light or dark, light default; switch enabled; OS preference not respected; choice persisted in local storage under key 'theme'.",
  },
  {
    id: '4.site.2',
    text: 'Announcement bar: shown unless closed; closing is stored locally.',
  },
  {
    id: '4.site.3',
    text: "If the bar's id differs from the stored id, the stored id is updated and the dismissal reset so it shows again.",
  },
  {
    id: '4.site.4',
    text: 'Navbar: can hide on scroll down and reappear on scroll up or near top/bottom when configured; in this site it does not hide.',
    readings: [
      'At the bottom it comes back by itself, near the top always.',
      'Near the bottom it comes back on the way up.',
    ],
  },
  {
    id: '4.site.5',
    text: 'Hiding applies when the scroll position is past the navbar height.',
  },
  {
    id: '4.site.6',
    text: 'Mobile sidebar opens/closes and locks page scrolling while open.',
  },
  {
    id: '4.site.7',
    text: 'Dropdowns open on Enter and close on outside click, touch or focus.',
  },
  {
    id: '4.site.8',
    text: "Error screen: error present; 'Try again' clears it.",
  },
  {
    id: '4.site.9',
    text: 'Layout mobile vs desktop chosen by window width; desktop breakpoint 996 px.',
  },
  {
    id: '4.site.10',
    text: 'Preferred docs version saved in storage under a key prefixed docs-preferred-version; cleared if it no longer matches a known version.',
  },
  {
    id: '7.site.1',
    text: 'The site makes no calls to the product backend.',
  },
  {
    id: '8.site.1',
    text: "'This page crashed' with 'Try again' and the causal chain.",
  },
  {
    id: '8.site.2',
    text: 'Route load failure: warning logged, page reloads; or error text with Retry.',
  },
  {
    id: '8.site.3',
    text: 'A red banner if the site base URL is misconfigured.',
  },
  {
    id: '8.site.4',
    text: 'Navbar item render failure throws an error naming the item config.',
  },
  {
    id: '8.site.5',
    text: "Unknown type gives 'No NavbarItem component found for type'.",
  },
  {
    id: '8.site.6',
    text: 'Docs sidebar item with no link target, unknown doc id, or unknown sidebar id each throw descriptive errors.',
  },
  {
    id: '8.site.7',
    text: 'Page module without default export raises an error that the page component has no default export.',
  },
  {
    id: '8.site.8',
    text: "Labels: 'Skip to main content', 'Close navigation bar', 'Toggle navigation bar', 'Languages', 'Versions'.",
  },
  {
    id: '8.site.9',
    text: 'Build: broken links throw; broken markdown links, broken anchors and duplicate routes warn.',
  },
  {
    id: '8.site.10',
    text: 'Storage unavailable or failing: developer warnings, logged and ignored.',
  },
  {
    id: '9.site.1',
    text: 'Site version 1.1.0.',
  },
  {
    id: '9.site.2',
    text: 'Docs framework 3.7.0.',
    readings: ['The version in which its defects are fixed, 3.10.2 (decision record 6).', 'Exactly 3.7.0.'],
  },
  {
    id: '9.site.3',
    text: 'Only locale en; copyright year 2025; blog disabled; trailing slash on.',
  },
  {
    id: '9.site.4',
    text: 'Table of contents levels 2 to 3.',
  },
  {
    id: '9.site.5',
    text: 'Docs version persistence localStorage; sidebar not hideable, categories do not auto-collapse; navbar does not hide on scroll.',
  },
  {
    id: '9.site.6',
    text: 'Extra highlighted languages: json, ruby, php.',
  },
  {
    id: '9.site.7',
    text: 'API reference primary colour brown-orange; sidebar 300px.',
  },
  {
    id: '9.site.8',
    text: 'Desktop breakpoint 996 px.',
  },
  {
    id: '9.site.9',
    text: 'Progress bar delay 200 ms; loader delay 200 ms.',
  },
  {
    id: '9.site.10',
    text: 'Spinner disabled.',
    readings: ['That of the progress bar; pages that load have one.', 'No spinner at all.'],
  },
  {
    id: '9.site.11',
    text: 'Collapse animation 1 ms under reduced motion, else height-based with ease-in-out.',
  },
  {
    id: '9.site.12',
    text: 'Nested-update limit 50.',
  },
];
