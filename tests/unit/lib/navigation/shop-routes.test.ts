import { defineScreen } from '@titraj/contract/shop/define-screen.ts';
import { expect, test } from 'vitest';
import { shopRoutes } from '#lib/navigation/shop-routes.ts';

const screen = () => Promise.resolve({ default: () => null });
const booking = defineScreen({ name: 'booking', paths: { hr: '/rezervacija/', en: '/en/booking/', de: '/de/termin/' }, title: 'shop.booking.title', screen });

test("a page of the merchant's own has a route in each language that it names, with its alternates in the shop's languages", () => {
	expect(shopRoutes([booking], 'en', ['hr', 'en'])).toEqual([
		{
			...{ path: '/en/booking/', controller: 'shop', action: 'booking', content_type: 'shop', name: 'shop_booking', lang: 'en' },
			alternates: { hr: '/rezervacija/', en: '/en/booking/' },
		},
	]);
});

test("a language without an address does not have the merchant's page", () => {
	expect(shopRoutes([booking], 'it', ['hr', 'it'])).toEqual([]);
});

test.each(['rezervacija', '/rezervacija', 'rezervacija/', '/', '/a//b/', '/a b/'])('the address "%s" of a page is refused', (path) => {
	expect(() => defineScreen({ name: 'booking', paths: { hr: path }, title: 'shop.booking.title', screen })).toThrow('it must begin and end with a slash');
});

test.each(['', 'Booking', '1st', 'a_b'])('the name "%s" of a page is refused', (name) => {
	expect(() => defineScreen({ name, paths: {}, title: 'shop.booking.title', screen })).toThrow('needs a name of lower-case letters, digits and dashes');
});
