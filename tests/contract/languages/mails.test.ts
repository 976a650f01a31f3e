import { readFileSync } from 'node:fs';
import { cancelUnpaid } from '@titraj/backend/orders/life-cycle/cancel-unpaid.ts';
import { signFields } from '@titraj/backend/payments/index.ts';
import { mailWords, toMailLang } from '@titraj/backend/platform/mail/mail-language.ts';
import { readConfig } from '@titraj/backend/platform/settings/config.ts';
import { DEMO_COMPANY } from '@titraj/backend/seed/demo-shop.ts';
import { type EndpointName, endpoints } from '@titraj/contract/endpoints.ts';
import { ProductCardsAnswer } from '@titraj/contract/products-query.ts';
import { afterAll, beforeAll, describe, expect, test } from 'vitest';
import { lastMailTo, PASSWORD, type SentMail } from '#tests/support/account-steps.ts';
import { expectContract } from '#tests/support/expect-contract.ts';
import { type CheckoutChoice, createShopper, type Shopper } from '#tests/support/shopper.ts';
import { startTestBackend, type TestBackend } from '#tests/support/start-test-backend.ts';
import { translatedFixture } from '#tests/support/translated-fixture.ts';

/** Market, language of its mails, subjects of a sign-up, a subscription and an order, and the format of its amounts. */
const MARKETS = [
	['hr', 'hr', 'Potvrdite svoju registraciju', 'Potvrdite prijavu na novosti', 'Zaprimili smo narudžbu', /\d,\d\d\s€/],
	['en', 'en', 'Confirm your registration', 'Confirm your subscription', 'We have received your order', /€\d[\d,]*\.\d\d/],
	['de', 'de', 'Bestätigen Sie Ihre Registrierung', 'Bestätigen Sie Ihre Anmeldung zum Newsletter', 'Wir haben Ihre Bestellung', /\d,\d\d\s€/],
	['at', 'de-AT', 'Bestätigen Sie Ihre Registrierung', 'Bestätigen Sie Ihre Anmeldung zum Newsletter', 'Wir haben Ihre Bestellung', /€\s\d[\d.]*,\d\d/],
	['rs', 'sr', 'Potvrdite svoju registraciju', 'Potvrdite prijavu na novosti', 'Primili smo porudžbinu', /\d\sRSD/],
	['si', 'sl', 'Potrdite svojo registracijo', 'Potrdite prijavo na e-novice', 'Prejeli smo naročilo', /\d,\d\d\s€/],
	['it', 'it', 'Conferma la tua registrazione', 'Conferma l’iscrizione alle novità', 'Abbiamo ricevuto l’ordine', /\d,\d\d\s€/],
	['ba', 'bs', 'Potvrdite svoju registraciju', 'Potvrdite prijavu na novosti', 'Zaprimili smo narudžbu', /\d,\d\d\sKM/],
	['me', 'sr-Latn-ME', 'Potvrdite svoju registraciju', 'Potvrdite prijavu na novosti', 'Primili smo porudžbinu', /\d,\d\d\s€/],
	['es', 'es', 'Confirme su registro', 'Confirme su suscripción a las novedades', 'Hemos recibido el pedido', /\d,\d\d\s€/],
] as const;

/** Mails use the shop's colours. */
const tokens = readFileSync('renderer/styles/tokens.css', 'utf8');

const config = readConfig({ jwtSecret: 'test', dataDir: null, databaseUrl: null, siteUrl: 'https://titraj.example' });

let backend: TestBackend;
beforeAll(async () => {
	backend = await startTestBackend(translatedFixture());
});
afterAll(() => backend.close());

/** Calls of a market's storefront, for one visitor. */
async function visitorOf(market: string) {
	const token = await backend.newToken();
	return createShopper(async (name: EndpointName, request) => {
		const { method, path } = endpoints[name];
		const headers = { authorization: `Bearer ${token}`, 'content-type': 'application/json', 'base-lang': market };
		if (method === 'GET') return (await backend.send(`${path}?${new URLSearchParams(JSON.parse(JSON.stringify(request)))}`, { headers })).body;
		return (await backend.send(path, { method, headers, body: JSON.stringify(request) })).body;
	});
}

/** Orders the cheapest available product. */
async function order(visitor: Shopper, choice: CheckoutChoice) {
	const { data } = expectContract(ProductCardsAnswer, await visitor.send('_get_hapi_catalog_products', { available: true, sort: 'price_asc', limit: 1 }));
	const [product] = data?.items ?? [];
	if (!product) throw new Error('The fixture has changed');
	await visitor.add(product.id, 1);
	await visitor.choose(choice);
	expect((await visitor.order()).success).toBe(true);
	return product;
}

