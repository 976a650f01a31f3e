import { htmlToParagraphs } from '@titraj/backend/platform/mail/html-to-paragraphs.ts';
import { expect, test } from 'vitest';

test.each<[string, string, string[]]>([
	['blocks are paragraphs', '<h2>1. Ugovor</h2>\n<p>Nastaje\n <a href="/dostava/">otpremom</a>.</p>', ['1. Ugovor', 'Nastaje otpremom.']],
	['entries of lists have a dash, empty ones are left out', '<ul><li>prvo</li><li> </li><li><p>drugo</p></li></ul>', ['- prvo', '- drugo']],
	['a break ends a line', 'jedan<br>dva<br />tri', ['jedan', 'dva', 'tri']],
	['what is written as a sign stays a sign', '<p>a &lt;b&gt; &amp;lt; c &amp; d&nbsp;&#39;e&#39;</p>', ["a <b> &lt; c & d 'e'"]],
	['scripts and styles say nothing', '<style>p{}</style><p>da</p><script type="x">ne()</script>', ['da']],
	['nothing is nothing', '', []],
])('%s', (_rule, html, expected) => expect(htmlToParagraphs(html)).toEqual(expected));
