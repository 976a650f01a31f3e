import { promisify } from 'node:util';
import { brotliCompress, brotliCompressSync, constants, gzip, gzipSync } from 'node:zlib';
import { isText } from './content-type.ts';

const toBrotli = promisify(brotliCompress);
const toGzip = promisify(gzip);

export type Encoding = 'br' | 'gzip' | 'identity';

const SMALLEST = 1024;
/** Bytes up to which compressing a body in this thread is faster than handing it to another. */
const AT_ONCE = 16 * 1024;

/** The best encoding that a client accepts; small bodies and pictures are not compressed. */
export function chooseEncoding(accepted: string | undefined, contentType: string, size: number): Encoding {
	if (size < SMALLEST || !isText(contentType)) return 'identity';
	if (/(^|[\s,])br\b(?!\s*;\s*q=0(\.0*)?(,|$))/.test(accepted ?? '')) return 'br';
	return /(^|[\s,])gzip\b(?!\s*;\s*q=0(\.0*)?(,|$))/.test(accepted ?? '') ? 'gzip' : 'identity';
}

/** Compresses a body. `quality` is brotli's, 0 to 11. */
export async function encode(body: Uint8Array, encoding: Encoding, quality: number): Promise<Uint8Array> {
	if (encoding === 'identity') return body;
	const isSmall = body.byteLength <= AT_ONCE;
	if (encoding === 'gzip') return isSmall ? gzipSync(body) : toGzip(body);
	const options = { params: { [constants.BROTLI_PARAM_QUALITY]: quality, [constants.BROTLI_PARAM_SIZE_HINT]: body.byteLength } };
	return isSmall ? brotliCompressSync(body, options) : toBrotli(body, options);
}

/** The smallest brotli form of a body. It takes up to ten times as long as that of quality 6, always in another thread. */
export function encodeSmallest(body: Uint8Array): Promise<Uint8Array> {
	return toBrotli(body, {
		params: { [constants.BROTLI_PARAM_QUALITY]: constants.BROTLI_MAX_QUALITY, [constants.BROTLI_PARAM_SIZE_HINT]: body.byteLength },
	});
}
