import { keepShopMail } from '@titraj/backend/platform/mail/shop-mail.ts';
import { defineMail } from '@titraj/contract/shop/define-mail.ts';
import { afterAll, beforeAll, expect, it } from 'vitest';
import { MAIL } from '#examples/garden-shop/mail/mail.ts';
import { type MerchantClient, openMerchant } from '#tests/support/merchant-client.ts';
import { placeTestOrder } from '#tests/support/merchant-order.ts';
import { startTestBackend, type TestBackend } from '#tests/support/start-test-backend.ts';

let backend: TestBackend;
let merchant: MerchantClient;
let order: string;
beforeAll(async () => {
	backend = await startTestBackend(undefined, { shop: { mail: MAIL } });
	merchant = await openMerchant(backend);
	order = await placeTestOrder(backend.db);
});
afterAll(() => backend.close());

const preview = async (template: string, language: string) => (await merchant.call('GET', `/mails/${template}/preview?language=${language}`)).body;
const newest = () => backend.db.selectFrom('mails').selectAll().orderBy('id', 'desc').limit(1).executeTakeFirstOrThrow();

it.each([
	['hr', 'Vrtlar je zaprimio narudžbu'],
	['en', 'The gardener has received order'],
	['de', 'Wir haben Ihre Bestellung'],
])('a mail in %s has the subject of the shop folder, or ours where it has none', async (language, subject) => {
	expect((await preview('order', language)).subject).toContain(subject);
});

it('a text of the shop folder names the number of the order, once and unescaped', async () => {
	expect((await preview('order', 'hr')).subject).toBe(`Vrtlar je zaprimio narudžbu ${order}`);
});

it('a mail that is sent has the texts, the frame and the colour of the shop folder', async () => {
	await backend.call('_post_hapi_newsletter_subscribe', { email: 'vrt@primjer.hr' });
	const { html, text } = await newest();
	expect(html).toContain('background:#f3f6ec');
	expect(html).toContain('background:#3d5f1a');
	expect(html).not.toContain('#0b5d45');
	expect(html).not.toMatch(/\{(content|signature|subject|shop|lang)\}/);
	expect(text).toMatch(/će Vam pisati što se sadi\.\n\nJednom mjesečno/);
});

it.each([
	['a text that does not exist', { hr: { 'mail.order.nothing': 'x' } }],
	['an inherited name', { hr: { 'mail.constructor': 'x' } }],
	['a part that a text does not have', { hr: { 'mail.stockAlert.ask.title': 'x' } }],
	['a text that the law prescribes', { hr: { 'mail.order.confirmation.withdrawal.title': 'x' } }],
	['a group of texts', { hr: { 'mail.order': 'x' } }],
	['a language that the shop does not know', { xx: { 'mail.order.open': 'x' } }],
])('mails refuse %s', async (_what, texts) => {
	await expect(keepShopMail(backend.db, { texts })).rejects.toThrow(/replaces no text|does not know/);
});

it('texts of pages beside those of mails are no error', async () => {
	await expect(keepShopMail(backend.db, { ...MAIL, texts: { ...MAIL.texts, si: { 'card.details': 'x' } } })).resolves.toBeUndefined();
});

it('a shop folder without mails brings ours back', async () => {
	await keepShopMail(backend.db);
	const { subject, html } = await preview('newsletter_opt_in', 'hr');
	expect(subject).toBe('Potvrdite prijavu na novosti');
	expect(html).toContain('#0b5d45');
	await keepShopMail(backend.db, MAIL);
});

it.each([
	['without the content', { frame: '<p>{signature}</p>' }],
	['without the signature', { frame: '<p>{content}</p>' }],
	['with a colour that is none', { color: 'green;position:fixed' }],
])('a look %s is refused', (_what, mail) => {
	expect(() => defineMail(mail)).toThrow(/frame|colour/);
});
