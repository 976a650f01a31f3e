import { crc32 } from 'node:zlib';
import { BOT_FOLDER } from '#lib/domain/bots.ts';
import type { NearStore, PageStore } from './store/page-store.ts';

const ABSENT = '0:0';

/** `bytes:checksum` of a file. */
export const stampOf = (content: Uint8Array): string => `${content.byteLength}:${crc32(content)}`;

/** Names of a page's files: document, data, document for bots. */
export const filesOf = (path: string) => ({ html: `${path}index.html`, json: `${path}index.pageContext.json`, bot: `${BOT_FOLDER}${path}index.html` }) as const;

/** What the manifest keeps of a page's files: document, data, document for bots. */
export function stampsOf({ html, json, bot }: { readonly html: Uint8Array; readonly json: Uint8Array; readonly bot: Uint8Array | null }): string {
	return [stampOf(html), stampOf(json), bot === null ? ABSENT : stampOf(bot)].join(' ');
}

/**
 * How closely files are looked at. `look`: all, one may be half there after a crash or where a cache was restored in part. `read`: what they say
 * too, a build that was killed may have written a file that the manifest knows in its earlier state.
 */
export type Care = 'look' | 'read';

/** Whether a page's document, which is written last, is as long as it was written: enough where nobody but the last build has touched the cache. */
export function isDocumentWhole(store: NearStore, path: string, stamps: string): boolean {
	return store.sizeOf(filesOf(path).html) === Number.parseInt(stamps, 10);
}

/** Whether a page's files are there as they were written. */
export async function areWhole(store: PageStore, path: string, { stamps, bot, care }: { stamps: string; bot: boolean; care: Care }): Promise<boolean> {
	const names = filesOf(path);
	const [html = '', json = '', forBots = ''] = stamps.split(' ');
	const isWhole = async (name: string, stamp: string) => {
		if (care !== 'read') return (await store.sizeOf(name)) === Number.parseInt(stamp, 10);
		const content = await store.read(name);
		return content !== null && stampOf(content) === stamp;
	};
	return (await isWhole(names.html, html)) && (await isWhole(names.json, json)) && (!bot || (await isWhole(names.bot, forBots)));
}
