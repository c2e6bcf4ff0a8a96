/**
 * Markup of highlighted code: escaped code with `<span class="token …">`; its text content is the code itself. In snippets,
 * `<span data-reader-value="apiKey">` is a value that readers replace, and `<a class="typed">` a name with its type.
 */
export type CodeHtml = string;
