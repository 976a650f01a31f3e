import type { Order } from '@titraj/contract/orders.ts';
import { expect, test } from 'vitest';
import { OrderDetails } from '#components/checkout/OrderDetails.tsx';
import { OrderLines } from '#components/checkout/OrderLines.tsx';
import { OrderPapers } from '#components/checkout/OrderPapers.tsx';
import { OrderShipments } from '#components/checkout/OrderShipments.tsx';
import { OrderState } from '#components/checkout/OrderState.tsx';
import { isCollected } from '#lib/checkout/is-collected.ts';
import Screen from '#pages/webshop/view_order/Screen.tsx';
import { renderHtml } from '#tests/support/render-html.tsx';

const URLS = {
	login: '/',
	signup: '/',
	forgotten_password: '/',
	new_payment: '/',
	view_order: '/',
	order_lookup: '/',
	withdrawal: '/',
	terms: '/',
	privacy: '/',
};

test('the page of an order links to the shop, also while it loads and without scripts', () => {
	const html = renderHtml(
		<Screen
			title="Narudžba"
			steps={[]}
			webshopAuth={false}
			hasLockers={false}
			urls={URLS}
			showsItemEan={true}
			orderNumberPattern="%order_number%"
			returnAddress=""
			contact={{ phone: '', email: '' }}
		/>,
	);
	expect(html).toMatch(/<a (?=[^>]*data-without-script)[^>]*href="\/"[^>]*>Natrag u trgovinu<\/a>/);
});

test('the page of an unknown order has one link to the shop', () => {
	const missing = { status: 'missing' as const, order: undefined, reload: () => undefined };
	const html = renderHtml(
		<OrderState title="Narudžba" of={missing as unknown as Parameters<typeof OrderState>[0]['of']} isRead={true} after={<a href="/">Natrag u trgovinu</a>}>
			{() => null}
		</OrderState>,
	);
	expect(html.match(/Natrag u trgovinu/g)).toHaveLength(1);
});

const PARCEL: Order['parcels'][number] = {
	...{ id: 1, shipping: { code: 'courier', title: 'Kurir', amount: 0 }, location_id: null, location_title: null, location: null, locker: null },
	...{ delivery_from: null, delivery_to: null, tracking_code: null, tracking_url: null, items: [] },
};
const renderLines = (change: Partial<typeof PARCEL>, status: Order['status'] = 'received') =>
	renderHtml(<OrderLines order={{ parcels: [{ ...PARCEL, ...change }], currency: 'EUR', status }} showsEan={false} />);

test.each<[string, Partial<typeof PARCEL>, RegExp | null]>([
	[
		'its number, which links to the carrier',
		{ tracking_code: 'GLS 77', tracking_url: 'https://gls.example/77' },
		/Praćenje pošiljke: ?<a [^>]*href="https:\/\/gls\.example\/77"[^>]*>GLS 77<\/a>/,
	],
	['its number without a link if it has no tracking page', { tracking_code: 'GLS 77' }, /Praćenje pošiljke: ?GLS 77<\/p>/],
	['nothing before it is shipped', {}, null],
])('a parcel on the page of an order shows %s', (_title, change, shown) => {
	const html = renderLines(change).replaceAll('<!-- -->', '');
	if (shown === null) expect(html).not.toContain('Praćenje');
	else expect(html).toMatch(shown);
});

test('an order for a parcel locker shows the place of the locker with its goods, not with the customer', () => {
	const locker = { id: 1, title: 'Bjelovar, Kod parka', address: 'Ulica punih baterija 13', postcode: '43000', city: 'Bjelovar', opens: null, closes: null };
	const address = { first_name: 'Ana', last_name: 'Žužić', street: locker.address, postcode: locker.postcode, city: locker.city, country: 'HR', phone: '' };
	const order = {
		...{
			parcels: [{ ...PARCEL, locker }],
			currency: 'EUR',
			status: 'received',
			total: { total_items_total: 100, total: 100, total_tax: 20, extra_items: [], extraitems: [] },
		},
		...{ delivery: address, billing: null, payment: { title: 'Uplata na račun', status: 'pending' }, note: null },
	};
	const html = renderHtml(<OrderDetails order={order as unknown as Parameters<typeof OrderDetails>[0]['order']} showsEan={false} />);
	expect(html).toContain('Ana Žužić');
	expect(html.match(/Ulica punih baterija 13/g)).toHaveLength(1);
});

test('a cancelled order shows no delivery day', () => {
	const days = { delivery_from: '2026-11-27', delivery_to: '2026-11-30' };
	expect(renderLines(days)).toContain('Stiže');
	expect(renderLines(days, 'cancelled')).not.toContain('Stiže');
});

const PART: Order['shipments'][number] = {
	...{ id: 1, day: '2026-11-29', carrier: 'GLS', tracking_code: '77', tracking_url: 'https://gls.example/77' },
	lines: [{ id: 1, title: 'Kabel', qty: 2 }],
};

test.each<[string, Order['status'], Order['shipments'], RegExp | null]>([
	[
		'its part and that the rest follows',
		'preparing',
		[PART],
		/ostatak šaljemo naknadno.*Poslano 29\.\s+studenoga\s+2026\., GLS.*2 × Kabel.*href="https:\/\/gls\.example\/77"/s,
	],
	[
		'both parts once all has left',
		'shipped',
		[PART, { ...PART, id: 2, day: '2026-11-30' }],
		/Poslano 29\.\s+studenoga\s+2026\..*Poslano 30\.\s+studenoga\s+2026\./s,
	],
	['nothing more if it left as one', 'shipped', [PART], null],
	['nothing before it ships', 'preparing', [], null],
])('an order that ships in parts shows %s', (_title, status, shipments, shown) => {
	const html = renderHtml(<OrderShipments order={{ status, shipments }} />);
	if (shown === null) expect(html).toBe('');
	else expect(html).toMatch(shown);
	expect(html.includes('ostatak šaljemo naknadno')).toBe(status === 'preparing' && shipments.length > 0);
});

test('an order with numbered papers links to each by its kind and number, and one without shows nothing', () => {
	const url = '/documents/order-papers/1.pdf?order_identificator=1-abcdefgh';
	const html = renderHtml(
		<OrderPapers
			papers={[
				{ kind: 'invoice', number: '12/PP1/1', url },
				{ kind: 'credit_note', number: '13/PP1/1', url },
			]}
		/>,
	).replaceAll('<!-- -->', '');
	expect(html).toContain(`<a href="${url}" rel="noreferrer">Račun 12/PP1/1 (PDF)</a>`);
	expect(html).toContain('Odobrenje 13/PP1/1 (PDF)');
	expect(renderHtml(<OrderPapers papers={[]} />)).toBe('');
});

test.each<[string, readonly Partial<typeof PARCEL>[], boolean]>([
	['collected in a store', [{ location_id: 3 }], true],
	['brought to the address', [{}], false],
	['collected in part', [{ location_id: 3 }, {}], false],
	['without parcels', [], false],
])('the address of an order is one of delivery only if something is brought there: %s', (_name, changes, collected) => {
	expect(isCollected({ parcels: changes.map((change) => ({ ...PARCEL, ...change })) })).toBe(collected);
});
