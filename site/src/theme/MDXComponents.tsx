import MDXComponents from '@theme-original/MDXComponents';
import { CodeTab, CodeTabs } from '@site/src/components/code/CodeTabs';
import { OneCall } from '@site/src/components/landing/OneCall';
import { SourceNote, SourceNumber } from '@site/src/components/citations/Sources';
import { Worked } from '@site/src/components/guides/Worked';
import { Lab } from '@site/src/labs/Lab';

/** Theme components that hand-written pages use without importing them. */
export default { ...MDXComponents, CodeTab, CodeTabs, Lab, OneCall, SourceNote, SourceNumber, Worked };
