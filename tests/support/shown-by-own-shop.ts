import type { Database } from '@titraj/backend/platform/database/tables.ts';
import { writeShopSettings } from '@titraj/backend/platform/shop/shop-settings.ts';
import { applySetup } from '@titraj/backend/setup/apply-setup.ts';
import { parseSetupFile } from '@titraj/backend/setup/setup-file.ts';
import { CartAnswer } from '@titraj/contract/cart.ts';
import { createElement } from 'react';
import { renderToString } from 'react-dom/server';
import { CategoryRail } from '#components/chrome/CategoryRail.tsx';
import { CheckoutFooter } from '#components/chrome/CheckoutChrome.tsx';
import { Footer } from '#components/chrome/Footer.tsx';
import { toCart } from '#lib/cart/to-cart.ts';
import { toFeedItem } from '#lib/catalog/server/to-feed-item.server.ts';
import { loadSite, type Site } from '#lib/navigation/server/site.server.ts';
import { toChrome } from '#lib/navigation/server/to-chrome.server.ts';
import { findLoader } from '#lib/pages/server/screen-loaders.server.ts';
import { LabelsContext } from '#lib/platform/client/use-labels.ts';
import { connect } from '#lib/platform/http/connect.ts';
import { unwrap } from '#lib/platform/http/result.ts';
import type { LoadedPage, PageContent } from '#lib/screens/screen.ts';
import { loadScreen } from '#pages/all/load-screen.ts';
import { CartSummary } from '#pages/webshop/shopping_cart/CartSummary.tsx';
import { expectContract } from './expect-contract.ts';
import { newRow, upsert } from './merchant-rows.ts';
import { ALL_PROMISES } from './promised-texts.ts';
import { shopperWith } from './shopper.ts';
import { OWN_COMPANY } from './start-own-shop.ts';
import type { TestBackend } from './start-test-backend.ts';

const METHOD = { code: 'courier', title: 'Dostava na adresu', price: '5.90', free_over: '100', days: [1, 3], cash_on_delivery: true };
const SETUP = {
	company: OWN_COMPANY,
	payment_methods: ['bank_transfer', 'cash_on_delivery', 'pay_in_store'],
	delivery: {
		zones: [{ title: 'Hrvatska', areas: ['HR'], methods: [METHOD] }],
		pickup: [{ code: 'pickup', title: 'Preuzimanje', price: '0', days: [0, 1] }],
		...{ cut_off: '14:00', pickup_until: '17:00' },
	},
};
const STORE = {
	...{ code: 'split', slug: 'split', title: 'Vuna Split', address: 'Strujna 7', postcode: '21000', city: 'Split', country: 'HR', phone: null, email: null },
	...{ lat: 43.5, lon: 16.4, services: '[]', opening_hours: '[]', opening_exceptions: '[]', visible: true },
};

/** Gives a new own shop a company, three products of which one is in a store, and the contact page. */
export async function stockOwnShop(db: Database): Promise<void> {
	await applySetup(db, { setup: parseSetupFile(JSON.stringify({ company: OWN_COMPANY })), password: null, readFile: () => '' });
	const rows = ['1', '2', '3'].map((sku) => newRow(sku, { price: { amount: '40.00', currency: 'EUR', vat_included: true }, stock: { quantity: 500 } }));
	const outcomes = await upsert(db, rows);
	if (outcomes.some((line) => !line.endsWith('created'))) throw new Error(outcomes.join());
	await db.updateTable('pages').set({ visible: true }).where('path', '=', '/kontakt/').execute();
}

/** Sets up everything that a shop can promise; repeated, it restores what was switched off. */
export async function promiseEverything(db: Database): Promise<void> {
	await applySetup(db, { setup: parseSetupFile(JSON.stringify(SETUP)), password: null, readFile: () => '' });
	await writeShopSettings(db, { promises: ALL_PROMISES });
	if ((await db.updateTable('stores').set({ visible: true }).executeTakeFirst()).numUpdatedRows === 0n) await db.insertInto('stores').values(STORE).execute();
	await db
		.updateTable('products')
		.set({ store_stock: JSON.stringify({ split: 2 }) })
		.execute();
	const coupon = { code: 'VUNA10', title: 'Deset posto', percent: 10 };
	await db
		.insertInto('coupons')
		.values(coupon)
		.onConflict((conflict) => conflict.doNothing())
		.execute();
}

