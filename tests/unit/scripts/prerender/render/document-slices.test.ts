import { expect, test } from 'vitest';
import { toPageDataHtml } from '#lib/navigation/page-data.ts';
import { createFrameFiller, sliceDocument } from '#scripts/prerender/render/document-slices.ts';
import { createTextEncoder } from '#scripts/prerender/render/text-encoder.ts';

const fillFrame = createFrameFiller(createTextEncoder());
const frame = { before: ['<html>', 'č'], between: ['</head>😀'], after: ['€', toPageDataHtml('{"title":"ž"}'), '</html>'] };
const textOf = (filled: typeof frame, description: string, body: string) => [...filled.before, description, ...filled.between, body, ...filled.after].join('');

test.each([
	['short', 'Tuš, 20 °C', '<p>šćđž 😀</p>'],
	['empty', '', ''],
	['longer than all before', 'a'.repeat(50_000), 'č'.repeat(200_000)],
	['short again', 'b', 'c'],
])('a document is assembled from its parts, and split into its slices: %s', (_length, description, body) => {
	const { document, slices } = fillFrame(frame, description, body);
	expect(document.toString() === textOf(frame, description, body)).toBe(true);
	const parts = sliceDocument(document, slices);
	expect([parts?.description === description, parts?.body.equals(Buffer.from(body)), parts?.data]).toEqual([true, true, '{"title":"ž"}']);
	const copy = Buffer.from(document);
	const again = fillFrame(frame, description, Buffer.from(body));
	expect([again.document.equals(copy), again.slices]).toEqual([true, slices]);
});

test('a document is assembled from its own pieces after documents with others', () => {
	const frames = [frame, { ...frame, after: ['$', ...frame.after.slice(1)] }, { ...frame, before: ['<html>'], after: [] }];
	for (const nth of [0, 0, 0, 1, 0, 1, 1, 2, 2, 0]) {
		const filled = frames[nth] ?? frame;
		expect(fillFrame(filled, 'š', 'ž').document.toString()).toBe(textOf(filled, 'š', 'ž'));
	}
});
