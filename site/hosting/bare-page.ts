interface BarePage {
  /** Escaped text: the title of the page and its heading. */
  title: string;
  /** Elements of the head, each on its own line. */
  head?: string;
  /** The only paragraph, as HTML. */
  html: string;
  /** The element of its script. */
  script: string;
}

/** Formats a page that is made for programs to pass through: without style, and not for search engines. */
export function formatBarePage({ title, head = '', html, script }: BarePage): string {
  return `<!doctype html>
<html lang="en">
<head>
<meta charset="utf-8">
<meta name="viewport" content="width=device-width, initial-scale=1">
<meta name="robots" content="noindex">
<title>${title}</title>
${head}</head>
<body>
<main>
<h1>${title}</h1>
<p>${html}</p>
</main>
${script}
</body>
</html>
`;
}
