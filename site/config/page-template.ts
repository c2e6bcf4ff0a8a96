/**
 * The HTML of every page (Eta), in the order that paints it soonest. It differs from Docusaurus' own template
 * (`@docusaurus/core/lib/ssg/ssgTemplate.html.js`; compare the two when updating) in two ways:
 *
 * - Inline scripts of the body, such as the one that sets the color mode, come before the stylesheet. A script after it would wait
 *   for it and block parsing: title and code would be painted first, and the fields a second later.
 * - The site's scripts are requested at the end, so that they take no bandwidth from text, styles and fonts.
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
