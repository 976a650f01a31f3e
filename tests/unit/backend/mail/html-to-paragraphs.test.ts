import { htmlToParagraphs } from '@titraj/backend/platform/mail/html-to-paragraphs.ts';
import { expect, test } from 'vitest';

test.each<[string, string, string[]]>([
	['blocks are paragraphs', '<h2>1. Ugovor</h2>\n<p>Nastaje\n <a href="/dostava/">otpremom</a>.</p>', ['1. Ugovor', 'Nastaje otpremom.']],
	['list items get a dash, empty ones are dropped', '<ul><li>prvo</li><li> </li><li><p>drugo</p></li></ul>', ['- prvo', '- drugo']],
	['a break ends a line', 'jedan<br>dva<br />tri', ['jedan', 'dva', 'tri']],
	['escaped characters stay text', '<p>a &lt;b&gt; &amp;lt; c &amp; d&nbsp;&#39;e&#39;</p>', ["a <b> &lt; c & d 'e'"]],
	['scripts and styles are dropped', '<style>p{}</style><p>da</p><script type="x">ne()</script>', ['da']],
	['an empty text stays empty', '', []],
])('%s', (_rule, html, expected) => expect(htmlToParagraphs(html)).toEqual(expected));