/** The accounting system's message about a line on the bank statement. */
async function book(visitor: Shopper, line: { reference: string; amount: string }) {
	const fields = { provider: 'bank_transfer', ...line };
	const notice = { provider: 'bank_transfer', kind: 'callback' as const, fields: { ...fields, signature: signFields(fields, config.bankSecret) } };
	expect(await visitor.send('_post_hapi_webshop_payment_notice', notice)).toMatchObject({ success: true, data: { order_status: 'paid' } });
}

/** Sentences of the other languages' mails; sentences that close languages share do not count. */
function foreignSentences({ text, lang }: SentMail, market: (typeof MARKETS)[number][0]): string[] {
	const own = new Set(sentencesOf(mailWords(toMailLang(market))));
	const others = MARKETS.filter(([, other]) => other !== lang).flatMap(([other]) => sentencesOf(mailWords(toMailLang(other))));
	return others.filter((sentence) => !own.has(sentence) && text.includes(sentence));
}

function sentencesOf(value: unknown): string[] {
	if (typeof value === 'string') return value.length > 20 ? [value] : [];
	return typeof value === 'object' && value !== null ? Object.values(value).flatMap(sentencesOf) : [];
}

describe.each(MARKETS)('mails of %s are in %s', (market, lang, signup, newsletter, ordered, money) => {
	const prefix = market === 'hr' ? '' : `/${market}`;
	const check = (mail: SentMail, subject: string) => {
		expect(mail).toMatchObject({ lang, subject: expect.stringContaining(subject) });
		expect(mail.text).toContain(mailWords(lang).signature(DEMO_COMPANY));
		expect(mail.html).toContain(`<html lang="${lang}">`);
		expect(mail.text).toContain(`https://titraj.example${prefix}/`);
		expect(foreignSentences(mail, market)).toEqual([]);
		expect(mail.html.match(/#[0-9a-f]{6}/g)?.filter((color) => !tokens.includes(color))).toEqual([]);
	};

	test('about account and newsletter', async () => {
		const email = `posta-${market}@nova.example`;
		const visitor = await visitorOf(market);
		await visitor.send('_post_hapi_auth_signup', { email, password: PASSWORD, first_name: 'Iva', last_name: 'Ivić', accept_terms: true });
		check(await lastMailTo(backend, email), signup);
		await visitor.send('_post_hapi_newsletter_subscribe', { email: `novosti-${market}@nova.example` });
		check(await lastMailTo(backend, `novosti-${market}@nova.example`), newsletter);
	});

	test('about an order, with amounts and products in the market’s language', async () => {
		const email = `narudzba-${market}@nova.example`;
		const visitor = await visitorOf(market);
		const product = await order(visitor, { email });
		const mail = await lastMailTo(backend, email);
		check(mail, ordered);
		expect(mail.text).toMatch(money);
		expect(mail.text).toContain(product.title);
	});

	test('about an order that was paid or cancelled', async () => {
		const { order: words } = mailWords(lang);
		// Transfers are in euros; dinars and marks are paid by card.
		const byTransfer = market !== 'rs' && market !== 'ba';
		for (const news of byTransfer ? (['paid', 'cancelled'] as const) : (['cancelled'] as const)) {
			const email = `${news}-${market}@nova.example`;
			const visitor = await visitorOf(market);
			await order(visitor, { email, payment: byTransfer ? 'bank_transfer' : 'card' });
			const { number, total_cents } = await backend.db
				.selectFrom('orders')
				.select(['number', 'total_cents'])
				.where('email', '=', email)
				.executeTakeFirstOrThrow();
			if (news === 'cancelled') {
				await backend.db
					.updateTable('orders')
					.set({ overdue_shown_at: new Date(Date.now() + 15 * 86_400_000) })
					.where('number', '=', number)
					.execute();
				await cancelUnpaid(backend.db, config, new Date(Date.now() + 30 * 86_400_000));
			} else await book(visitor, { reference: number, amount: String(total_cents) });
			const mail = await lastMailTo(backend, email);
			check(mail, words[news].subject(number));
			for (const paragraph of words[news].paragraphs(number)) expect(mail.text).toContain(paragraph);
		}
	});
});

test('every language has all mails, each with its own text', () => {
	const all = MARKETS.map(([, lang]) => lang).filter((lang, place, langs) => langs.indexOf(lang) === place);
	const [first, ...others] = all.map((lang) => Object.keys(flatten(mailWords(lang))).toSorted());
	for (const keys of others) expect(keys).toEqual(first);
});

function flatten(value: object, path = ''): Record<string, unknown> {
	return Object.fromEntries(
		Object.entries(value).flatMap(([name, inner]) =>
			typeof inner === 'object' && inner !== null ? Object.entries(flatten(inner, `${path}${name}.`)) : [[path + name, inner]],
		),
	);
}
