import { expect, test } from 'vitest';
import { OrderState } from '#components/checkout/OrderState.tsx';
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

test('the page of an order leads back to the shop, before the order arrives and without scripts', () => {
	const html = renderHtml(
		<Screen title="Narudžba" steps={[]} webshopAuth={false} hasLockers={false} urls={URLS} showsItemEan={true} orderNumberPattern="%order_number%" />,
	);
	expect(html).toMatch(/<a [^>]*href="\/"[^>]*>Natrag u trgovinu<\/a>/);
});

test('the page of an order that is not there has one way back to the shop', () => {
	const missing = { status: 'missing' as const, order: undefined, reload: () => undefined };
	const html = renderHtml(
		<OrderState title="Narudžba" of={missing as unknown as Parameters<typeof OrderState>[0]['of']} isRead={true} after={<a href="/">Natrag u trgovinu</a>}>
			{() => null}
		</OrderState>,
	);
	expect(html.match(/Natrag u trgovinu/g)).toHaveLength(1);
});
