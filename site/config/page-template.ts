/**
 * The HTML of every page (Eta), in the order in which it is painted soonest. It differs from Docusaurus' own
 * (`@docusaurus/core/lib/ssg/ssgTemplate.html.js`, to compare with at updates) in two places:
 *
 * - Inline scripts of the body, as the one that sets the colour mode, stand before the stylesheet. A script behind it waits for
 *   it, and the reading of the page with it: title and code were painted first, fields a second later.
 * - The scripts of the site are asked for at the end, so that they take no bandwidth from text, style and font.
 */
export const pageTemplate = `
<!DOCTYPE html>
<html <%~ it.htmlAttributes %>>
  <head>
    <meta charset="UTF-8">
    <meta name="generator" content="Docusaurus v<%= it.version %>">
    <% const inlineScripts = /<script>.*?<\\/script>/gs; %>
    <% it.metaAttributes.forEach((metaAttribute) => { %>
      <%~ metaAttribute %>
    <% }); %>
    <%~ it.headTags %>
    <%~ (it.preBodyTags.match(inlineScripts) ?? []).join('') %>
    <% it.stylesheets.forEach((stylesheet) => { %>
      <link rel="stylesheet" href="<%= it.baseUrl %><%= stylesheet %>" />
    <% }); %>
  </head>
  <body <%~ it.bodyAttributes %>>
    <%~ it.preBodyTags.replace(inlineScripts, '') %>
    <div id="__docusaurus"><%~ it.appHtml %></div>
    <%~ it.postBodyTags %>
    <% it.scripts.forEach((script) => { %>
      <script src="<%= it.baseUrl %><%= script %>" defer></script>
    <% }); %>
  </body>
</html>
`;
