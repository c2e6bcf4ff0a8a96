import { translate } from '#core/labels/translate';
import { Component, lazy, Suspense, type ReactNode } from 'react';
import type { BodyFormProps } from '../BodyForm';
import { TextField } from '../../forms/TextField';

/** A separate chunk, loaded with the console of an operation that takes a body. */
const BodyForm = lazy(() => import(/* webpackChunkName: "body-form" */ '../BodyForm'));

/** The body as fields and JSON; as JSON alone if the fields cannot be loaded. */
export function BodyFields(props: BodyFormProps) {
  const { text, onChange } = props;
  const plain = <TextField label={translate('Body, JSON')} rows={14} value={text} onChange={onChange} />;
  return (
    <Fallback content={plain}>
      <Suspense fallback={<p>{translate('Loading the fields')}</p>}>
        <BodyForm {...props} />
      </Suspense>
    </Fallback>
  );
}

interface FallbackProps {
  content: ReactNode;
  children: ReactNode;
}

/** Shows other content when its children fail. */
class Fallback extends Component<FallbackProps, { hasFailed: boolean }> {
  override state = { hasFailed: false };

  static getDerivedStateFromError() {
    return { hasFailed: true };
  }

  override render() {
    return this.state.hasFailed ? this.props.content : this.props.children;
  }
}
