import { expect, test } from 'vitest';
import { toPageDataHtml } from '#lib/navigation/page-data.ts';
import { createFrameFiller, sliceDocument } from '#scripts/prerender/render/document-slices.ts';

const fillFrame = createFrameFiller();
const frame = { before: '<html>č', between: '</head>😀', after: `€${toPageDataHtml('{"title":"ž"}')}</html>` };

test.each([
	['short', 'Tuš, 20 °C', '<p>šćđž 😀</p>'],
	['empty', '', ''],
	['longer than all before', 'a'.repeat(50_000), 'č'.repeat(200_000)],
	['short again', 'b', 'c'],
])('a document is assembled from its parts, and split into its slices: %s', (_length, description, body) => {
	const { document, slices } = fillFrame(frame, description, body);
	expect(document.toString() === frame.before + description + frame.between + body + frame.after).toBe(true);
	const parts = sliceDocument(document, slices);
	expect([parts?.description === description, parts?.body.equals(Buffer.from(body)), parts?.data]).toEqual([true, true, '{"title":"ž"}']);
	const copy = Buffer.from(document);
	const again = fillFrame(frame, description, Buffer.from(body));
	expect([again.document.equals(copy), again.slices]).toEqual([true, slices]);
});
