import { CARD, CARD_SIZE, TOUCH_ICON } from '../social-cards/names';

/**
 * Returns the HTML of every page (Eta) of the site at an address, in the order that paints it soonest. It differs from Docusaurus'
 * own template (`@docusaurus/core/lib/ssg/ssgTemplate.html.js`; compare the two when updating) in two ways:
 *
 * - Inline scripts of the body, such as the one that sets the color mode, come before the stylesheet. A script after it would wait
 *   for it and block parsing: title and code would be painted first, and the fields a second later.
 * - The site's scripts are requested at the end, so that they take no bandwidth from text, styles and fonts.
 *
 * The page for unknown addresses is sent at any address, so it names none, and its links to other languages lead to their start.
 *
 * Each page that search engines may list names its Markdown, and every page says where programs find all pages: before the site's
 * own elements, hidden from the eye only, in a landmark that readers of the screen can skip. Such a page also names its own picture
 * for link previews; other pages name that of the front page. Where the build draws no pictures, the head has no touch icon either.
 */
export const createPageTemplate = (siteAddress: string) => `
<!DOCTYPE html>
<html <%~ it.htmlAttributes %>>
  <head>
    <meta charset="UTF-8">
    <meta name="generator" content="Docusaurus v<%= it.version %>">
    <% const notFoundAddress = /<(?:link|meta)[^>]*\\/404\\.html\\/\\x22[^>]*>/g; %>
    <% const isNotFound = it.metaAttributes.some((tags) => tags.search(notFoundAddress) >= 0); %>
    <% const canonical = /<link[^>]*rel=.canonical. href=\\x22([^\\x22]*\\/)\\x22[^>]*>/; %>
    <% const markdownLink = '<link rel="alternate" type="text/markdown" href="$1index.md" />'; %>
    <% const notFoundLink = /(href=\\x22[^\\x22]*\\/)404\\/(?=\\x22)/g; %>
    <% const inlineScripts = /<script>.*?<\\/script>/gs; %>
    <% const isListed = !it.metaAttributes.some((tags) => /<meta[^>]*name=.robots.[^>]*noindex/.test(tags)); %>
    <% const allTags = it.metaAttributes.join(''); %>
    <% const pictured = (isListed && !isNotFound && canonical.exec(allTags)?.[1]) || '${siteAddress}/'; %>
    <% const pageTitle = /property=.og:title. content=\x22([^\x22]*)/.exec(allTags)?.[1] ?? ''; %>
    <% it.metaAttributes.forEach((metaAttribute) => { %>
      <% const tags = metaAttribute.replace(notFoundAddress, ''); %>
      <%~ isListed ? tags.replace(canonical, '$&' + markdownLink) : tags %>
    <% }); %>
    <meta property="og:type" content="<%~ pictured === '${siteAddress}/' ? 'website' : 'article' %>" />
    <% if (it.headTags.includes('/${TOUCH_ICON}')) { %>
      <meta property="og:image" content="<%~ pictured %>${CARD}" />
      <meta property="og:image:type" content="image/png" />
      <meta property="og:image:width" content="${CARD_SIZE.width}" />
      <meta property="og:image:height" content="${CARD_SIZE.height}" />
      <meta property="og:image:alt" content="<%~ pageTitle %>" />
    <% } %>
    <%~ it.headTags %>
    <%~ (it.preBodyTags.match(inlineScripts) ?? []).join('') %>
    <% it.stylesheets.forEach((stylesheet) => { %>
      <link rel="stylesheet" href="<%= it.baseUrl %><%= stylesheet %>" />
    <% }); %>
  </head>
  <body <%~ it.bodyAttributes %>>
    <%~ it.preBodyTags.replace(inlineScripts, '') %>
    <aside class="visually-hidden" aria-label="Markdown">
      <p>For AI agents: all pages are listed as Markdown in ${siteAddress}/llms.txt and the lists that it links</p>
    </aside>
    <div id="__docusaurus"><%~ isNotFound ? it.appHtml.replace(notFoundLink, '$1') : it.appHtml %></div>
    <%~ it.postBodyTags %>
    <% it.scripts.forEach((script) => { %>
      <script src="<%= it.baseUrl %><%= script %>" defer></script>
    <% }); %>
  </body>
</html>
`;
