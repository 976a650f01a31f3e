import { fetchSource, LARGEST } from '../../catalog/media/index.ts';
import type { CommandAccess } from '../../merchant-api/keys/command-access.ts';
import type { RowResult } from '../../merchant-api/rows/row-result.ts';
import type { ProductRow } from '../../merchant-api/schemas/product-row.ts';
import { type Known, toNews } from '../own-feed.ts';
import { FeedError } from '../source/feed-error.ts';
import type { ImportTarget } from './import-target.ts';
import { callMerchant } from './merchant-client.ts';

/** Rows per call: large enough to be fast, small enough to show progress and to leave the shop its turns. */
const BATCH = 1000;
const PAGE = 500;

/** The shop that runs on this machine, by its merchant API. Nothing is fetched here: the running shop fetches pictures. */
export const runningTarget = (access: CommandAccess): ImportTarget => ({
	async *write(rows, { folder, dryRun }) {
		const uploads = new Map<string, string | null>();
		for await (const batch of toBatches(rows)) {
			const sent: ProductRow[] = [];
			for (const row of batch) sent.push(dryRun ? withoutFiles(row) : await withUploads(access, row, { folder, uploads }));
			yield* await sendRows(access, sent, dryRun);
		}
	},
	async *keepKnown(rows) {
		let known: Map<string, Known> | undefined;
		for await (const { row, isOwn } of rows) {
			if (!isOwn) yield row;
			else {
				known ??= await readKnown(access);
				yield toNews(row, known.get(row.sku));
			}
		}
	},
	async findAbsent(skus) {
		const absent: string[] = [];
		let onSale = 0;
		for await (const { sku, archived } of readViews(access)) {
			onSale += archived ? 0 : 1;
			if (!archived && !skus.has(sku)) absent.push(sku);
		}
		return { absent, onSale };
	},
	finish: async () => {},
});

async function sendRows(access: CommandAccess, rows: readonly ProductRow[], dryRun: boolean): Promise<RowResult[]> {
	const body = rows.map((row) => `${JSON.stringify(row)}\n`).join('');
	const response = await callMerchant(access, { method: 'POST', path: `/bulk/products?dry_run=${dryRun}`, type: 'application/x-ndjson', body });
	const lines = (await response.text()).trimEnd().split('\n');
	const results: RowResult[] = lines.slice(0, -1).map((line) => JSON.parse(line));
	if (results.length !== rows.length) throw new FeedError('The running shop stopped in the middle: start the import again, which sends only what is missing.');
	return results;
}

interface Uploads {
	readonly folder: string | null;
	/** Media by path; null for a file that cannot be used. */
	readonly uploads: Map<string, string | null>;
}

/** A row whose files are uploaded. A file that cannot be read stays away, as a picture that cannot be fetched does. */
async function withUploads(access: CommandAccess, row: ProductRow, uploads: Uploads): Promise<ProductRow> {
	const toMedia = async <Source extends { file?: string }>(sources: readonly Source[]) => {
		const found: Source[] = [];
		for (const source of sources) {
			if (source.file === undefined) found.push(source);
			else {
				const media = await upload(access, source.file, uploads);
				const { file: _, ...rest } = source;
				if (media !== null) found.push(Object.assign({}, source, { ...rest, file: undefined, media }));
			}
		}
		return found;
	};
	return { ...row, ...(row.images && { images: await toMedia(row.images) }), ...(row.documents && { documents: await toMedia(row.documents) }) };
}

async function upload(access: CommandAccess, file: string, { folder, uploads }: Uploads): Promise<string | null> {
	const known = uploads.get(file);
	if (known !== undefined) return known;
	const maxBytes = Math.max(...Object.values(LARGEST));
	const read = folder === null ? null : await fetchSource({ source: `${folder}/${file}`, folder, known: undefined }, { maxBytes });
	const media = read?.outcome === 'fetched' ? await sendFile(access, read.bytes) : null;
	uploads.set(file, media);
	return media;
}

async function sendFile(access: CommandAccess, bytes: Buffer): Promise<string | null> {
	const response = await callMerchant(access, { method: 'POST', path: '/media', type: 'application/octet-stream', body: new Uint8Array(bytes) });
	if (!response.ok) return null;
	const stored: unknown = await response.json();
	return typeof stored === 'object' && stored !== null && 'media' in stored && typeof stored.media === 'string' ? stored.media : null;
}

/** Files are uploaded only to be stored. */
const withoutFiles = (row: ProductRow): ProductRow => ({
	...row,
	...(row.images && { images: row.images.filter(({ file }) => file === undefined) }),
	...(row.documents && { documents: row.documents.filter(({ file }) => file === undefined) }),
});

/** What the import needs of a product of the shop. */
interface View {
	readonly sku: string;
	readonly archived: boolean;
	readonly price: { readonly regular: string; readonly sale: string | null; readonly shown_as_reduced: boolean };
	readonly stock: { readonly quantity: number };
}

async function* readViews(access: CommandAccess): AsyncGenerator<View> {
	let cursor: string | null = '0';
	while (cursor !== null) {
		const response = await callMerchant(access, { method: 'GET', path: `/products?limit=${PAGE}&cursor=${cursor}` });
		const page: { items: View[]; next_cursor: string | null } = JSON.parse(await response.text());
		yield* page.items;
		cursor = page.next_cursor;
	}
}

async function readKnown(access: CommandAccess): Promise<Map<string, Known>> {
	const known = new Map<string, Known>();
	const toCents = (amount: string) => Math.round(Number(amount) * 100);
	for await (const { sku, price, stock } of readViews(access)) {
		const [regular, now] = [toCents(price.regular), toCents(price.sale ?? price.regular)];
		known.set(sku, { code: sku, price_cents: regular, now_cents: now, reduced: price.shown_as_reduced, quantity: stock.quantity });
	}
	return known;
}

async function* toBatches(rows: AsyncIterable<ProductRow>): AsyncGenerator<ProductRow[]> {
	let batch: ProductRow[] = [];
	for await (const row of rows) {
		batch.push(row);
		if (batch.length < BATCH) continue;
		yield batch;
		batch = [];
	}
	if (batch.length > 0) yield batch;
}
