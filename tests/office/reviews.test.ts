import { expect, test } from 'vitest';
import { auditPage } from '#tests/support/audit-page.ts';
import { browseOffice, OFFICE_WIDTHS } from '#tests/support/browse-office.ts';
import { jpeg } from '#tests/support/sample-pictures.ts';
import { sendPhoto } from '#tests/support/send-photo.ts';

const office = browseOffice();

async function writeReview(name: string): Promise<number> {
	const { db } = office.backend();
	const product = await db.selectFrom('products').select('id').where('code', '=', 'MON-1').executeTakeFirstOrThrow();
	const review = { product_id: product.id, session_id: null, user_id: null, rate: 4, display_name: name, message: 'Dobar <b>monitor</b>', lang: 'hr' };
	const { id } = await db
		.insertInto('feedback')
		.values({ ...review, status: 'pending' })
		.returning('id')
		.executeTakeFirstOrThrow();
	return id;
}

test.each(OFFICE_WIDTHS)('a review is published, answered and rejected, each after a question: %s', async (width) => {
	const name = `Kupac ${width}`;
	const id = await writeReview(name);
	const stored = () => office.backend().db.selectFrom('feedback').select(['status', 'answer', 'answer_lang']).where('id', '=', id).executeTakeFirstOrThrow();
	const page = await office.open('/reviews?state=pending', { width, bypassCSP: true });
	const card = page.getByRole('article').filter({ hasText: name });
	await card.getByText('Dobar <b>monitor</b>').waitFor();
	expect(await page.evaluate(() => document.documentElement.scrollWidth > innerWidth)).toBe(false);
	expect(await auditPage(page)).toEqual([]);
	const dialog = page.getByRole('dialog');
	const confirm = async () => {
		await dialog.getByRole('button', { name: 'Potvrdi' }).click();
		await dialog.waitFor({ state: 'hidden' });
	};
	await page.getByRole('button', { name: `Objavi: ${name}` }).click();
	await confirm();
	expect(await stored()).toEqual({ status: 'approved', answer: null, answer_lang: null });
	await page.getByLabel('Prikaži').selectOption('approved');
	await page.getByRole('button', { name: `Odgovori: ${name}` }).click();
	await dialog.getByLabel('Odgovor trgovine').fill('Hvala <i>Vam</i>.');
	await confirm();
	await card.getByRole('blockquote').getByText('Hvala <i>Vam</i>.').waitFor();
	expect(await stored()).toEqual({ status: 'approved', answer: 'Hvala <i>Vam</i>.', answer_lang: 'hr' });
	await page.getByRole('button', { name: `Odbij: ${name}` }).click();
	await confirm();
	await card.waitFor({ state: 'detached' });
	expect((await stored()).status).toBe('rejected');
});

test.each(OFFICE_WIDTHS)('photos of a review are seen before they are published, and one is removed alone: %s', async (width) => {
	const backend = office.backend();
	const name = `Fotograf ${width}`;
	const token = await backend.newToken();
	const photos = [
		(await sendPhoto(backend, await jpeg(300, 200), token)).data?.id ?? '',
		(await sendPhoto(backend, await jpeg(200, 300), token)).data?.id ?? '',
	];
	const product = await backend.db.selectFrom('products').select('id').where('code', '=', 'MON-1').executeTakeFirstOrThrow();
	const review = { item_id: product.id, rate: 5, display_name: name, message: 'Ovako stoji na stolu.', photos };
	expect((await backend.call('_post_hapi_feedback_comment', review, token)).body).toMatchObject({ success: true });
	const page = await office.open('/reviews?state=pending', { width, bypassCSP: true });
	const card = page.getByRole('article').filter({ hasText: name });
	await expect.poll(() => card.locator('img').evaluateAll((images) => images.map((image) => Reflect.get(image, 'naturalWidth') > 0))).toEqual([true, true]);
	expect(await page.evaluate(() => document.documentElement.scrollWidth > innerWidth)).toBe(false);
	expect(await auditPage(page)).toEqual([]);
	await page.getByRole('button', { name: `Ukloni: Fotografija 1, ${name}` }).click();
	await page.getByRole('dialog').getByRole('button', { name: 'Potvrdi' }).click();
	await expect.poll(() => card.locator('img').count()).toBe(1);
	const left = await backend.db.selectFrom('review_photos').select('id').where('id', 'in', photos).execute();
	expect(left).toEqual([{ id: photos[1] }]);
});
