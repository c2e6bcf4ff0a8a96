import { judgeProject } from '../judge-project';

judgeProject({
  name: 'extended',
  base: '/',
  isOurs: false,
  isClean: true,
  entries: ['openapi.yaml'],
  operation: ['createOrder', '/orders'],
  extended: {
    broken: { file: 'docs/later.mdx', content: '# Later\n\nMore comes soon.\n', ruleId: 'promise' },
    pages: {
      // The component is in the HTML, and its Markdown in the Markdown.
      'prices/index.html': /data-scale="1"[^]*?<span style="inline-size:40px">4<\/span>/,
      'prices/index.md': /that creates one:\n\n- 1\n- 4\n- 9\n/,
      // The plugin has written it.
      'prices.json': /^\[1, 4, 9\]\n$/,
      // The sidebar has the order of the module.
      'index.html': /menu__link[^>]*href="\/prices\/"[^]*?menu__link[^>]*href="\/"/,
    },
  },
  write: (workspace) => workspace.copy('extended', { '.': 'tests/package/extended' }),
});
