import { expect, test } from 'vitest';
import { useAccount } from '#lib/account/client/use-account.ts';
import { useCart } from '#lib/cart/client/use-cart.ts';
import { useLivePrice } from '#lib/catalog/client/use-live-price.ts';
import { useSession } from '#lib/platform/client/use-session.ts';
import { renderHtml } from '#tests/support/render-html.tsx';
import { sampleProduct } from '#tests/support/sample-product.ts';

/** The state of live data on a prerendered page. */
function Statuses() {
	const product = sampleProduct();
	const { priceQtyLoaded, ...price } = useLivePrice(product.id, product);
	const known = { cart: useCart().status, session: useSession().status, account: useAccount('/api/hapi/auth/profile').status, price: price.status };
	return <pre>{`${JSON.stringify({ ...known, priceQtyLoaded })}`}</pre>;
}

test('live data is idle before hydration, neither loading nor loaded', () => {
	const expected = { cart: 'idle', session: 'idle', account: 'idle', price: 'idle', priceQtyLoaded: false };
	expect(renderHtml(<Statuses />)).toContain(JSON.stringify(expected).replaceAll('"', '&quot;'));
});
