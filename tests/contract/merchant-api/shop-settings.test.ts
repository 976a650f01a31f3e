import { sendAccountMail } from '@titraj/backend/accounts/mail/send-account-mail.ts';
import { readShopSettings } from '@titraj/backend/platform/shop/shop-settings.ts';
import { InfoAnswer } from '@titraj/contract/site.ts';
import { beforeAll, describe, expect, test } from 'vitest';
import { merchantForAllTests } from '#tests/support/backend-for-all-tests.ts';
import { expectContract } from '#tests/support/expect-contract.ts';
import type { MerchantClient } from '#tests/support/merchant-client.ts';
import { openPerson, STAFF_PASSWORD } from '#tests/support/merchant-person.ts';
import type { TestBackend } from '#tests/support/start-test-backend.ts';

let backend: TestBackend;
let merchant: MerchantClient;
merchantForAllTests((started, client) => {
	backend = started;
	merchant = client;
});

const SHOP = { name: 'Otpornik "i" sin', mail_sender: 'trgovina@otpornik.example', social: ['https://social.example/otpornik', ''] };
const COMPANY = {
	...{ name: 'Otpornik & sin d.o.o.', oib: '69435151530', street: 'Strujna 7', postcode: '21000', city: 'Split' },
	...{ phone: '+385 21 555 0199', email: 'prodaja@otpornik.example', iban: 'HR12 1001 0051 8630 0016 0' },
	...{ court: 'Sud <u> Splitu', register: '060 000 000', mediator: 'Centar', mediator_url: 'https://mirenje.example/' },
};
const infoOf = async () => expectContract(InfoAnswer, (await backend.call('_get_hapi_misc_info', {})).body).data;
let save: (company: object) => Promise<{ readonly status: number; readonly body: { readonly errors: readonly { readonly field: string }[] } }>;
beforeAll(async () => {
	const owner = await openPerson(backend, 'owner');
	await owner.call('POST', '/session/confirmation', { password: STAFF_PASSWORD });
	save = (company) => owner.call('PUT', '/settings/company', company);
});

describe('the company', () => {
	test('appears everywhere as soon as it is saved, and the home page gets the shop’s name', async () => {
		const before = (await infoOf())?.site_name;
		await backend.db.updateTable('pages').set({ title: 'Titraj' }).where('path', '=', '/').execute();
		expect([(await save(COMPANY)).status, (await merchant.call('PUT', '/settings/shop', SHOP)).status]).toEqual([200, 200]);
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
				}),
			}),
		]);
		expect((await backend.db.selectFrom('pages').select('title').where('path', '=', '/').executeTakeFirst())?.title).toBe('Otpornik "i" sin');
	});

	test('records one change of the whole site when it is saved', async () => {
		const last = async () => (await backend.db.selectFrom('content_changes').select(['id', 'entity']).orderBy('id', 'desc').executeTakeFirst()) ?? null;
		await save({ city: 'Solin' });
		const changed = await last();
		expect(changed?.entity).toBe('site');
		await save({ city: 'Solin' });
		expect(await last()).toEqual(changed);
	});

	test('with invalid fields is not saved; each is named', async () => {
		const before = await readShopSettings(backend.db);
		const { status, body } = await save({ oib: '1', iban: 'DE89370400440532013000', street: '' });
		expect([status, body.errors.map(({ field }) => field).sort()]).toEqual([422, ['iban', 'oib', 'street']]);
		expect((await merchant.call('PUT', '/settings/shop', { ...SHOP, social: ['javascript:alert(1)'] })).body.errors[0].field).toBe('social');
		expect(await readShopSettings(backend.db)).toEqual(before);
	});
});

test('a mail has the shop as sender, with the name escaped for headers', async () => {
	const email = 'posiljatelj@nova.example';
	await sendAccountMail(backend.db, 'signup', { recipient: email, market: 'hr', proof: 'https://titraj.example/potvrda/' });
	const mail = await backend.db.selectFrom('mails').selectAll().where('recipient', '=', email).executeTakeFirstOrThrow();
	expect(mail.sender).toBe('"Otpornik \\"i\\" sin" <trgovina@otpornik.example>');
	expect(mail.text).toContain('Dobro došli u trgovinu Otpornik "i" sin.');
	expect(mail.html).toContain('>Otpornik &quot;i&quot; sin</td>');
});
