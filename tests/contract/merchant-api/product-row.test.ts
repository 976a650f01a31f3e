import { checkRow } from '@titraj/backend/merchant-api/rows/check-row.ts';
import { isGtin } from '@titraj/backend/merchant-api/rows/is-gtin.ts';
import type { ProductRow } from '@titraj/backend/merchant-api/schemas/product-row.ts';
import fc from 'fast-check';
import { describe, expect, it } from 'vitest';

const price = { amount: '129.90', currency: 'EUR', vat_included: true };

/** Errors of a row with these fields, as `field: reason`. */
function errorsOf(fields: object): string[] {
	const checked = checkRow({ sku: 'A-1', ...fields });
	return checked.ok ? [] : checked.errors.map(({ field, reason }) => `${field}: ${reason}`);
}

describe('a product row', () => {
	it('is accepted with every possible field', () => {
		const row: ProductRow = {
			sku: 'ŠK 1/2#x',
			title: 'Slušalice',
			description: null,
			manufacturer: 'Živa',
			gtin: '4006381333931',
			category_path: ['Elektronika', 'Audio'],
			attributes: [
				{ name: 'Masa', value: 0.25, unit: 'kg' },
				{ name: 'Bežične', value: true },
				{ name: 'Boje', value: ['crna', 'bijela'] },
			],
			price: { ...price, sale: { amount: '99.90', from: '2026-12-01T00:00:00+01:00', to: '2026-12-24T00:00:00+01:00' } },
			stock: { locations: [{ location: 'warehouse', quantity: 3 }] },
			images: [{ url: 'https://pictures.example/1.jpg', alt: 'Slušalice sprijeda' }],
			variant: { group: 'slušalice', options: [{ name: 'Boja', value: 'Crna' }] },
			energy_class: 'B',
			energy_label: { best: 'A', worst: 'G', label_url: 'https://papers.example/l.svg', sheet_url: 'https://papers.example/s.pdf', eprel_id: '123456' },
			safety: { manufacturer: { name: 'Živa', address: 'Ulica 1, Zagreb', electronic_address: 'a@ziva.example' }, responsible_person: null },
			safety_warnings: 'Vruće.\nTeško.',
			charging: { charger_included: false, minimum_watts: 5, maximum_watts: 15, usb_pd: false },
			durability_years: 5,
			disposal: 'electrical',
			related: [
				{ sku: 'KAB-1', kind: 'accessory' },
				{ sku: 'FLT-1', kind: 'spare_part' },
				{ sku: 'A-2', kind: 'alternative' },
			],
			translations: { en: { title: 'Headphones', safety_warnings: 'Hot.\nHeavy.' } },
		};
		expect(checkRow(row)).toEqual({ ok: true, row });
	});

	it.each<[string, object, string[]]>([
		['an unknown field', { titel: 'x' }, ['titel: is not a known field']],
		['a float as an amount', { price: { ...price, amount: 129.9 } }, ['price.amount: must be string']],
		['a decimal comma', { price: { ...price, amount: '129,90' } }, ['price.amount: must be an amount with a decimal point, such as 129.90']],
		['a short GTIN', { gtin: '123' }, ['gtin: must have 8, 12, 13 or 14 digits']],
		['a third decimal of a price with VAT', { price: { ...price, amount: '129.901' } }, ['price.amount: has more than 2 decimals']],
		[
			'a fifth decimal of a price without VAT',
			{ price: { amount: '1.00001', currency: 'EUR', vat_included: false } },
			[expect.stringContaining('price.amount')],
		],
		['a sale at the regular price', { price: { ...price, sale: { amount: '129.90' } } }, ['price.sale.amount: is not below the regular price']],
		[
			'a date that does not exist',
			{ price: { ...price, valid_from: '2026-13-45T00:00:00Z' } },
			[expect.stringContaining('price.valid_from: must be a time with its zone')],
		],
		['a time without a zone', { price: { ...price, valid_from: '2026-12-01T00:00:00' } }, [expect.stringContaining('price.valid_from')]],
		[
			'a sale that ends before it begins',
			{ price: { ...price, sale: { amount: '1', from: '2026-12-02T00:00:00Z', to: '2026-12-01T00:00:00Z' } } },
			['price.sale.to: is not after price.sale.from'],
		],
		['a relation to the product itself', { related: [{ sku: 'A-1', kind: 'accessory' }] }, ['related.0.sku: names the product itself']],
		[
			'two relations to the same product',
			{ related: (['accessory', 'alternative'] as const).map((kind) => ({ sku: 'K', kind })) },
			['related.1.sku: names K a second time'],
		],
		['an unknown kind of relation', { related: [{ sku: 'K', kind: 'friend' }] }, [expect.stringContaining('related.0.kind')]],
		['a negative stock', { stock: { quantity: -1 } }, ['stock.quantity: must be >= 0']],
		['stock in two fields', { stock: { quantity: 1, locations: [{ location: 'warehouse', quantity: 1 }] } }, ['stock: needs either quantity or locations']],
		['stock without a number', { stock: {} }, ['stock: needs either quantity or locations']],
		[
			'a duplicate location',
			{
				stock: {
					locations: [
						{ location: 'a', quantity: 1 },
						{ location: 'a', quantity: 2 },
					],
				},
			},
			['stock.locations: name a location twice'],
		],
		['a wrong check digit', { gtin: '4006381333930' }, ['gtin: has a wrong check digit']],
		['a picture without a source', { images: [{ alt: 'x' }] }, ['images.0: needs exactly one of url, file and media']],
		['a picture with a script as its address', { images: [{ url: 'javascript:alert(1)' }] }, [expect.stringContaining('images.0.url')]],
		['an unknown language', { translations: { xx: {} } }, ['translations.xx: is not a known field']],
		['Croatian as a translation', { translations: { hr: {} } }, ['translations.hr: is not a known field']],
		['an unknown energy class', { energy_class: 'H' }, [expect.stringContaining('energy_class')]],
		['a reversed scale', { energy_label: { best: 'G', worst: 'A' } }, ['energy_label.worst: A is better than G']],
		['a class outside its scale', { energy_class: 'A++', energy_label: { best: 'A' } }, ['energy_class: A++ is not on the scale A to G']],
		['an EPREL number of letters', { energy_label: { eprel_id: 'x' } }, [expect.stringContaining('energy_label.eprel_id')]],
		[
			'a highest power below the lowest',
			{ charging: { charger_included: true, minimum_watts: 20, maximum_watts: 15, usb_pd: false } },
			['charging.maximum_watts: is below minimum_watts'],
		],
		[
			'a contact without an address',
			{ safety: { manufacturer: { name: 'A', electronic_address: 'a@a.example' }, responsible_person: null } },
			[expect.stringContaining('safety.manufacturer')],
		],
		['a durability within the legal guarantee', { durability_years: 2 }, [expect.stringContaining('durability_years')]],
		['an unknown kind of waste', { disposal: 'paper' }, [expect.stringContaining('disposal')]],
		['a zero byte', { description: 'a\0b' }, ['description: holds a character that cannot be stored']],
		['half of a surrogate pair', { title: 'a\ud800' }, ['title: holds a character that cannot be stored']],
		['an empty title', { title: '' }, [expect.stringContaining('title')]],
		[
			'an object as a value',
			{ attributes: [{ name: 'x', value: {} }] },
			['attributes.0.value: must be boolean or must be number or must be string or must be array'],
		],
	])('is refused for %s', (_, fields, errors) => {
		expect(errorsOf(fields)).toEqual(errors);
	});

	it.each<[unknown, string | null]>([
		[null, null],
		['text', null],
		[[], null],
		[{}, null],
		[{ sku: 5 }, null],
		[{ sku: ' a' }, ' a'],
		[{ sku: 'x'.repeat(200) }, 'x'.repeat(100)],
	])('is refused without a usable sku: %j', (value, sku) => {
		expect(checkRow(value)).toMatchObject({ ok: false, sku });
	});

	it('is checked without an exception for any JSON', () => {
		fc.assert(
			fc.property(fc.jsonValue(), (value) => {
				const checked = checkRow(value);
				expect(checked.ok || checked.errors.length > 0).toBe(true);
			}),
		);
	});
});

describe('a GTIN', () => {
	it.each(['96385074', '036000291452', '4006381333931', '10012345678902'])('%s has its check digit', (text) => expect(isGtin(text)).toBe(true));

	it('has exactly one valid check digit of ten', () => {
		fc.assert(
			fc.property(fc.stringMatching(/^(\d{7}|\d{11}|\d{12}|\d{13})$/), (start) => {
				expect(Array.from({ length: 10 }, (_, digit) => isGtin(`${start}${digit}`)).filter(Boolean)).toHaveLength(1);
			}),
		);
	});
});
