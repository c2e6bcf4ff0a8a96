import type { SidebarsConfig } from '@docusaurus/plugin-content-docs';

const sidebars: SidebarsConfig = {
  docs: [
    'index',
    {
      ...category('Guides', 'guides', [
        'getting-started',
        category('Tax calculations', 'guides/tax-calculations', ['backend', 'frontend', 'without-tax']),
        'record-sales',
        'record-refunds',
        'correct-invoices',
        'tax-id-validation',
        'show-billing-history',
        'checkout',
        category('E-invoicing', 'guides/e-invoicing', ['ticketbai', 'verifactu']),
        'download-reports',
        'webhooks',
        'stay-in-sync',
        'move-in',
        'test-your-integration',
        category('Connect', 'guides/connect', [
          'account-types',
          'standard-accounts',
          'custom-accounts',
          'integrate',
        ]),
      ]),
      collapsed: false,
    },
    category('Tools', 'tools', ['api', 'abaco_js', 'sandbox', 'sdks', 'downloads']),
    'glossary',
    'decisions',
  ],
  templates: ['templates/index', 'templates/common-use-cases', 'templates/filters', 'templates/tags'],
};

interface Category {
  type: 'category';
  label: string;
  link: { type: 'doc'; id: string };
  items: (string | Category)[];
}

/** Returns a category whose label links to the index page of `folder`; pages are named relative to the folder. */
function category(label: string, folder: string, pages: (string | Category)[]): Category {
  return {
    type: 'category',
    label,
    link: { type: 'doc', id: `${folder}/index` },
    items: pages.map((page) => (typeof page === 'string' ? `${folder}/${page}` : page)),
  };
}

export default sidebars;
