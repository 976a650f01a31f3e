import { parse } from '@brillout/json-serializer/parse';
import { describe, expect, test } from 'vitest';
import type { PageContent } from '#lib/screens/screen.ts';
import { dataOfPageJson, toPageJson } from '#renderer/document/document-renderer.ts';
import { toPageDataHtml } from '#renderer/document/page-data-html.ts';
import { toDataJson } from '#renderer/document/vike-json.ts';

const HOSTILE = ['!undefined', '!!', '!', '</script><script>alert(1)</script>', '<!--', 'a,"!b', '":"!c', '[!', '{"!":"!"}', '\\"!', 'č \u2028', '/a/'];

describe('page data with texts that look like type marks or end a script', () => {
	const content = { screen: 'error/not-found', props: { texts: HOSTILE, '!key': '!', nested: [['!a'], { b: '!b' }] } } as unknown as PageContent;
	const data = toDataJson(content, '!build');
	const json = toPageJson({ path: '/!a/', data });

	test('is the same for JSON.parse in the document', () => {
		expect(JSON.parse(data)).toEqual({ ...content, build: '!build' });
		expect(toPageDataHtml(data).match(/<\/?script|<!--/g)).toEqual(['<script', '</script']);
	});

	test('is the same for Vike’s parser in the page JSON', () => {
		expect(parse(json)).toMatchObject({ routeParams: { '*': '!a' }, data: { ...content, build: '!build' } });
	});

	test('is read back from the page JSON as it was', () => {
		expect(dataOfPageJson(json, '/!a/')).toBe(data);
	});
});
