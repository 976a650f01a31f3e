import { fillBlanks, findBlanks } from '@titraj/contract/formats/blanks.ts';
import { expect, it } from 'vitest';

it('blanks of texts are found in their order, each once', () => {
	expect(findBlanks('<p>[[ime]] i [[datum]]</p>', '[[ime]], [[]], [[nije', 'ni]] ovo [[x]y]]')).toEqual(['[[ime]]', '[[datum]]', '[[]]']);
	expect(findBlanks('')).toEqual([]);
});

it.each([
	['a text', '[[ime]]', 'Ana', 'Ana'],
	['each place', '[[ime]], [[ime]]', ' Ana ', 'Ana, Ana'],
	['HTML as text', '[[ime]]', '<b title="x">&amp;', '&lt;b title=&quot;x&quot;&gt;&amp;amp;'],
	['signs of replacements', '[[ime]]', '$& $1', '$&amp; $1'],
	['what looks like another blank', '[[ime]] [[datum]]', '[[datum]]', '[[datum]] [[datum]]'],
	['nothing', '[[ime]]', '  ', '[[ime]]'],
])('a blank is filled with %s', (_case, html, text, filled) => {
	expect(fillBlanks(html, new Map([['[[ime]]', text]]))).toBe(filled);
});
