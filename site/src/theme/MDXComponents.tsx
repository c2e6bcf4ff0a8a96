import MDXComponents from '@theme-original/MDXComponents';
import { CodeTab, CodeTabs } from '@site/src/components/code/CodeTabs';
import { CallShowcase } from '@site/src/components/landing/CallShowcase';
import { SourceNote, SourceNumber } from '@site/src/components/citations/Sources';
import { FileSize } from '@site/src/components/guides/FileSize';
import { ExpectedOutcome } from '@site/src/components/guides/ExpectedOutcome';
import { InlineCode } from '@site/src/ui/InlineCode';

/** Theme components that hand-written pages use without importing them. */
export default {
  ...MDXComponents,
  code: InlineCode,
  CodeTab,
  CodeTabs,
  CallShowcase,
  SourceNote,
  SourceNumber,
  ExpectedOutcome,
  FileSize,
};
