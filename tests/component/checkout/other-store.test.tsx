import type { OrderStatus } from '@titraj/contract/order-status.ts';
import { expect, test } from 'vitest';
import { OtherStore } from '#components/checkout/OtherStore.tsx';
import { renderHtml, toText } from '#tests/support/render-html.tsx';

const CONTACT = { phone: '+385 1 555 0140', email: 'info@titraj.example' };

function render(status: OrderStatus, store: string | null, contact = CONTACT): string {
	const parcel = {
		...{ id: 1, shipping: { code: 'pickup', title: 'Preuzimanje', amount: 0 }, location_id: null, location_title: store },
		...{ delivery_from: null, delivery_to: null, tracking_code: null, tracking_url: null, items: [] },
	};
	return renderHtml(<OtherStore order={{ status, parcels: [parcel] }} contact={contact} />);
}

test.each(['awaiting_confirmation', 'awaiting_payment', 'payment_failed', 'received', 'paid'] as const)(
	'a pickup that is %s names phone and e-mail',
	(status) => {
		const html = render(status, 'Titraj Karlovac');
		expect(toText(html)).toBe('Trebate drugu poslovnicu? Javite nam se prije nego što pripremimo narudžbu. +385 1 555 0140 · info@titraj.example');
		expect(html).toContain('href="tel:+38515550140"');
		expect(html).toContain('href="mailto:info@titraj.example"');
	},
);

test.each(['preparing', 'ready_for_pickup', 'shipped', 'completed', 'cancelled', 'returned'] as const)(
	'a pickup that is %s offers no other store',
	(status) => {
		expect(render(status, 'Titraj Karlovac')).toBe('');
	},
);

test('a delivery offers no other store', () => expect(render('received', null)).toBe(''));

test('a shop without phone and e-mail offers none, and one without a phone its e-mail alone', () => {
	expect(render('received', 'Titraj Karlovac', { phone: '', email: '' })).toBe('');
	expect(toText(render('received', 'Titraj Karlovac', { ...CONTACT, phone: '' }))).toMatch(/narudžbu\. info@titraj\.example$/);
});
