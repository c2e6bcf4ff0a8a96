/** The look of the bar, with the colors of code panels, which are the same in both modes. */
export const STYLE = `
:host { display: block; inset: auto 0 0; position: fixed; z-index: 1000; }
section { background: var(--code-bg); border-block-start: 2px solid var(--code-red); color: var(--code-text); font: var(--meta); }
summary, p { align-items: center; box-sizing: border-box; display: flex; gap: var(--s3); margin: 0; min-block-size: 2.5rem; padding-inline: var(--s5); }
summary { cursor: pointer; list-style: none; }
summary::-webkit-details-marker { display: none; }
summary::after { content: "▴"; content: "▴" / ""; }
details[open] summary::after { content: "▾"; content: "▾" / ""; }
:focus-visible { outline: 2px solid var(--code-focus); outline-offset: -2px; }
b { font-weight: 600; white-space: nowrap; }
.first { display: flex; font: var(--code); min-inline-size: 0; }
.name { overflow: hidden; text-overflow: ellipsis; white-space: nowrap; }
details[open] .first { display: none; }
.state { white-space: nowrap; }
.took { color: var(--code-muted); margin-inline-start: auto; white-space: nowrap; }
ol { border-block-start: 1px solid var(--code-border); list-style: none; margin: 0; max-block-size: 17rem; overflow: auto; padding: 0; }
li { border-block-end: 1px solid var(--code-border); display: grid; gap: 0 var(--s5); grid-template-columns: 4.5rem minmax(0, 1fr) max-content; padding: var(--s3) var(--s5); }
.severity { color: var(--code-red); font-weight: 600; }
.severity.warn { color: var(--code-olive); }
.remedy { color: var(--code-muted); display: block; }
code { color: var(--code-key); font: var(--code); overflow-wrap: anywhere; }
u { text-decoration: underline wavy 1px var(--code-red); text-underline-offset: 3px; }
a { color: var(--code-text); font: var(--code); overflow-wrap: anywhere; }
[role="status"] { block-size: 1px; clip-path: inset(50%); inline-size: 1px; overflow: hidden; position: absolute; white-space: nowrap; }
@media (max-width: 768px) {
  li { grid-template-columns: minmax(0, 1fr); }
  .state, details:not([open]) .took { display: none; }
  summary::after { margin-inline-start: auto; }
  details[open] summary::after { margin-inline-start: 0; }
}
@media print { :host { display: none; } }
`;
