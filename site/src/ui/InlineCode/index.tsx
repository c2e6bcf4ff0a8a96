import { Fragment, type ComponentProps } from 'react';
import ThemeCode from '@theme/MDXComponents/Code';
import { splitAddress } from '../WrappableUrl/split-address';

/** Code in a sentence. An address breaks between its parts, not within a word; the theme takes all that has parts for a block. */
export function InlineCode({ children, ...others }: ComponentProps<'code'>) {
  if (typeof children !== 'string' || !/^https:\S+$/.test(children))
    return <ThemeCode {...others}>{children}</ThemeCode>;
  return (
    <code {...others}>
      {splitAddress(children).map((part, index) => (
        <Fragment key={index}>
          {index > 0 && <wbr />}
          {part}
        </Fragment>
      ))}
    </code>
  );
}
