/** A component that is a class with this method. */
const component = (method: string): string =>
  `import { Component } from 'react';\nexport class A extends Component { ${method} }`;

/** A component that is a function with this body, which calls these hooks of React. */
const hooked = (hooks: string, body: string): string =>
  `import { ${hooks} } from 'react';\nexport function A({ b }: { b: number }) { ${body} }`;

const jsx = (element: string): string => `export const a = ${element};`;

/**
 * A violation of each rule, by the name that `.oxlintrc.json` has for it: the code of a component below `site/src/`, or that of
 * another file if the rule depends on it. Some rules are silent in TypeScript, and some code does not parse in it.
 */
export const VIOLATIONS: Readonly<Record<string, string | { file: string; code: string }>> = {
  // Correct JavaScript.
  'constructor-super': 'class A {}\nexport class B extends A { constructor() {} }',
  'for-direction': 'export function a() { for (let b = 0; b < 10; b--) a(); }',
  'getter-return': { file: 'site/getter-return.cjs', code: 'module.exports = { get b() {} };' },
  'no-array-constructor': 'export const a = new Array(1, 2);',
  'no-async-promise-executor': 'export const a = new Promise(async (b) => b(await Promise.resolve(1)));',
  'no-caller': 'export function a() { return arguments.callee; }',
  'no-case-declarations':
    'export function a(b: number) { switch (b) { case 1: const c = b; return c; default: return b; } }',
  'no-class-assign': 'class A {}\nA = class {};\nexport { A };',
  'no-compare-neg-zero': 'export const a = (b: number) => b === -0;',
  'no-cond-assign': 'export function a(b: number, c: number) { if (b = c) return b; return 0; }',
  'no-const-assign': 'const b = 1;\nb = 2;\nexport { b };',
  'no-constant-binary-expression': 'export const a = [] ?? 1;',
  'no-constant-condition': 'export const a = () => { if (true) return 1; };',
  'no-control-regex': String.raw`export const a = /\x1f/;`,
  'no-debugger': 'debugger;\nexport {};',
  'no-delete-var': { file: 'site/no-delete-var.cjs', code: 'const a = 1;\ndelete a;' },
  'no-dupe-class-members': {
    file: 'site/no-dupe-class-members.cjs',
    code: 'exports.A = class { b() { return 1; } b() { return 2; } };',
  },
  'no-dupe-else-if': 'export function a(b: number) { if (b) return 1; else if (b) return 2; return 3; }',
  'no-dupe-keys': 'export const a = { b: 1, b: 2 };',
  'no-duplicate-case':
    'export function a(b: number) { switch (b) { case 1: return 1; case 1: return 2; default: return 3; } }',
  'no-empty': 'export function a(b: number) { if (b) {} }',
  'no-empty-character-class': 'export const a = /b[]/;',
  'no-empty-pattern': 'export function a(b: object) { const {} = b; }',
  'no-empty-static-block': 'export class A { static {} }',
  'no-eval': "export const a = () => { eval('1'); };",
  'no-ex-assign': 'export function a() { try { a(); } catch (b) { b = 1; return b; } }',
  'no-extra-boolean-cast': 'export const a = (b: number) => (!!b ? 1 : 2);',
  'no-fallthrough': 'export function a(b: number) { switch (b) { case 1: a(2); default: a(3); } }',
  'no-func-assign': 'export function a() {}\na = () => {};',
  'no-global-assign': 'Infinity = 1;\nexport {};',
  'no-import-assign': "import { version } from 'react';\nversion = '1';\nexport { version };",
  'no-invalid-regexp': "export const a = new RegExp('[');",
  'no-irregular-whitespace': 'export const a =\u00a01;',
  'no-iterator': 'export const a = (b: { __iterator__: number }) => b.__iterator__;',
  'no-loss-of-precision': 'export const a = 9007199254740993;',
  'no-misleading-character-class': 'export const a = /[👍]/;',
  'no-new-native-nonconstructor': 'export const a = () => { new Symbol(); };',
  'no-nonoctal-decimal-escape': {
    file: 'site/no-nonoctal-decimal-escape.cjs',
    code: String.raw`exports.a = '\8';`,
  },
  'no-obj-calls': 'export const a = () => { Math(); };',
  'no-self-assign': 'export function a(b: number) { b = b; return b; }',
  'no-setter-return': 'export const a = { set b(c: number) { return c; } };',
  'no-shadow-restricted-names': 'export const a = (NaN: number) => NaN;',
  'no-sparse-arrays': 'export const a = [1, , 2];',
  'no-this-before-super':
    'export class A extends Object { b: number; constructor() { this.b = 1; super(); } }',
  'no-unassigned-vars': 'let b: number | undefined;\nexport const a = () => b;',
  'no-unexpected-multiline': 'export const a = String\n(1);',
  'no-unreachable': 'export function a() { return 1; a(); }',
  'no-unsafe-finally': 'export function a() { try { return 1; } finally { return 2; } }',
  'no-unsafe-negation': 'export const a = (b: string, c: object) => !b in c;',
  'no-unsafe-optional-chaining': 'export const a = (b?: { c: () => number }) => (b?.c)();',
  'no-unused-private-class-members': 'export class A { #b = 1; }',
  'no-useless-backreference': String.raw`export const a = /\1(b)/;`,
  'no-with': { file: 'site/no-with.cjs', code: 'with (module) exports = 1;' },
  'require-yield': 'export function* a() { return 1; }',
  'use-isnan': 'export const a = (b: number) => b === NaN;',
  'valid-typeof': "export const a = (b: unknown) => typeof b === 'strnig';",

  // Plain JavaScript.
  eqeqeq: 'export const a = (b: number, c: number) => b == c;',
  'no-prototype-builtins': "export const a = (b: object) => b.hasOwnProperty('c');",
  'no-regex-spaces': 'export const a = /b  c/;',
  'no-restricted-globals': 'export const a = (b: string) => decodeURI(b);',
  'no-restricted-imports': {
    file: 'core/no-restricted-imports.ts',
    code: "export { env } from 'node:process';",
  },
  'no-unused-expressions': 'export const a = (b: number) => { b; };',
  'no-unused-labels': 'export function a() { b: for (;;) a(); }',
  'no-unused-vars': 'const b = 1;\nexport {};',
  'no-useless-catch': 'export function a() { try { a(); } catch (b) { throw b; } }',
  'no-useless-escape': String.raw`export const a = '\q';`,
  'no-useless-rename': 'export const a = ({ b: b }: { b: number }) => b;',
  'no-var': 'export var a = 1;',
  'no-warning-comments': '// TODO\nexport {};',
  'prefer-const': 'let b = 1;\nexport const a = () => b;',
  'prefer-rest-params': 'export function a() { return arguments; }',
  'prefer-spread': 'export const a = (b: number[]) => Math.max.apply(Math, b);',

  // Types.
  'typescript/await-thenable': 'export const a = async () => { await 1; };',
  'typescript/ban-ts-comment': '// @ts-ignore\nexport {};',
  'typescript/consistent-type-imports': "import { Key } from 'react';\nexport const a = (b: Key) => b;",
  'typescript/no-array-delete': 'export const a = (b: number[]) => { delete b[0]; };',
  'typescript/no-base-to-string': 'export const a = (b: { c: number }) => String(b);',
  'typescript/no-duplicate-enum-values': 'export enum A { B = 1, C = 1 }',
  'typescript/no-duplicate-type-constituents': 'export type A = 1 | 1;',
  'typescript/no-empty-object-type': 'export type A = {};',
  'typescript/no-explicit-any': 'export type A = any;',
  'typescript/no-extra-non-null-assertion': 'export const a = (b?: string) => b!?.length;',
  'typescript/no-floating-promises': 'Promise.resolve(1);\nexport {};',
  'typescript/no-for-in-array': 'export function a(b: number[]) { for (const c in b) a([+c]); }',
  'typescript/no-implied-eval': "setTimeout('1');\nexport {};",
  'typescript/no-meaningless-void-operator': 'export const a = (b: () => void) => { void b(); };',
  'typescript/no-misused-new': 'export interface A { new (): A }',
  'typescript/no-misused-promises': 'export const a = (b: Promise<number>) => (b ? 1 : 2);',
  'typescript/no-namespace': 'export namespace A { export const b = 1; }',
  'typescript/no-non-null-asserted-optional-chain': 'export const a = (b?: { c: string }) => b?.c!;',
  'typescript/no-redundant-type-constituents': "export type A = 'b' | string;",
  'typescript/no-require-imports': "import a = require('react');\nexport { a };",
  'typescript/no-this-alias': 'export class A { b() { const c = this; return c; } }',
  'typescript/no-unnecessary-parameter-property-assignment':
    'export class A { constructor(public b: number) { this.b = b; } }',
  'typescript/no-unnecessary-type-assertion': 'export const a = (b: string) => b as string;',
  'typescript/no-unnecessary-type-constraint': 'export type A<B extends unknown> = B[];',
  'typescript/no-unsafe-argument': "export const a = (b: (c: string) => void) => b(JSON.parse('1'));",
  'typescript/no-unsafe-assignment': "export const a: string = JSON.parse('1');",
  'typescript/no-unsafe-call': "export const a = () => { JSON.parse('1')(); };",
  'typescript/no-unsafe-declaration-merging': 'export interface A { b: number }\nexport class A {}',
  'typescript/no-unsafe-enum-comparison': 'enum A { B = 1 }\nexport const a = (b: A) => b === 1;',
  'typescript/no-unsafe-function-type': 'export type A = Function;',
  'typescript/no-unsafe-member-access': "export const a = () => String(JSON.parse('1').b);",
  'typescript/no-unsafe-return': "export const a = (): string => JSON.parse('1');",
  'typescript/no-unsafe-unary-minus': 'export const a = (b: string) => -b;',
  'typescript/no-useless-default-assignment': 'export const a = ({ b = 1 }: { b: number }) => b;',
  'typescript/no-useless-empty-export': 'export const a = 1;\nexport {};',
  'typescript/no-wrapper-object-types': 'export type A = String;',
  'typescript/only-throw-error': "export const a = () => { throw 'b'; };",
  'typescript/prefer-as-const': "export const a: 'b' = 'b';",
  'typescript/prefer-namespace-keyword': 'export declare module A { export const b: number }',
  'typescript/prefer-promise-reject-errors': "export const a = () => Promise.reject('b');",
  'typescript/require-await': 'export const a = async () => 1;',
  'typescript/restrict-plus-operands': 'export const a = (b: Date, c: string) => b + c;',
  'typescript/restrict-template-expressions': 'export const a = (b: boolean[]) => `${b}`;',
  'typescript/switch-exhaustiveness-check':
    "export const a = (b: 'c' | 'd') => { switch (b) { case 'c': return 1; } };",
  'typescript/triple-slash-reference': '/// <reference types="react" />\nimport \'react\';',
  'typescript/unbound-method': 'export const a = (b: Set<string>) => b.has;',

  // React: elements and classes.
  'react/forbid-elements': jsx('<h1>{1}</h1>'),
  'react/forward-ref-uses-ref':
    "import { forwardRef } from 'react';\nexport const A = forwardRef((b) => <i {...b} />);",
  'react/jsx-key': 'export const a = () => [1].map(() => <i />);',
  'react/jsx-no-duplicate-props': jsx('<i id="b" id="c" />'),
  'react/jsx-no-undef': jsx('<B />'),
  'react/jsx-props-no-spread-multi': 'export const a = (b: object) => <i {...b} {...b} />;',
  'react/no-children-prop': jsx('<i children={1} />'),
  'react/no-danger-with-children': jsx("<i dangerouslySetInnerHTML={{ __html: '' }}>{1}</i>"),
  'react/no-did-mount-set-state': component('componentDidMount() { this.setState({ b: 1 }); }'),
  'react/no-did-update-set-state': component('componentDidUpdate() { this.setState({ b: 1 }); }'),
  'react/no-direct-mutation-state': component('b() { this.state = { b: 1 }; }'),
  'react/no-find-dom-node':
    "import * as ReactDOM from 'react-dom';\nexport const a = () => { ReactDOM.findDOMNode(null); };",
  'react/no-is-mounted': component('b() { return this.isMounted(); }'),
  'react/no-render-return-value':
    "import ReactDOM from 'react-dom';\nexport const a = ReactDOM.render(<i />, document.body);",
  'react/no-string-refs': component('render() { return <i ref="b" />; }'),
  'react/no-this-in-sfc': 'export function A() { return <i>{this.b}</i>; }',
  'react/no-unsafe': component('UNSAFE_componentWillMount() { return 1; }'),
  'react/no-will-update-set-state': component('componentWillUpdate() { this.setState({ b: 1 }); }'),
  'react/void-dom-elements-no-children': jsx('<br>{1}</br>'),

  // React: hooks and what its compiler finds.
  'react/error-boundaries': 'export function A() { try { return <i />; } catch { return null; } }',
  'react/exhaustive-deps': hooked(
    'useEffect',
    'useEffect(() => { document.title = `${b}`; }, []); return null;',
  ),
  'react/globals': 'let b = 0;\nexport function A() { b = 1; return <i>{b}</i>; }',
  'react/immutability': 'export function A(b: { c: number }) { b.c = 1; return <i />; }',
  'react/incompatible-library':
    "import { useReactTable } from '@tanstack/react-table';\nexport function A() { const b = useReactTable({}); return <i>{b}</i>; }",
  'react/preserve-manual-memoization':
    "import { useMemo } from 'react';\nexport function A({ b }: { b: { c?: number } }) { const c = useMemo(() => [b.c], [b?.c]); return <i>{c}</i>; }",
  'react/purity': 'export function A() { return <i>{Math.random()}</i>; }',
  'react/refs': hooked('useRef', 'const c = useRef(b); return <i>{c.current}</i>;'),
  'react/rules-of-hooks': hooked('useId', 'if (b) useId(); return <i />;'),
  'react/set-state-in-effect': hooked(
    'useEffect, useState',
    'const [c, d] = useState(1); useEffect(() => { d(b); }, [b]); return <i>{c}</i>;',
  ),
  'react/set-state-in-render': hooked('useState', 'const [c, d] = useState(1); d(b); return <i>{c}</i>;'),
  'react/static-components': 'export function A() { const B = () => <i />; return <B />; }',
  'react/unsupported-syntax': "export function A() { const b = eval('1') as number; return <i>{b}</i>; }",
  'react/use-memo': hooked('useMemo', 'const c = useMemo((d: number) => b + d, [b]); return <i>{c}</i>;'),
  'react/void-use-memo': hooked('useMemo', 'useMemo(() => { console.log(b); }, [b]); return <i />;'),

  // Accessibility.
  'jsx-a11y/alt-text': jsx('<img src="b" />'),
  'jsx-a11y/anchor-has-content': jsx('<a href="/b" />'),
  'jsx-a11y/anchor-is-valid': jsx('<a href="#">{1}</a>'),
  'jsx-a11y/aria-activedescendant-has-tabindex': jsx('<div aria-activedescendant="b" />'),
  'jsx-a11y/aria-props': jsx('<i aria-labeledby="b" />'),
  'jsx-a11y/aria-proptypes': jsx('<i aria-hidden="b" />'),
  'jsx-a11y/aria-role': jsx('<i role="b" />'),
  'jsx-a11y/aria-unsupported-elements': jsx('<meta aria-hidden="true" />'),
  'jsx-a11y/autocomplete-valid': jsx('<input type="text" aria-labelledby="b" autoComplete="b" />'),
  'jsx-a11y/click-events-have-key-events':
    'export const a = (b: () => void) => <div role="button" tabIndex={0} onClick={b}>{1}</div>;',
  'jsx-a11y/control-has-associated-label': jsx('<button type="button" />'),
  'jsx-a11y/heading-has-content': jsx('<h1 />'),
  'jsx-a11y/html-has-lang': jsx('<html />'),
  'jsx-a11y/iframe-has-title': jsx('<iframe src="b" />'),
  'jsx-a11y/img-redundant-alt': jsx('<img src="b" alt="photo" />'),
  'jsx-a11y/interactive-supports-focus':
    'export const a = (b: () => void) => <div role="button" onClick={b} onKeyDown={b}>{1}</div>;',
  'jsx-a11y/label-has-associated-control': jsx('<label>1</label>'),
  'jsx-a11y/lang': jsx('<html lang="b_c" />'),
  'jsx-a11y/media-has-caption': jsx('<video src="b" />'),
  'jsx-a11y/mouse-events-have-key-events': 'export const a = (b: () => void) => <i onMouseOver={b}>{1}</i>;',
  'jsx-a11y/no-access-key': jsx('<i accessKey="b" />'),
  'jsx-a11y/no-aria-hidden-on-focusable': jsx('<button type="button" aria-hidden="true">{1}</button>'),
  'jsx-a11y/no-autofocus': jsx('<button type="button" autoFocus>{1}</button>'),
  'jsx-a11y/no-distracting-elements': jsx('<marquee />'),
  'jsx-a11y/no-interactive-element-to-noninteractive-role': jsx(
    '<button type="button" role="img">{1}</button>',
  ),
  'jsx-a11y/no-noninteractive-element-interactions':
    'export const a = (b: () => void) => <li onClick={b} onKeyDown={b}>{1}</li>;',
  'jsx-a11y/no-noninteractive-element-to-interactive-role': jsx('<li role="button" tabIndex={0}>{1}</li>'),
  'jsx-a11y/no-noninteractive-tabindex': jsx('<p tabIndex={0}>{1}</p>'),
  'jsx-a11y/no-redundant-roles': jsx('<button type="button" role="button">{1}</button>'),
  'jsx-a11y/no-static-element-interactions':
    'export const a = (b: () => void) => <div onClick={b} onKeyDown={b}>{1}</div>;',
  'jsx-a11y/role-has-required-aria-props': jsx('<div role="checkbox" tabIndex={0}>{1}</div>'),
  'jsx-a11y/role-supports-aria-props': jsx('<ul aria-checked="true" />'),
  'jsx-a11y/scope': jsx('<div scope="col" />'),
  'jsx-a11y/tabindex-no-positive': jsx('<button type="button" tabIndex={1}>{1}</button>'),

  // The rules of this project.
  'house/one-encoder': { file: 'core/one-encoder.ts', code: "export const a = encodeURIComponent('b');\n" },
  'house/no-kept-state': { file: 'core/no-kept-state.ts', code: 'const a = new Map();\nexport { a };' },
  'house/no-time-limits': {
    file: 'tests/no-time-limits.ts',
    code: "import { test } from 'vitest';\ntest('a', () => {}, 10);",
  },
  'house/plain-english': '// reckon\nexport {};',
  'house/translated-labels': jsx('<i>Word</i>'),
};
