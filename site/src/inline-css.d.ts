/** A stylesheet as a string (`site/plugins/inline-css.ts`). */
declare module '*?inline' {
  const css: string;
  export default css;
}
