import { LEGAL_PATHS } from '@titraj/backend/setup/read-checklist.ts';
import { afterAll, beforeAll, describe, expect, test } from 'vitest';
import { openPersonBrowser, type PersonBrowser } from '#tests/support/merchant-person.ts';
import { numberPapers } from '#tests/support/numbered-shop.ts';
import { OWN_COMPANY, OWNER, startOwnShop, toFirstVisit } from '#tests/support/start-own-shop.ts';

type OwnShop = Awaited<ReturnType<typeof startOwnShop>>;

/** Opens the owner's account; the password is confirmed, as the IBAN needs. */
async function openOwner(shop: OwnShop): Promise<PersonBrowser> {
	const owner = openPersonBrowser(shop);
	expect((await owner.call('POST', '/owner', toFirstVisit(shop.setupCode))).status).toBe(200);
	await owner.signIn(OWNER.email, OWNER.password);
	await owner.call('POST', '/session/confirmation', { password: OWNER.password });
	return owner;
}

describe('the checklist', () => {
	let shop: OwnShop;
	let owner: PersonBrowser;
	beforeAll(async () => {
		shop = await startOwnShop();
		owner = await openOwner(shop);
	});
	afterAll(() => shop.close());

	const read = async () => (await owner.call('GET', '/checklist')).body;
	const steps = async (isDone: boolean) => (await read()).steps.filter(({ done }: { done: boolean }) => done === isDone).map(({ key }: { key: string }) => key);
	const publish = async (path: string, content: string) => {
		const { id } = await shop.db.selectFrom('pages').select('id').where('path', '=', path).executeTakeFirstOrThrow();
		return owner.call('PUT', `/pages/${id}`, { content, visible: true });
	};

	test('computes its steps from the data, until the shop can take orders', async () => {
		expect([await steps(true), await steps(false)]).toEqual([['owner'], ['company', 'imprint', 'payment', 'shipping', 'legal', 'mail', 'product']]);
		expect((await owner.call('PUT', '/settings/company', OWN_COMPANY)).status).toBe(200);
		await owner.call('PUT', '/settings/shop', { name: 'Vuna', mail_sender: 'trgovina@vuna.example', social: [] });
		expect(await steps(true)).toEqual(['owner', 'company', 'imprint', 'mail']);
		await owner.call('PUT', '/payment-methods/bank_transfer', { on: true });
		expect((await read()).unpublished_pages).toEqual(expect.arrayContaining(['Uvjeti kupnje', 'Zakonsko jamstvo']));
		for (const path of LEGAL_PATHS) expect((await publish(path, '<p>Gotovo.</p>')).status).toBe(200);
		expect(await read()).toMatchObject({ ready: false, unpublished_pages: [], fiscalisation: 'off', issues_papers: false });
		expect(await steps(false)).toEqual(['shipping', 'product']);
	});

	test('does not count bank transfer as a payment method without an IBAN', async () => {
		await owner.call('PUT', '/settings/company', { iban: '' });
		expect(await steps(false)).toContain('payment');
	});

	test('fills legal templates with the company’s data, and refuses to publish them while they have blanks', async () => {
		const { content } = await shop.db.selectFrom('pages').select('content').where('path', '=', '/dostava/').executeTakeFirstOrThrow();
		expect(content).toContain('[[');
		const refused = await publish('/dostava/', content ?? '');
		expect([refused.status, refused.body.errors[0].reason]).toEqual([422, expect.stringMatching(/blanks: \[\[[^\]]+\]\]/)]);
		expect((await shop.db.selectFrom('pages').select('visible').where('path', '=', '/dostava/').executeTakeFirstOrThrow()).visible).toBe(false);
	});

	test('escapes the company’s data when they fill blanks, and keeps other blanks', async () => {
		const rows = () => shop.db.selectFrom('pages').select(['content', 'visible']).where('path', '=', '/dostava/').executeTakeFirstOrThrow();
		await shop.db.updateTable('pages').set({ content: '[[naziv tvrtke]], [[adresa]], [[datum]]' }).where('path', '=', '/dostava/').execute();
		await owner.call('PUT', '/settings/company', { name: '<b>$&' });
		expect(await rows()).toEqual({ content: '&lt;b&gt;$&amp;, Strujna 7, 21000 Split, [[datum]]', visible: false });
	});

	test('says whether papers can be issued, which takes their numbers', async () => {
		expect((await read()).issues_papers).toBe(false);
		await numberPapers(shop.db);
		expect((await read()).issues_papers).toBe(true);
	});
});
