import { createServer } from 'node:http';
import { text } from 'node:stream/consumers';
import { sendToShop } from '@titraj/backend/import/redirects/import-redirects.ts';
import { expect, onTestFinished, test } from 'vitest';

/** Bytes of a request body that the backend takes. */
const LIMIT = 1024 * 1024;

test('a long table of redirect rules is sent in parts within the limit of the merchant API, and refused lines keep their numbers', async () => {
	const sizes: number[] = [];
	const server = createServer(async (request, response) => {
		const body = await text(request);
		sizes.push(Buffer.byteLength(body));
		const { table }: { table: string } = JSON.parse(body);
		const lines = table.split('\n').filter(Boolean);
		const refused = lines.flatMap((line, place) => (line.startsWith('"/wrong') ? [{ line: place + 1, reason: 'wrong' }] : []));
		response.writeHead(200, { 'content-type': 'application/json' }).end(JSON.stringify({ rows: lines.length, refused }));
	});
	await new Promise<void>((ready) => server.listen(0, '127.0.0.1', ready));
	onTestFinished(() => void server.close());
	const address = server.address();
	const url = `http://127.0.0.1:${typeof address === 'object' ? address?.port : ''}`;
	// Quotes, line ends and letters like these take two bytes in JSON.
	const lines = Array.from({ length: 100_000 }, (_, place) => `"/${place === 70_000 ? 'wrong' : 'č'}/";"/ž/"`);
	const { rows, refused } = await sendToShop({ url, key: 'key' })(`${lines.join('\r\n')}\r\n`);
	expect([rows, refused]).toEqual([100_000, [{ line: 70_001, reason: 'wrong' }]]);
	expect(Math.max(...sizes)).toBeLessThan(LIMIT);
});
