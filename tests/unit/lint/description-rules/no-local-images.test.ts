import { describeRule } from '../../../builders/describe-rule';
import { pathText } from '../../../builders/description-text';

const described = (text: string) =>
  pathText(`get: {operationId: a, description: ${JSON.stringify(text)}, responses: {}}\n`);

describeRule('no-local-images', {
  severity: 'warn',
  fires: [
    {
      title: 'an image next to the description',
      given: described('See ![it](images/it.png).'),
      at: '',
      want: 'The image `images/it.png` is not shown',
    },
    {
      title: 'an image of HTML, outside the folder',
      given: described('See <img alt="it" src="../../it.png">.'),
      at: '',
      want: 'The image `../../it.png` is not shown',
    },
    {
      title: 'an image in its address, shortened',
      given: described(`<img src="data:image/png;base64,${'A'.repeat(5000)}">`),
      at: '',
      want: `base64,${'A'.repeat(57)}…\` is not shown`,
    },
  ],
  silent: [
    described('See ![it](https://a.example/it.png), <img src="https://a.example/it.png">.'),
    described('![it](data:image/png;base64,AAAA)'),
    described('Write `![it](images/it.png)`.'),
  ],
});
