import { ProductAnswer } from '@titraj/contract/catalog.ts';
import { FeedbackCommentAnswer } from '@titraj/contract/feedback.ts';
import { afterAll, beforeAll, describe, expect, test } from 'vitest';
import { expectContract } from '#tests/support/expect-contract.ts';
import { openPerson, type PersonBrowser } from '#tests/support/merchant-person.ts';
import { startTestBackend, type TestBackend } from '#tests/support/start-test-backend.ts';

let backend: TestBackend;
let support: PersonBrowser;
beforeAll(async () => {
	backend = await startTestBackend();
	support = await openPerson(backend, 'support');
});
afterAll(() => backend.close());

async function review(message: string, token?: string): Promise<string> {
	const body = { item_id: 1, rate: 2, display_name: 'Iva <b>', message };
	const { data } = expectContract(FeedbackCommentAnswer, (await backend.call('_post_hapi_feedback_comment', body, token ?? (await backend.newToken()))).body);
	return String(data?.id);
}

const shown = async () =>
	expectContract(ProductAnswer, (await backend.call('_post_hapi_catalog_product', { item_id: 1 })).body).data?.feedback_comment_widget.items ?? [];
const answerTo = async (words: string) => (await shown()).find(({ message }) => message === words)?.answer;

const decide = (id: string, decision: object) => support.call('PUT', `/reviews/${id}`, decision);
const wordsOf = async (state: string): Promise<string[]> =>
	(await support.call('GET', `/reviews?state=${state}&limit=100`)).body.items.map(({ message }: { message: string }) => message);

describe('reviews in the back office', () => {
	test('are pending as they were typed, are published with a reply, and the reply is edited and removed', async () => {
		const words = 'Radi, ali <script>alert(1)</script>';
		const id = await review(words);
		const [waiting] = (await support.call('GET', '/reviews?state=pending')).body.items;
		expect(waiting).toMatchObject({ id: Number(id), message: words, name: 'Iva <b>', is_verified: false });

		expect(await answerTo(words)).toBeUndefined();
		expect((await decide(id, { state: 'approved', answer: ' Hvala.\nJavite se. ' })).status).toBe(200);
		expect(await answerTo(words)).toBe('Hvala.\nJavite se.');

		await decide(id, { state: 'approved', answer: '' });
		expect((await shown()).some(({ message }) => message === words)).toBe(true);
		expect(await answerTo(words)).toBeUndefined();
	});

	test.each(['de', 'sl', 'hr'])('are answered in the language that staff choose: %s', async (language) => {
		const words = `Odgovor na jeziku ${language}.`;
		const id = await review(words);
		const { body } = await decide(id, { state: 'approved', answer: 'Danke, hvala.', answer_language: language });
		expect(body).toMatchObject({ answer: 'Danke, hvala.', answer_language: language });
		expect((await shown()).find(({ message }) => message === words)).toMatchObject({ answer: 'Danke, hvala.', answer_lang: language });
		await decide(id, { state: 'approved', answer: '', answer_language: language });
		expect(Object.keys((await shown()).find(({ message }) => message === words) ?? {})).not.toContain('answer_lang');
	});

	test('disappear from the shop when they are rejected, and come back when they are published', async () => {
		const words = 'Nisam zadovoljna kupnjom.';
		const id = await review(words);
		const isShown = async () => (await shown()).some(({ message }) => message === words);
		await decide(id, { state: 'approved' });
		expect(await isShown()).toBe(true);
		await decide(id, { state: 'rejected' });
		expect(await isShown()).toBe(false);
		expect(await wordsOf('rejected')).toContain(words);
		await decide(id, { state: 'approved' });
		expect(await isShown()).toBe(true);
	});

	test('are not published if their text has changed: staff read the new text first', async () => {
		const token = await backend.newToken();
		const read = await review('Prve riječi o proizvodu.', token);
		const rewritten = await review('Druge riječi o proizvodu.', token);
		expect(rewritten).not.toBe(read);
		expect((await decide(read, { state: 'approved' })).status).toBe(404);
		expect(await wordsOf('pending')).toContain('Druge riječi o proizvodu.');
		expect(await shown()).not.toContainEqual(expect.objectContaining({ message: 'Druge riječi o proizvodu.' }));
	});

	test.each([
		['without a decision', { state: '' }],
		['with a decision that does not exist', { state: 'pending' }],
		['with a reply that is too long', { state: 'approved', answer: 'Hvala. '.repeat(600) }],
		['with a language that is none', { state: 'approved', answer: 'Hvala.', answer_language: 'Deutsch' }],
	])('are not changed %s', async (title, wrong) => {
		const words = `Odluka ${title}.`;
		const id = await review(words);
		expect((await decide(id, wrong)).status).toBe(400);
		expect((await shown()).map(({ message }) => message)).not.toContain(words);
	});

	test('are not changed by an id that is not a number or belongs to no review', async () => {
		expect((await decide('1%20or%201=1', { state: 'approved' })).status).toBe(400);
		expect((await decide('999999999', { state: 'approved' })).status).toBe(404);
	});

	test('are visible to staff only', async () => {
		const id = await review('Ovo ne smije nitko objaviti.');
		expect((await support.call('GET', '/reviews', undefined, { cookie: '' })).status).toBe(401);
		expect((await support.call('PUT', `/reviews/${id}`, { state: 'approved' }, { cookie: '' })).status).toBe(401);
		expect((await support.call('PUT', `/reviews/${id}`, { state: 'approved' }, { 'x-csrf-token': 'x' })).status).toBe(403);
		expect((await shown()).map(({ message }) => message)).not.toContain('Ovo ne smije nitko objaviti.');
	});

	test('are listed page by page, newest first', async () => {
		await backend.db.deleteFrom('feedback').execute();
		for (let at = 0; at < 21; at++) await review(`Recenzija broj ${at}.`);
		const { body } = await support.call('GET', '/reviews?limit=20');
		expect([body.items.length, body.items[0].message]).toEqual([20, 'Recenzija broj 20.']);
		const older = (await support.call('GET', `/reviews?limit=20&cursor=${body.next_cursor}`)).body;
		expect([older.items.map(({ message }: { message: string }) => message), older.next_cursor]).toEqual([['Recenzija broj 0.'], null]);
	});
});
