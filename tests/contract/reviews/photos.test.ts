import { ProductAnswer } from '@titraj/contract/catalog.ts';
import { FeedbackCommentAnswer, FeedbackCommentsAnswer } from '@titraj/contract/feedback.ts';
import sharp from 'sharp';
import { afterAll, beforeAll, describe, expect, test } from 'vitest';
import { logIn } from '#tests/support/account-steps.ts';
import { expectContract } from '#tests/support/expect-contract.ts';
import { openPerson, type PersonBrowser } from '#tests/support/merchant-person.ts';
import { isNear, pixelAt } from '#tests/support/sample-pictures.ts';
import { sendPhoto } from '#tests/support/send-photo.ts';
import { startTestBackend, type TestBackend } from '#tests/support/start-test-backend.ts';

let backend: TestBackend;
let support: PersonBrowser;
let staff: string;
beforeAll(async () => {
	backend = await startTestBackend();
	support = await openPerson(backend, 'support');
	staff = await logIn(backend, { email: 'urednik@titraj.example', password: 'titraj-urednik' });
});
afterAll(() => backend.close());

/** Different colours make different files. */
const photoOf = (seed: number) =>
	sharp({ create: { width: 200, height: 100, channels: 3, background: { r: seed, g: 255 - seed, b: 40 } } })
		.jpeg()
		.toBuffer();
const upload = async (token: string, seed = 1) => (await sendPhoto(backend, await photoOf(seed), token)).data?.id ?? '';
const write = async (token: string, photos: string[] | undefined, { message = 'Tako izgleda na mom stolu.', item_id = 1 } = {}) =>
	expectContract(
		FeedbackCommentAnswer,
		(await backend.call('_post_hapi_feedback_comment', { item_id, rate: 5, display_name: 'Iva', message, ...(photos && { photos }) }, token)).body,
	);
const decide = (id: number | undefined, state: 'approved' | 'rejected') => support.call('PUT', `/reviews/${id}`, { state });
const publish = (id: number | undefined) => decide(id, 'approved');
/** Type of a photo as a member of staff gets it, or the status of the refusal. */
const openPhoto = async (id: string, headers: Record<string, string> = {}) => {
	const answer = await support.call('GET', `/review-photos/${id}`, undefined, headers);
	return answer.status === 200 ? answer.headers.get('content-type') : answer.status;
};
const reviewsOf = async (item_id = 1) =>
	expectContract(ProductAnswer, (await backend.call('_post_hapi_catalog_product', { item_id })).body).data?.feedback_comment_widget.items ?? [];
const shownPhotos = async (item_id = 1) => (await reviewsOf(item_id)).flatMap(({ photos = [] }) => photos);
const stored = () => backend.db.selectFrom('review_photos').select(['id', 'feedback_id', 'media']).execute();

