import { describe, expect, test } from 'vitest';
import { pageDataJsonOf, toPageDataHtml, toPageDataJson, withoutBuild } from '#lib/navigation/page-data.ts';

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
	const content = { screen: 'error/not-found', props: { texts: HOSTILE, '!key': '!', nested: [['!a'], { b: '!b' }] } };
	const data = toPageDataJson(content, 'build');

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

test('page data without the id of its build is the same for two builds, and has everything else', () => {
	const ofBuild = (title: string, build: string) => withoutBuild(toPageDataJson({ props: { level: 1, build: 'own' }, title }, build));
	const hostile = '","build":"x"}';
	expect(ofBuild(hostile, 'a')).toBe(ofBuild(hostile, 'b'));
	expect(ofBuild(hostile, 'a')).not.toBe(ofBuild(`${hostile}!`, 'a'));
});
