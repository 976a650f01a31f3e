import { toMailLang } from '@titraj/backend/platform/mail/mail-language.ts';
import type { Market } from '@titraj/backend/platform/market/market.ts';
import { afterAll, beforeAll, describe, expect, it } from 'vitest';
import { lastMailTo, newCustomer } from '#tests/support/account-steps.ts';
import { readMailCodes } from '#tests/support/read-barcode.ts';
import { ANA, type CheckoutChoice, shopperIn } from '#tests/support/shopper.ts';
import { startTestBackend, type TestBackend } from '#tests/support/start-test-backend.ts';

const TERMS =
	'<p>Prodavatelj &amp; kupac.</p><h2>1. Ugovor</h2><p>Ugovor nastaje <a href="/dostava/">otpremom</a>.</p><ul><li>prvo</li><li>drugo &lt;3</li></ul><script>alert(1)</script>';
const OF_ENGLISH = { slug: 'terms', title: 'Terms of purchase', content: '<p>The contract is made by dispatch.</p>' };

let backend: TestBackend;
beforeAll(async () => {
	backend = await startTestBackend();
	await backend.db.updateTable('products').set({ quantity: 1000 }).where('id', '=', 21).execute();
	const page = { slug: 'uvjeti-kupnje', path: '/uvjeti-kupnje/', title: 'Uvjeti kupnje', template: 'default', visible: true, content: TERMS };
	const { id } = await backend.db
		.insertInto('pages')
		.values({ ...page, blocks: '[]', questions: '[]' })
		.returning('id')
		.executeTakeFirstOrThrow();
	const { slug, ...texts } = OF_ENGLISH;
	await backend.db
		.insertInto('translations')
		.values({ kind: 'page', id, lang: 'en', slug, texts: JSON.stringify(texts) })
		.execute();
});
afterAll(() => backend.close());

const COMPANY = { ...ANA, first_name: 'Iva', last_name: 'Ivić', street: 'Savska 2', company: 'Tvrtka <b>& sin</b> d.o.o.', oib: '69435151530', phone: null };

interface Wish extends CheckoutChoice {
	market?: Market;
	billing?: typeof COMPANY;
	note?: string;
	qty?: number;
}

/** The mail about an order of a cable to a customer with a confirmed address; mails to guests are tested elsewhere. */
async function confirmationOf({ market = 'hr', qty = 1, billing, note, ...choice }: Wish) {
	const email = `potvrda-${crypto.randomUUID()}@titraj.example`;
	const token = await newCustomer(backend, email);
	const shopper = shopperIn(market, backend, token);
	await shopper.add(21, qty);
	await shopper.choose({ ...choice, email });
	if (billing) await shopper.send('_post_hapi_webshop_customer', { type: 'webshop.guest', email, ...ANA, billing });
	const placed = await shopper.place({ ...(await shopper.toOrder()), ...(note !== undefined && { note }) });
	return { ...(await lastMailTo(backend, email)), email, number: placed.number };
}

