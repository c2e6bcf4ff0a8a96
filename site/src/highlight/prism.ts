// The first import keeps Prism from highlighting the page by itself; the components add their languages to the loaded Prism.
import './prism-manual';
import Prism from 'prismjs';
import 'prismjs/components/prism-bash';
import 'prismjs/components/prism-go';
import 'prismjs/components/prism-http';
import 'prismjs/components/prism-java';
import 'prismjs/components/prism-json';
import 'prismjs/components/prism-markup-templating';
import 'prismjs/components/prism-php';
import 'prismjs/components/prism-python';
import 'prismjs/components/prism-ruby';
import 'prismjs/components/prism-typescript';

/** Prism with the grammars of all languages in page data. */
export default Prism;
