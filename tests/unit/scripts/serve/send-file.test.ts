import type { IncomingMessage, ServerResponse } from 'node:http';
import { expect, test, vi } from 'vitest';
import { sendFile } from '#scripts/serve/send-file.ts';

const request = { method: 'GET', headers: { 'accept-encoding': 'br' } } as unknown as IncomingMessage;

test.each([
	['text/css; charset=utf-8', 'at once'],
	['text/javascript; charset=utf-8', 'at once'],
	['image/svg+xml', 'at once'],
	['text/html; charset=utf-8', 'when requested again'],
	['application/xml; charset=utf-8', 'when requested again'],
])('the smallest form of %s is made %s', async (type, smallest) => {
	const encodeShared = vi.fn(async () => new Uint8Array(1));
	const response = { setHeader: vi.fn(), end: vi.fn() } as unknown as ServerResponse;
	await sendFile(request, response, { body: new Uint8Array(2000), type, hash: 'abc' }, { status: 200, headers: {}, encodeShared });
	expect(encodeShared).toHaveBeenCalledWith(expect.objectContaining({ smallest, quality: 6 }));
});
