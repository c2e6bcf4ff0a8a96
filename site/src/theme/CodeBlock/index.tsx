import { translate } from '#core/labels/translate';
import { parseCodeBlockTitle } from '@docusaurus/theme-common/internal';
import { Code } from '@site/src/components/code/Code';
import { CodeFold } from '@site/src/components/guides/CodeFold';
import { CopyButton } from '@site/src/ui/CopyButton';
import { Panel, PanelHead } from '@site/src/components/code/Panel';

interface CodeBlockProps {
  /** Markup from `site/rehype/highlight-code.ts`. */
  highlighted?: string;
  className?: string;
  metastring?: string;
  title?: string;
  /** Whether the block is inside another panel, which already has a head. */
  isBare?: boolean;
}

/** Lines of long code that are shown at first: more of a program than of a payload, whose first members matter most. */
const SHOWN = 10;
const SHOWN_OF_PAYLOAD = 6;

/** Titles of code without its own, by the name of its language. */
const PURPOSES: Readonly<Record<string, string>> = {
  bash: translate('Terminal'),
  css: translate('Stylesheet'),
  html: translate('Page'),
  js: 'JavaScript',
  json: 'JSON',
  liquid: translate('Template'),
  php: 'PHP',
  ruby: 'Ruby',
  ts: 'TypeScript',
};

/** A code block of a hand-written page. Replaces the theme's component, whose highlighter would be loaded on every page. */
export default function CodeBlock({
  highlighted = '',
  className,
  metastring,
  title,
  isBare,
}: CodeBlockProps) {
  const heading = title ?? parseCodeBlockTitle(metastring);
  const language = /language-(\S+)/.exec(className ?? '')?.[1] ?? 'text';
  const code = (
    <CodeFold lines={linesOf(highlighted)} shown={language === 'json' ? SHOWN_OF_PAYLOAD : SHOWN}>
      <Code
        code={highlighted}
        language={language}
        label={heading || translate('Code in {language}', { language })}
      />
    </CodeFold>
  );
  if (isBare) return code;
  return (
    <div className="theme-code-block">
      <Panel>
        <PanelHead isSlim>
          <span>{heading || PURPOSES[language] || language}</span>
          <CopyButton
            label={translate('Copy: {code}', {
              code: heading || translate('code in {language}', { language }),
            })}
          />
        </PanelHead>
        {code}
      </Panel>
    </div>
  );
}

function linesOf(highlighted: string): number {
  return highlighted.trimEnd().split('\n').length;
}
