import { parse } from '@brillout/json-serializer/parse';
import { describe, expect, test } from 'vitest';
import { pageDataJsonOf, toPageDataHtml } from '#lib/navigation/page-data.ts';
import type { PageContent } from '#lib/screens/screen.ts';
import { toDataJson, toVikeJson } from '#renderer/document/vike-json.ts';

const HOSTILE = [
	'!undefined',
	'!!',
	'!',
	'</script><script>alert(1)</script>',
	'<!--',
	'<script id="page-data" type="application/json">{}',
	'\\"!',
	'č \u2028',
	'/a/',
];

describe('page data with texts that end a script or look like page data', () => {
	const content = { screen: 'error/not-found', props: { texts: HOSTILE, '!key': '!', nested: [['!a'], { b: '!b' }] } } as unknown as PageContent;
	const data = toDataJson(content, 'build');

	test('keeps the script element whole', () => {
		expect(toPageDataHtml(data).match(/<\/?script|<!--/g)).toEqual(['<script', '</script']);
	});

	test('is found in a document, after whatever its text holds', () => {
		const html = `<p>&lt;script id="page-data"&gt;</p>${toPageDataHtml('{}')}<main></main>${toPageDataHtml(data)}<script></script>`;
		expect(JSON.parse(pageDataJsonOf(html) ?? '')).toEqual({ ...content, build: 'build' });
	});
});

test.each(['', '<html></html>', '<script id="page-data" type="application/json">{"a":1}'])('%j has no page data', (html) =>
	expect(pageDataJsonOf(html)).toBe(null),
);

test.each(HOSTILE)('Vike reads the text %j as it was', (text) => expect(parse(toVikeJson(text))).toBe(text));
