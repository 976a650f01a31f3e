import { htmlToText } from '@titraj/backend/import/values/html-to-text.ts';
import { expect, test } from 'vitest';

test.each([
	['plain text stays', '5 < 7 i <XL>', '5 < 7 i <XL>'],
	['paragraphs become lines', '<p>Prvi</p><p>Drugi</p>', 'Prvi\nDrugi'],
	['code and comments go', 'a<script>let x;</script>b<!-- c -->d<STYLE>p{}</STYLE>e', 'abde'],
	['two hidden parts of one kind go', 'a<!-- 1 -->b<!-- 2 -->c', 'abc'],
	['text behind a part that does not end stays', '<p>Prvi</p><!-- nije kraj', 'Prvi\n<!-- nije kraj'],
])('in text of HTML %s', (_what, html, text) => {
	expect(htmlToText(html)).toBe(text);
});
