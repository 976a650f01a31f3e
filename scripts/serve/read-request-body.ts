import { randomUUID } from 'node:crypto';
import type { IncomingMessage, ServerResponse } from 'node:http';
import { LARGEST_PHOTO_BODY } from '@titraj/contract/review-photo-limits.ts';
import { problem } from '#lib/platform/server/http/problem.server.ts';

/** Bytes of the largest body of a request to a function, and of the upload of a photo. */
const LARGEST = 1024 * 1024;
const PHOTO_PATH = '/api/hapi/feedback/photo';

const limitOf = ({ url }: IncomingMessage): number => (url?.startsWith(PHOTO_PATH) ? LARGEST_PHOTO_BODY : LARGEST);

/** Bytes and milliseconds for which a body that is too large is still read: a client that is cut off while sending never reads the answer. */
const [MOST_DROPPED, LONGEST] = [16 * 1024 * 1024, 5000];

/** The whole body of a request; null when it is larger than any function accepts. */
export function readRequestBody(request: IncomingMessage): Promise<Buffer<ArrayBuffer> | null> {
	const limit = limitOf(request);
	if (Number(request.headers['content-length'] ?? 0) > limit) return Promise.resolve(null);
	return new Promise((done, failed) => {
		const parts: Buffer[] = [];
		let bytes = 0;
		request.on('data', (part: Buffer) => {
			bytes += part.byteLength;
			if (bytes <= limit) parts.push(part);
			else {
				parts.length = 0;
				request.removeAllListeners('data').pause();
				done(null);
			}
		});
		request.once('end', () => done(Buffer.concat(parts)));
		request.once('error', failed);
	});
}

/** 413, and the end of the connection once the rest of the body has been dropped. */
export async function refuseBody(request: IncomingMessage, response: ServerResponse): Promise<void> {
	const answer = problem(413, { requestId: randomUUID(), detail: `The body is larger than ${limitOf(request)} bytes` });
	const text = await answer.text();
	response.writeHead(413, { ...Object.fromEntries(answer.headers), 'content-length': text.length, connection: 'close' }).write(text);
	const end = () => {
		clearTimeout(late);
		response.end();
	};
	const late = setTimeout(end, LONGEST);
	let dropped = 0;
	request.on('data', (part: Buffer) => {
		dropped += part.byteLength;
		if (dropped > MOST_DROPPED) end();
	});
	request.once('end', end).once('close', end).resume();
}
