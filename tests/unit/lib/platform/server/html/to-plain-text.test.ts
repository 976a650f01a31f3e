import { expect, test } from 'vitest';
import { toPlainText } from '#lib/platform/server/html/to-plain-text.server.ts';

test.each([
	['entities of an editor are decoded', '<p>Cijena &ndash; 5 &euro;, &scaron;to &#x17E;elite&hellip;</p>', 'Cijena – 5 €, što želite…'],
	['a lone comparison sign is no markup', 'TV < 500 € i veći > 300', 'TV < 500 € i veći > 300'],
	['escaped text stays text', '<p>Oznaka &lt;b&gt; i &amp;scaron;</p>', 'Oznaka <b> i &scaron;'],
	['scripts and styles are dropped', '<style>p{}</style><p>a</p><script>b</script>', 'a'],
	['plain text is unchanged', 'Šarafi & matice "M4"', 'Šarafi & matice "M4"'],
])('%s', (_, html, text) => expect(toPlainText(html)).toBe(text));
