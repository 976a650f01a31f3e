import { ProductAnswer } from '@titraj/contract/catalog.ts';
import { FeedbackCommentAnswer } from '@titraj/contract/feedback.ts';
import { afterAll, beforeAll, describe, expect, test } from 'vitest';
import { type EditorBrowser, openEditor } from '#tests/support/editor.ts';
import { expectContract } from '#tests/support/expect-contract.ts';
import { startTestBackend, type TestBackend } from '#tests/support/start-test-backend.ts';

const PATH = '/admin/recenzije/';

let backend: TestBackend;
let editor: EditorBrowser;
beforeAll(async () => {
	backend = await startTestBackend();
	editor = openEditor(backend.url);
	expect(await editor.signIn()).toBe(303);
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

describe('reviews in the back office', () => {
	test('are pending with their text escaped, are published with a reply, and the reply is edited and removed', async () => {
		const id = await review('Radi, ali <script>alert(1)</script>');
		const waiting = (await editor.get(PATH)).text;
		expect(waiting).toContain('Radi, ali &lt;script&gt;');
		expect(waiting).toContain('Iva &lt;b&gt;');
		expect(waiting).toContain('kupnja nije potvrđena');
		expect(waiting).toContain('Čekaju (1)');

		const words = 'Radi, ali <script>alert(1)</script>';
		expect(await answerTo(words)).toBeUndefined();
		const published = await editor.post(PATH, { id, state: 'pending', status: 'approved', answer: ' Hvala.\r\nJavite se. ' });
		expect([published.status, published.headers.get('location')]).toEqual([303, `${PATH}?stanje=pending&spremljeno=1`]);
		expect(await answerTo(words)).toBe('Hvala.\nJavite se.');
		expect((await editor.get(`${PATH}?stanje=approved`)).text).toContain('Hvala.\nJavite se.</textarea>');

		await editor.post(PATH, { id, state: 'approved', status: 'approved', answer: '' });
		expect((await shown()).some(({ message }) => message === words)).toBe(true);
		expect(await answerTo(words)).toBeUndefined();
	});

	test.each([
		['de', 'de'],
		['sl', 'sl'],
		['xx', 'hr'],
		['', 'hr'],
	])('are answered in the language that staff choose: "%s" is stored as %s', async (chosen, stored) => {
		const words = `Odgovor na jeziku ${chosen}.`;
		const id = await review(words);
		await editor.post(PATH, { id, state: 'pending', status: 'approved', answer: 'Danke, hvala.', answer_lang: chosen });
		expect((await shown()).find(({ message }) => message === words)).toMatchObject({ answer: 'Danke, hvala.', answer_lang: stored });
		expect((await editor.get(`${PATH}?stanje=approved`)).text).toContain(`<option value="${stored}" selected>`);
		await editor.post(PATH, { id, state: 'approved', status: 'approved', answer: '', answer_lang: chosen });
		expect(Object.keys((await shown()).find(({ message }) => message === words) ?? {})).not.toContain('answer_lang');
	});

	test('disappear from the shop when they are rejected, and come back when they are published', async () => {
		const id = await review('Nisam zadovoljna kupnjom.');
		const isShown = async () => (await shown()).some(({ message }) => message === 'Nisam zadovoljna kupnjom.');
		await editor.post(PATH, { id, state: 'pending', status: 'approved', answer: '' });
		expect(await isShown()).toBe(true);
		await editor.post(PATH, { id, state: 'approved', status: 'rejected', answer: '' });
		expect(await isShown()).toBe(false);
		expect((await editor.get(`${PATH}?stanje=rejected`)).text).toContain('Nisam zadovoljna kupnjom.');
		await editor.post(PATH, { id, state: 'rejected', status: 'approved', answer: '' });
		expect(await isShown()).toBe(true);
	});

	test('are not published if their text has changed: staff read the new text first', async () => {
		const token = await backend.newToken();
		const read = await review('Prve riječi o proizvodu.', token);
		const rewritten = await review('Druge riječi o proizvodu.', token);
		expect(rewritten).not.toBe(read);
		const { status, text } = await editor.post(PATH, { id: read, state: 'pending', status: 'approved', answer: '' });
		expect(status).toBe(422);
		expect(text).toContain('Druge riječi o proizvodu.');
		expect(await shown()).not.toContainEqual(expect.objectContaining({ message: 'Druge riječi o proizvodu.' }));
	});

	test.each([
		['without a decision', { status: '' }],
		['with a decision that does not exist', { status: 'pending' }],
		['with an invalid id', { id: '1 or 1=1' }],
		['with an unknown id', { id: '999999999' }],
		['with a reply that is too long', { answer: 'Hvala. '.repeat(600) }],
	])('are not changed by a form %s', async (_title, wrong) => {
		const words = `Obrazac ${_title}.`;
		const id = await review(words);
		const { status, text } = await editor.post(PATH, { id, state: 'pending', status: 'approved', answer: '', ...wrong });
		expect(status).toBe(422);
		expect(text).toContain(words);
		if ('answer' in wrong) expect(text).toContain(`${wrong.answer}</textarea>`);
		expect((await shown()).map(({ message }) => message)).not.toContain(words);
	});

	test('are visible to staff only', async () => {
		expect((await openEditor(backend.url).get(PATH)).status).toBe(303);
		const id = await review('Ovo ne smije nitko objaviti.');
		expect((await openEditor(backend.url).post(PATH, { id, status: 'approved', answer: '' })).status).toBe(303);
		expect((await editor.post(PATH, { csrf: 'x', id, status: 'approved', answer: '' })).status).toBe(403);
		expect((await shown()).map(({ message }) => message)).not.toContain('Ovo ne smije nitko objaviti.');
	});

	test('are listed twenty per page, newest first', async () => {
		await backend.db.deleteFrom('feedback').execute();
		for (let at = 0; at < 21; at++) await review(`Recenzija broj ${at}.`);
		const { text } = await editor.get(PATH);
		expect(text.match(/<article/g)).toHaveLength(20);
		expect(text).not.toContain('Recenzija broj 0.');
		const older = /href="([^"]*prije=\d+)"/.exec(text)?.[1]?.replace('&amp;', '&') ?? '';
		expect((await editor.get(older)).text).toContain('Recenzija broj 0.');
	});
});
