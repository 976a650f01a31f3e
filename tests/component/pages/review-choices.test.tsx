import { expect, test } from 'vitest';
import { Choices } from '#pages/webshop/review_order/Choices.tsx';
import { renderHtml } from '#tests/support/render-html.tsx';

const CUSTOMER = { type: 'webshop.guest', email: 'ana@shop.example', delivery: null, billing: null, complete: true } as const;
const CART = { version: 1, lines: [], count: 0 };
const STEPS = [
	{ step: 'shipping', title: 'Dostava', url: '/dostava/' },
	{ step: 'payment', title: 'Plaćanje', url: '/placanje/' },
] as const;

type Props = Parameters<typeof Choices>[0];
const headings = (cart: object | undefined, steps: Props['steps']) =>
	[...renderHtml(<Choices {...({ customer: CUSTOMER, cart, steps } as unknown as Props)} />).matchAll(/<h2[^>]*>([^<]*)</g)].map(([, text]) => text);

const PARCELS = [{ id: 1, code: 'dostava', title: 'Dostava na adresu' }];
const STORE = { id: 3, title: 'Split' };
const PAYMENT = { code: 'pouzece', title: 'Plaćanje pouzećem', instalments: 1 };

test.each([
	['delivery and payment are neither chosen nor preset', CART, [], ['Adresa dostave']],
	['the backend has preset the only delivery', { ...CART, parcels: PARCELS }, [], ['Adresa dostave', 'Način dostave']],
	['the backend has preset both', { ...CART, parcels: PARCELS, payment: PAYMENT }, [], ['Adresa dostave', 'Način dostave', 'Način plaćanja']],
	['all of it is collected in a store', { ...CART, parcels: [{ ...PARCELS[0], location: STORE }] }, [], ['Podaci', 'Način dostave']],
	['a part is brought to the address', { ...CART, parcels: [...PARCELS, { id: 2, location: STORE }] }, [], ['Adresa dostave', 'Način dostave']],
	['both have a step, also while the cart loads', undefined, STEPS, ['Adresa dostave', 'Način dostave', 'Način plaćanja']],
])('the review of an order has no empty heading: %s', (_, cart, steps, wanted) => {
	expect(headings(cart, steps)).toEqual(wanted);
});