describe('a photo of a review', () => {
	test('is visible only to staff until its review is published, then with the review', async () => {
		const token = await backend.newToken();
		const photos = [await upload(token, 10), await upload(token, 20)];
		const { data } = await write(token, photos, { item_id: 2 });
		expect(await shownPhotos(2)).toEqual([]);
		expect((await backend.db.selectFrom('media_files').selectAll().execute()).length).toBe(0);
		expect((await support.call('GET', `/reviews/${data?.id}`)).body.photos).toEqual(photos);
		const warehouse = await openPerson(backend, 'warehouse');
		for (const id of photos) {
			expect(await openPhoto(id)).toBe('image/jpeg');
			expect(await openPhoto(id, { cookie: '' })).toBe(401);
			expect((await warehouse.call('GET', `/review-photos/${id}`)).status).toBe(403);
		}
		for (const id of ['x', '00000000-0000-4000-8000-000000000000']) expect(await openPhoto(id)).toBe(404);
		expect((await publish(data?.id)).status).toBe(200);
		const [first, ...others] = await shownPhotos(2);
		expect(others).toHaveLength(1);
		expect(first?.thumbs.map(({ width, height }) => [width, height])).toEqual([
			[200, 100],
			[200, 100],
			[200, 100],
		]);
		const served = await fetch(`${backend.url}${first?.thumbs[0]?.url}`);
		expect(served.headers.get('content-type')).toBe('image/webp');
		expect(isNear(await pixelAt(Buffer.from(await served.arrayBuffer()), 0.5, 0.5), [10, 245, 40])).toBe(true);
		expect(await openPhoto(photos[0] ?? '')).toBe('image/webp');
		const list = expectContract(FeedbackCommentsAnswer, (await backend.call('_get_hapi_feedback_comments', { item_id: 2 })).body).data;
		expect(list?.items[0]?.photos).toHaveLength(2);
	});

	test('that staff removed is gone, and the others stay', async () => {
		const token = await backend.newToken();
		const photos = [await upload(token, 30), await upload(token, 31)];
		const { data } = await write(token, photos, { item_id: 3 });
		await publish(data?.id);
		const [gone] = await shownPhotos(3);
		const before = await backend.db.selectFrom('products').select('updated_at').where('id', '=', 3).executeTakeFirstOrThrow();
		const remove = (photo = photos[0] ?? '', headers: Record<string, string> = {}) =>
			support.call('DELETE', `/reviews/${data?.id}/photos/${photo}`, undefined, headers);
		expect((await remove(photos[0], { cookie: '' })).status).toBe(401);
		expect((await (await openPerson(backend, 'editor')).call('DELETE', `/reviews/${data?.id}/photos/${photos[0]}`)).status).toBe(403);
		expect((await support.call('DELETE', `/reviews/999999/photos/${photos[0]}`)).status).toBe(404);
		expect((await remove()).body.photos).toEqual([photos[1]]);
		expect(await shownPhotos(3)).toHaveLength(1);
		expect(await shownPhotos(3)).not.toContainEqual(gone);
		const after = await backend.db.selectFrom('products').select('updated_at').where('id', '=', 3).executeTakeFirstOrThrow();
		expect(after.updated_at.getTime()).toBeGreaterThan(before.updated_at.getTime());
		expect((await remove()).status).toBe(404);
		expect((await remove('x')).status).toBe(400);
	});

	test('is deleted with a review that is rejected or withdrawn', async () => {
		const token = await backend.newToken();
		const { data } = await write(token, [await upload(token, 40)], { item_id: 4 });
		await publish(data?.id);
		expect(await shownPhotos(4)).toHaveLength(1);
		await decide(data?.id, 'rejected');
		expect((await stored()).filter(({ feedback_id }) => feedback_id === data?.id)).toEqual([]);
		await publish(data?.id);
		expect((await reviewsOf(4)).length).toBe(1);
		expect(await shownPhotos(4)).toEqual([]);
	});

	test('is deleted with the account of its author', async () => {
		const customer = await logIn(backend, { email: 'kupac@titraj.example', password: 'titraj-kupac' });
		const { data } = await write(customer, [await upload(customer, 50)], { item_id: 5 });
		await publish(data?.id);
		await upload(customer, 51);
		expect(await shownPhotos(5)).toHaveLength(1);
		const before = (await stored()).length;
		expect((await backend.call('_post_hapi_auth_close_account', { password: 'titraj-kupac' }, customer)).body).toMatchObject({ success: true });
		expect(await reviewsOf(5)).toEqual([]);
		expect((await stored()).length).toBe(before - 2);
	});

	test('is not published by a tool that moderates words: somebody has to see it first', async () => {
		const token = await backend.newToken();
		const { data } = await write(token, [await upload(token, 60)], { item_id: 6 });
		await backend.call('_put_hapi_feedback_comment', { id: data?.id ?? 0, status: 'approved' }, staff);
		expect((await reviewsOf(6)).length).toBe(1);
		expect(await shownPhotos(6)).toEqual([]);
		await publish(data?.id);
		expect(await shownPhotos(6)).toHaveLength(1);
	});
});

describe('photos that change', () => {
	test('are not published if staff saw the old ones', async () => {
		const token = await backend.newToken();
		const first = await write(token, [await upload(token, 70)], { item_id: 7 });
		const second = await write(token, [await upload(token, 71)], { item_id: 7 });
		expect(second.data?.id).not.toBe(first.data?.id);
		expect((await publish(first.data?.id)).status).toBe(404);
		expect(await reviewsOf(7)).toEqual([]);
	});

	test('are stored once if the same review is sent again and at the same time', async () => {
		const token = await backend.newToken();
		const photos = [await upload(token, 80), await upload(token, 80), await upload(token, 81)];
		expect(photos[0]).toBe(photos[1]);
		const answers = await Promise.all(Array.from({ length: 4 }, () => write(token, photos, { item_id: 8 })));
		expect(answers.map(({ success }) => success)).toEqual([true, true, true, true]);
		const again = await write(token, photos, { item_id: 8 });
		expect((await stored()).filter(({ feedback_id }) => feedback_id === again.data?.id).map(({ id }) => id)).toEqual([photos[0], photos[2]]);
		const none = await write(token, undefined, { item_id: 8 });
		expect((await stored()).filter(({ feedback_id }) => feedback_id === none.data?.id || feedback_id === again.data?.id)).toEqual([]);
	});

	test('of another shopper, of another product and unknown ones are refused, and the review is not stored', async () => {
		const [own, stranger] = [await backend.newToken(), await backend.newToken()];
		const used = await upload(own, 90);
		await write(own, [used], { item_id: 9 });
		const pending = await countPending();
		for (const photos of [[await upload(stranger, 91)], [used], ['00000000-0000-4000-8000-000000000000'], ["' or 1=1"]])
			expect(await write(own, photos, { item_id: 1 })).toMatchObject({ success: false, errors: { photos: 'error_feedback_photos' } });
		expect(await countPending()).toBe(pending);
		const six = Array.from({ length: 6 }, (_, place) => `${place}`);
		expect(
			(await backend.call('_post_hapi_feedback_comment', { item_id: 1, rate: 5, display_name: 'Iva', message: 'Šest slika.', photos: six }, own)).status,
		).toBe(400);
	});

	test('that no review names are at most ten of one shopper', async () => {
		const token = await backend.newToken();
		const ids: string[] = [];
		for (let seed = 100; seed < 112; seed++) ids.push(await upload(token, seed));
		const kept = (await stored()).map(({ id }) => id);
		expect(ids.filter((id) => kept.includes(id))).toEqual(ids.slice(2));
	});

	const countPending = async () =>
		(await backend.db.selectFrom('feedback').select('id').where('status', '=', 'pending').where('message', 'is not', null).execute()).length;
});
