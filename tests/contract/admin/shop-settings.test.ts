import { sendAccountMail } from '@titraj/backend/accounts/mail/send-account-mail.ts';
import { readShopSettings } from '@titraj/backend/platform/shop/shop-settings.ts';
import { InfoAnswer } from '@titraj/contract/site.ts';
import { describe, expect, test } from 'vitest';
import { editorForAllTests } from '#tests/support/backend-for-all-tests.ts';
import type { EditorBrowser } from '#tests/support/editor.ts';
import { expectContract } from '#tests/support/expect-contract.ts';
import type { TestBackend } from '#tests/support/start-test-backend.ts';

let backend: TestBackend;
let editor: EditorBrowser;
editorForAllTests((started, signedIn) => {
	backend = started;
	editor = signedIn;
});

const COMPANY = '/admin/postavke/tvrtka/';
const TYPED = {
	...{ siteName: 'Otpornik "i" sin', name: 'Otpornik & sin d.o.o.', oib: '69435151530', street: 'Strujna 7', postcode: '21000', city: 'Split' },
	...{ phone: '+385 21 555 0199', email: 'prodaja@otpornik.example', iban: 'HR12 1001 0051 8630 0016 0', mailSender: 'trgovina@otpornik.example' },
	social: 'https://social.example/otpornik\r\n\r\n',
	...{ court: 'Sud <u> Splitu', register: '060 000 000', mediator: 'Centar', mediator_url: 'https://mirenje.example/' },
};
const infoOf = async () => expectContract(InfoAnswer, (await backend.call('_get_hapi_misc_info', {})).body).data;

describe('the company', () => {
	test('appears everywhere as soon as it is saved, and the home page gets the shop’s name', async () => {
		const before = (await infoOf())?.site_name;
		await backend.db.updateTable('pages').set({ title: 'Titraj' }).where('path', '=', '/').execute();
		expect((await editor.post(COMPANY, TYPED)).status).toBe(303);
		expect([before, await infoOf()]).toEqual([
			'Titraj',
			expect.objectContaining({
				site_name: 'Otpornik "i" sin',
				company: expect.objectContaining({
					name: 'Otpornik & sin d.o.o.',
					iban: 'HR1210010051863000160',
					social: ['https://social.example/otpornik'],
					court: 'Sud <u> Splitu',
					mediator_url: 'https://mirenje.example/',
					capital: '',
				}),
			}),
		]);
		expect((await backend.db.selectFrom('pages').select('title').where('path', '=', '/').executeTakeFirst())?.title).toBe('Otpornik "i" sin');
		expect((await editor.get(COMPANY)).text).toContain('Otpornik &amp; sin d.o.o.');
	});

	test('records one change of the whole site when it is saved', async () => {
		const last = async () => (await backend.db.selectFrom('content_changes').select(['id', 'entity']).orderBy('id', 'desc').executeTakeFirst()) ?? null;
		await editor.post(COMPANY, { ...TYPED, city: 'Solin' });
		const changed = await last();
		expect(changed?.entity).toBe('site');
		await editor.post(COMPANY, { ...TYPED, city: 'Solin' });
		expect(await last()).toEqual(changed);
	});

	test('with invalid fields is not saved; the form marks each and keeps the input', async () => {
		const before = await readShopSettings(backend.db);
		const page = await editor.post(COMPANY, { ...TYPED, oib: '1', iban: 'DE89370400440532013000', social: 'javascript:alert(1)', street: '<b>' });
		expect(page.status).toBe(422);
		expect(page.text).toMatch(/OIB ima jedanaest.*IBAN ima HR.*https:/);
		expect(page.text).toContain('value="&lt;b&gt;"');
		expect(await readShopSettings(backend.db)).toEqual(before);
	});
});

test('saves the selected payment methods and ignores unknown ones', async () => {
	expect((await editor.post('/admin/postavke/placanje/', { bank_transfer: '1', cash_on_delivery: '1', paypal: '1' })).status).toBe(303);
	expect((await readShopSettings(backend.db)).paymentMethods).toEqual(['bank_transfer', 'cash_on_delivery']);
});

test('saves fee, limit and instalments of payment methods, shows them again, and refuses what is no amount', async () => {
	const PAGE = '/admin/postavke/placanje/';
	const typed = {
		card: '1',
		'card.instalments': '150: 6; 1000: 24',
		cash_on_delivery: '1',
		'cash_on_delivery.fee': '1,99',
		'cash_on_delivery.maximum': '700',
	};
	// A fee for cards is not even read: the law forbids it.
	expect((await editor.post(PAGE, { ...typed, 'card.fee': '5' })).status).toBe(303);
	const saved = {
		card: {
			instalments: [
				{ over_cents: 150_00, most: 6 },
				{ over_cents: 1000_00, most: 24 },
			],
		},
		cash_on_delivery: { fee_cents: 1_99, maximum_cents: 700_00 },
	};
	expect((await readShopSettings(backend.db)).paymentTerms).toEqual(saved);
	const { text } = await editor.get(PAGE);
	expect([text.includes('value="1,99"'), text.includes('value="150: 6; 1000: 24"')]).toEqual([true, true]);
	for (const wrong of [{ 'cash_on_delivery.fee': 'puno' }, { 'card.maximum': '-1' }, { 'card.instalments': '150: 1' }, { 'card.instalments': 'šest' }]) {
		expect((await editor.post(PAGE, { ...typed, ...wrong })).status).toBe(422);
		expect((await readShopSettings(backend.db)).paymentTerms).toEqual(saved);
	}
	expect((await editor.post(PAGE, { bank_transfer: '1', cash_on_delivery: '1' })).status).toBe(303);
	expect((await readShopSettings(backend.db)).paymentTerms).toEqual({});
});

test('a mail has the shop as sender, with the name escaped for headers', async () => {
	const email = 'posiljatelj@nova.example';
	await sendAccountMail(backend.db, 'signup', { recipient: email, market: 'hr', proof: 'https://titraj.example/potvrda/' });
	const mail = await backend.db.selectFrom('mails').selectAll().where('recipient', '=', email).executeTakeFirstOrThrow();
	expect(mail.sender).toBe('"Otpornik \\"i\\" sin" <trgovina@otpornik.example>');
	expect(mail.text).toContain('Dobro došli u trgovinu Otpornik "i" sin.');
	expect(mail.html).toContain('>Otpornik &quot;i&quot; sin</td>');
});
