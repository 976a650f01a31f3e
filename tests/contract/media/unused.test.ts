import { setTimeout as wait } from 'node:timers/promises';
import { isKept, keepMedia } from '@titraj/backend/catalog/media/store/keep-media.ts';
import { removeUnused } from '@titraj/backend/catalog/media/unused/remove-unused.ts';
import type { MediaStore } from '@titraj/backend/platform/media/media-store.ts';
import { openMediaStore } from '@titraj/backend/platform/media/open-media-store.ts';
import fc from 'fast-check';
import { afterAll, beforeAll, describe, expect, it } from 'vitest';
import { newRow, upsert } from '#tests/support/merchant-rows.ts';
import { jpeg } from '#tests/support/sample-pictures.ts';
import { startTestBackend, type TestBackend } from '#tests/support/start-test-backend.ts';

let backend: TestBackend;
let store: MediaStore;
beforeAll(async () => {
	backend = await startTestBackend();
	store = openMediaStore({ kind: 'memory' });
});
afterAll(() => backend.close());

const day = (days: number) => new Date(Date.UTC(2026, 0, 1 + days));
const run = (days: number, options: { most?: number; dryRun?: boolean; store?: MediaStore } = {}) =>
	removeUnused(backend.db, options.store ?? store, { now: day(days), days: 30, most: 100, ...options });
let drawn = 0;
/** A different picture each time. */
const draw = () => jpeg(40 + drawn++, 40);
async function keep(bytes: Buffer, into = store): Promise<string> {
	const kept = await keepMedia(backend.db, into, { kind: 'picture', bytes });
	if (!kept.ok) throw new Error(kept.reason);
	return kept.hash;
}
const name = (sku: string, hashes: readonly string[]) => upsert(backend.db, [newRow(sku, { images: hashes.map((media) => ({ media })) })]);
const rowOf = (hash: string) => backend.db.selectFrom('media_files').selectAll().where('hash', '=', hash).executeTakeFirst();
const isThere = async (hash: string) => [await isKept(store, 'picture', hash), (await rowOf(hash)) !== undefined];