describe('the mail about an order contains by itself', () => {
	it('delivery address, payment, billing address and note', async () => {
		const { text, email } = await confirmationOf({ billing: COMPANY, note: 'Zvono <ne> radi' });
		expect(text).toMatch(/Naručeno \d+\.\s\S+ \d{4}\. u \d{2}:\d{2}/);
		expect(text).toContain('Dostava\n-------\nKurirska dostava\nAna Anić\nIlica 1\n10000 Zagreb\nHrvatska\nTelefon: +385915550101');
		expect(text).toContain('Plaćanje\n--------\nPouzećem');
		const bill = 'Podaci za račun R1\n------------------\nTvrtka <b>& sin</b> d.o.o.\nOIB: 69435151530\nIva Ivić\nSavska 2\n10000 Zagreb\nHrvatska';
		expect(text).toContain(`${bill}\nE-pošta: ${email}`);
		expect(text).toContain('Napomena uz narudžbu\n--------------------\nZvono <ne> radi');
		expect(text).toContain(`(${await codeOf(21)}): `);
	});

	it('the delivery address as billing address without a separate one, and the shopper’s for a pickup', async () => {
		const { text } = await confirmationOf({});
		expect(text).toContain('Podaci za račun\n---------------\nAna Anić\nIlica 1\n10000 Zagreb');
		const { location, mail } = await pickUp();
		expect(mail.text).toContain(`Preuzimanje u poslovnici\n${location}`);
		expect(mail.text).toContain('Podaci za račun\n---------------\nAna Anić');
	});

	it('the instalments', async () => {
		const { text } = await confirmationOf({ qty: 5, payment: 'card', instalments: 6 });
		expect(text).toContain('Plaćanje\n--------\nKartica\nBroj rata: 6');
	});

	it('how to withdraw, with the shop’s form and the legal one', async () => {
		const { text, html } = await confirmationOf({});
		for (const version of [text, html]) {
			expect(version).toContain('u roku od 14 dana od primitka robe, bez navođenja razloga');
			expect(version).toContain('https://titraj.example/webshop/odustanak/');
			expect(version).toContain('Za: Titraj d.o.o., Frekvencijska 12, 10000 Zagreb, Hrvatska, info@titraj.example');
			expect(version).toContain('jednostrano raskidam/raskidamo (*) ugovor o prodaji');
		}
	});

	it('liability for defects, how to complain, and the seller', async () => {
		const { text } = await confirmationOf({});
		expect(text).toMatch(/nedostatke .* odgovaramo 2 godine/);
		expect(text).toContain('Prigovor pošaljite na info@titraj.example ili poštom na adresu Frekvencijska 12, 10000 Zagreb, Hrvatska');
		expect(text).toContain(
			'Prodavatelj\n-----------\nTitraj d.o.o.\nFrekvencijska 12\n10000 Zagreb\nHrvatska\nOIB: 47019263580\nTelefon: +385 1 555 0140\nE-pošta: info@titraj.example',
		);
	});

	it('the current terms, word for word, with their address', async () => {
		const { text, html } = await confirmationOf({});
		const terms = 'Prodavatelj & kupac.\n\n1. Ugovor\n\nUgovor nastaje otpremom.\n\n- prvo\n\n- drugo <3';
		expect(text).toContain(`Uvjeti kupnje\n-------------\n${terms}\n\nUvjeti na našim stranicama:\nhttps://titraj.example/uvjeti-kupnje/`);
		expect(html).toContain('drugo &lt;3');
		for (const version of [text, html]) expect(version).not.toContain('alert(1)');
	});

	it.each<[Market, RegExp]>([
		['hr', /^HRVHUB30\nEUR\n0{11}3899\nAna Anić\nIlica 1\n10000 Zagreb\n/],
		['de', /^BCD\n002\n1\nSCT\n[\s\S]*\nEUR38\.99\n/],
	])('payment by transfer, as a code that a banking app scans from the mail: %s', async (market, code) => {
		const { html, attachments, text, number } = await confirmationOf({ market, payment: 'bank_transfer' });
		const codes = await readMailCodes({ html, attachments });
		// Gmail shows no pictures that are embedded in the HTML.
		expect(html).not.toContain('data:');
		expect(codes).toEqual([expect.stringMatching(code)]);
		for (const part of ['HR5812345671123456789', number]) expect(codes[0]).toContain(part);
		expect(text).not.toContain('base64');
	});

	it('no code if the order is not paid by transfer', async () => {
		expect((await confirmationOf({ payment: 'cash_on_delivery' })).html).not.toContain('<img');
	});

	it('everything that was typed as escaped text in its HTML', async () => {
		const { html } = await confirmationOf({ billing: COMPANY, note: '<img src=x>' });
		expect(html).toContain('Tvrtka &lt;b&gt;&amp; sin&lt;/b&gt; d.o.o.<br>OIB: 69435151530');
		expect(html).toContain('&lt;img src=x&gt;');
		expect(html).not.toMatch(/<b>|<img|<script/);
		expect(html.match(/<h2/g)?.length).toBeGreaterThanOrEqual(8);
	});

	it.each<[Market, string[]]>([
		['en', ['Delivery', 'Payment', 'Billing details', 'Right of withdrawal', 'Model withdrawal form', 'Liability for defects and complaints', 'Seller']],
		['de', ['Lieferung', 'Zahlung', 'Rechnungsdaten', 'Widerrufsrecht', 'Muster-Widerrufsformular', 'Haftung für Mängel und Beschwerden', 'Verkäufer']],
		['at', ['Rücktrittsrecht', 'Muster-Widerrufsformular']],
		['rs', ['Isporuka', 'Odustanak od kupovine', 'Primer obrasca za odustanak od ugovora', 'Prodavac']],
		['me', ['Isporuka', 'Odustanak od kupovine', 'Primjer obrasca za odustanak od ugovora', 'Prodavac']],
		['si', ['Dostava', 'Plačilo', 'Pravica do odstopa od nakupa', 'Vzorec odstopnega obrazca', 'Odgovornost za napake in pritožbe', 'Prodajalec']],
		['it', ['Consegna', 'Pagamento', 'Diritto di recesso', 'Modulo di recesso tipo', 'Responsabilità per i difetti e reclami', 'Venditore']],
		['ba', ['Dostava', 'Plaćanje', 'Odustanak od kupovine', 'Odgovornost za nedostatke i prigovori', 'Prodavač']],
		['es', ['Entrega', 'Pago', 'Derecho de desistimiento', 'Modelo de formulario de desistimiento', 'Vendedor']],
	])('the form of its market, in %s', async (market, titles) => {
		const { text, lang } = await confirmationOf({ market, payment: 'card' });
		expect(lang).toBe(toMailLang(market));
		for (const title of titles) expect(text).toContain(`\n\n${title}\n${'-'.repeat(title.length)}\n`);
		expect(text).toMatch(new RegExp(`https://titraj\\.example/${market}/webshop/\\S+/\\n`));
		const terms = market === 'en' ? OF_ENGLISH : { slug: 'uvjeti-kupnje', title: 'Uvjeti kupnje' };
		expect(text).toContain(`\n\n${terms.title}\n${'-'.repeat(terms.title.length)}\n`);
		expect(text).toContain(`https://titraj.example/${market}/${terms.slug}/`);
	});
});

const codeOf = async (id: number): Promise<string> =>
	(await backend.db.selectFrom('products').select('code').where('id', '=', id).executeTakeFirstOrThrow()).code;

async function pickUp() {
	const { id, title } = await backend.db.selectFrom('stores').select(['id', 'title']).where('visible', '=', true).orderBy('id').executeTakeFirstOrThrow();
	const shipping = { parcel_id: 1, shipping_code: 'pickup', location_id: id };
	return { location: title, mail: await confirmationOf({ shipping, payment: 'pay_in_store' }) };
}