/** Everything that a shopper, a crawler and a feed reader get of an own shop, as one text: pages with chrome and structured data, cart, calls, mail of an order. */
export async function shownBy(backend: TestBackend, lang = 'hr'): Promise<string> {
	const client = unwrap(await connect({ baseUrl: backend.url, host: 'trgovina.example', lang }));
	const site = await loadSite(client, new Date());
	const { id } = await backend.db.selectFrom('products').select('id').orderBy('id').limit(1).executeTakeFirstOrThrow();
	const live = await client.call('_post_hapi_catalog_price_qty', { ids: [id] });
	const product = unwrap(await client.call('_post_hapi_catalog_product', { item_id: id }));
	const pages: string[] = [];
	for (const path of ['/', product.url_without_domain, '/kontakt/', '/webshop/shopping-cart/', '/webshop/withdrawal/']) {
		const loaded = await loadAt(path);
		if (loaded)
			pages.push(
				await toHtml(site, loaded.content),
				JSON.stringify(loaded),
				loaded.content.screen === 'catalog/product' ? toFeedItem(site, loaded.content.props, '') : '',
			);
	}
	return [...pages, chromeOf(site), JSON.stringify(live), await cartOf(backend, site, id), await mailOf(backend, id)]
		.join('\n')
		.replaceAll(/[\u00a0\u202f]/g, ' ');

	async function loadAt(path: string): Promise<LoadedPage | null> {
		const match = site.matchRoute(path);
		const found = match && findLoader(match.entry);
		if (!match || found?.kind !== 'loader') return null;
		const outcome = await found.load({ client, site, match, path, query: new URLSearchParams(), page: 1, staff: false });
		return outcome.kind === 'page' ? outcome.loaded : null;
	}
}

async function toHtml(site: Site, content: PageContent): Promise<string> {
	const Screen = await loadScreen(content.screen);
	const element = createElement(LabelsContext, { value: site.translator }, createElement(Screen, content.props));
	return [renderToString(element).replaceAll('<!-- -->', ''), answerOf(site, content)].join('\n');
}

/** The contact form states when messages are answered only after one was sent. */
const answerOf = (site: Site, content: PageContent): string =>
	content.screen === 'cms/contact' && content.props.answerWorkdays ? site.translator.plural('contact.answer', content.props.answerWorkdays) : '';

function chromeOf(site: Site): string {
	const model = toChrome(site);
	const parts = [createElement(Footer, { model }), createElement(CategoryRail, { model }), createElement(CheckoutFooter, { model })];
	return parts.map((part) => renderToString(createElement(LabelsContext, { value: site.translator }, part))).join('\n');
}

async function cartOf(backend: TestBackend, site: Site, id: number): Promise<string> {
	const token = await backend.newToken();
	await shopperWith(backend, token).add(id, 1);
	const { data } = expectContract(CartAnswer, (await backend.call('_get_hapi_webshop_cart', {}, token)).body);
	if (data === undefined) throw new Error('No cart');
	const props = { cart: toCart(data, 'EUR'), checkoutUrl: '/', reviewUrl: undefined, guarantee: {}, noDelivery: undefined };
	const summary = createElement(CartSummary, { ...props, reload: async () => {}, onSave: async () => {} });
	return renderToString(createElement(LabelsContext, { value: site.translator }, summary)).replaceAll('<!-- -->', '');
}

/** The mail of an order; empty if the shop takes none. */
async function mailOf(backend: TestBackend, id: number): Promise<string> {
	const email = `kupac-${crypto.randomUUID()}@vuna.example`;
	const shopper = shopperWith(backend, await backend.newToken());
	await shopper.add(id, 1);
	await shopper.choose({ email, payment: 'bank_transfer' });
	const { data } = await shopper.order();
	if (!data?.order) return '';
	const mail = await backend.db.selectFrom('mails').select('text').where('recipient', '=', email).executeTakeFirst();
	return mail?.text ?? '';
}