describe('a stored picture that no product uses any more', () => {
	it('is kept for thirty days after that was noticed, then removed with its sizes, and the others stay', async () => {
		const [kept, dropped] = [await keep(await draw()), await keep(await draw())];
		await name('U-1', [kept, dropped]);
		expect(await run(0)).toMatchObject({ unused: 0, removed: 0 });
		await name('U-1', [kept]);
		expect(await run(40)).toMatchObject({ unused: 1, removed: 0 });
		expect(await run(69)).toMatchObject({ unused: 1, removed: 0 });
		expect(await isThere(dropped)).toEqual([true, true]);
		const { bytes = 0 } = (await rowOf(dropped)) ?? {};
		expect(await run(70, { dryRun: true })).toEqual({ unused: 1, removed: 1, bytes });
		expect(await isThere(dropped)).toEqual([true, true]);
		expect(await run(70)).toEqual({ unused: 1, removed: 1, bytes });
		expect([await isThere(dropped), await store.has(`originals/${dropped.slice(0, 2)}/${dropped}`)]).toEqual([[false, false], false]);
		expect(await isThere(kept)).toEqual([true, true]);
		expect(await run(200)).toMatchObject({ unused: 0, removed: 0 });
	});

	it('is kept for another thirty days after it was used or stored again', async () => {
		const bytes = await draw();
		const hash = await keep(bytes);
		await run(0);
		await name('U-2', [hash]);
		await run(40);
		await name('U-2', []);
		await run(41);
		expect(await run(70)).toMatchObject({ removed: 0 });
		await keep(bytes);
		expect(await run(80)).toMatchObject({ unused: 1, removed: 0 });
		expect(await run(109)).toMatchObject({ removed: 0 });
		expect(await run(110)).toMatchObject({ removed: 1 });
	});

	it('is used by no hidden product either', async () => {
		const hash = await keep(await draw());
		await name('U-3', [hash]);
		await upsert(backend.db, [{ sku: 'U-3', archived: true }]);
		await run(0);
		expect(await run(100)).toMatchObject({ unused: 0, removed: 0 });
		expect(await isThere(hash)).toEqual([true, true]);
	});

	it('is removed together with its address; one whose address a product uses stays', async () => {
		const [old, shown] = [await keep(await draw()), await keep(await draw())];
		await upsert(backend.db, [newRow('U-4', { images: [{ url: 'https://cdn.example/shown.jpg' }, { url: 'https://cdn.example/old.jpg' }] })]);
		for (const [file, hash] of [
			['shown', shown],
			['old', old],
		] as const)
			await backend.db.updateTable('media_sources').set({ hash, state: 'stored' }).where('source', '=', `https://cdn.example/${file}.jpg`).execute();
		await upsert(backend.db, [{ sku: 'U-4', images: [{ url: 'https://cdn.example/shown.jpg' }] }]);
		await run(0);
		expect(await run(30)).toMatchObject({ removed: 1 });
		const sources = await backend.db.selectFrom('media_sources').select('source').where('source', 'like', 'https://cdn.example/%').execute();
		expect(sources).toEqual([{ source: 'https://cdn.example/shown.jpg' }]);
		expect([await isThere(old), await isThere(shown)]).toEqual([
			[false, false],
			[true, true],
		]);
	});

	it('counts towards the maximum per run', async () => {
		for (let picture = 0; picture < 5; picture++) await keep(await draw());
		await run(0);
		expect([await run(30, { most: 2 }), await run(30, { most: 2 }), await run(30, { most: 2 })]).toMatchObject([
			{ unused: 5, removed: 2 },
			{ unused: 3, removed: 2 },
			{ unused: 1, removed: 1 },
		]);
	});

	it('cannot be used after its removal was interrupted; stored again it is complete', async () => {
		const bytes = await draw();
		const hash = await keep(bytes);
		await run(0);
		let removals = 0;
		const failing: MediaStore = {
			...store,
			remove: (key) => {
				removals += 1;
				return removals > 3 ? Promise.reject(new Error('storage is away')) : store.remove(key);
			},
		};
		await expect(run(30, { store: failing })).rejects.toThrow('storage is away');
		expect(await isThere(hash)).toEqual([false, true]);
		expect(await name('U-5', [hash])).toEqual(['U-5: images.0.media: names a picture that was not uploaded']);
		await keep(bytes);
		expect(await name('U-5', [hash])).toEqual(['U-5: created']);
		expect(await run(31)).toMatchObject({ removed: 0 });
		expect(await isThere(hash)).toEqual([true, true]);
	});
});

describe('a picture that is concurrently stored, used or removed', () => {
	it('is complete afterwards, or removed and unused', async () => {
		const bytes = await draw();
		const pause = fc.integer({ min: 0, max: 6 });
		await fc.assert(
			fc.asyncProperty(pause, pause, pause, pause, fc.boolean(), async (storing, naming, removing, deleting, isFirstStored) => {
				const slow: MediaStore = { ...store, remove: (key) => wait(deleting).then(() => store.remove(key)) };
				const hash = await keep(bytes);
				await name('U-6', []);
				await backend.db
					.updateTable('media_files')
					.set({ unused_since: day(0) })
					.where('hash', '=', hash)
					.execute();
				await Promise.all([
					wait(removing).then(() => run(60, { store: slow })),
					wait(storing).then(() => (isFirstStored ? keep(bytes, slow) : undefined)),
					wait(naming).then(() => name('U-6', [hash])),
				]);
				const named = await backend.db.selectFrom('product_images').select('media').where('media', '=', hash).execute();
				const [areFilesThere, isRowThere] = await isThere(hash);
				if (named.length > 0 || isFirstStored) expect([areFilesThere, isRowThere]).toEqual([true, true]);
				expect(areFilesThere).toBe(isRowThere);
			}),
			{ numRuns: 40 },
		);
	}, 60_000);
});
