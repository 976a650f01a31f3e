import type { SourceProduct } from '@titraj/backend/platform/source/catalog.ts';
import { demoCatalog } from '@titraj/demo/catalog/demo-catalog.ts';
import { translateWarnings } from '@titraj/demo/catalog/warnings.ts';
import { describe, expect, test } from 'vitest';

const { categories, manufacturers, products } = demoCatalog({ products: 2_000 });
const goods = [...products];

describe('promises in texts', () => {
	const has = (code: string) => (product: SourceProduct) => product.attributes.some((attribute) => attribute.code === code);
	const inCategory = (slug: string) => {
		const below = new Set([slug, ...categories.filter(({ parent_code }) => parent_code === slug).map(({ code }) => code)]);
		return goods.filter(({ category_code }) => below.has(category_code));
	};

	test('instructions and a declaration are promised only by products that have both', () => {
		const promising = [...demoCatalog({ products: 4_000 }).products].filter(({ content }) => content?.includes('među dokumentima na ovoj stranici'));
		expect(promising.length).toBeGreaterThan(0);
		const titles = promising.map(({ documents }) => documents.map(({ title }) => title));
		expect(titles.filter((own) => !(own.includes('Upute za uporabu') && own.includes('Izjava o sukladnosti')))).toEqual([]);
	});

	test.each([
		['televizori', /HDMI/],
		['televizori', /USB/],
		['linije-zvucnika', /HDMI/],
	])('every product of %s names %s among its connections, which accessories are chosen by', (slug, port) => {
		const own = inCategory(slug);
		expect(own.length).toBeGreaterThan(3);
		const lacking = own.filter(({ attributes }) => !attributes.some(({ code, value }) => code === 'ports' && port.test(value)));
		expect(lacking.map(({ code }) => code)).toEqual([]);
	});

	test('no television of 40 inches or more fits a parcel locker', () => {
		const large = inCategory('televizori').filter(({ attributes }) => attributes.some(({ code, number }) => code === 'screen_size' && Number(number) >= 40));
		expect(large.length).toBeGreaterThan(3);
		expect(large.filter(({ bulky }) => !bulky).map(({ code }) => code)).toEqual([]);
	});

	test('no category claims that every model has an energy label', () => {
		expect(categories.filter(({ content }) => content?.includes('Energetska oznaka')).map(({ slug }) => slug)).toEqual([]);
	});

	test.each([
		['televizori', 'power_w', 'Potrošnja u vatima navedena je u specifikacijama'],
		['monitori', 'warranty_months', 'Trajanje jamstva navedeno je u specifikacijama'],
	])('every product of %s has the %s that the text of the category names', (slug, attribute, sentence) => {
		expect(categories.find((category) => category.slug === slug)?.content).toContain(sentence);
		const own = inCategory(slug);
		expect(own.length).toBeGreaterThan(5);
		expect(own.filter((product) => !has(attribute)(product)).map(({ code }) => code)).toEqual([]);
	});
});

describe('marks of safety and charging', () => {
	const inCategory = (code: string) => goods.filter(({ category_code }) => category_code === code);

	test('phones and laptops state how they charge, wired headphones do not', () => {
		for (const code of ['mobiteli', 'prijenosna-racunala']) expect(inCategory(code).filter(({ charging }) => !charging)).toEqual([]);
		const hasBattery = ({ attributes }: SourceProduct) => attributes.some(({ code }) => code === 'battery_life_h');
		const headphones = inCategory('slusalice');
		expect(headphones.filter((product) => hasBattery(product) !== Boolean(product.charging))).toEqual([]);
		expect(new Set(headphones.map(hasBattery)).size).toBe(2);
		expect(goods.flatMap(({ charging }) => charging ?? []).filter(({ minimum_watts, maximum_watts }) => minimum_watts > maximum_watts)).toEqual([]);
	});

	test('rechargeable products have battery warnings in every language of the shop, screwdrivers have none', () => {
		const texts = new Set(goods.filter(({ charging }) => charging).map(({ safety_warnings }) => safety_warnings));
		expect([...texts]).toEqual([expect.stringContaining('Bateriju ne otvarajte')]);
		for (const language of ['en', 'de', 'sr', 'sl', 'it', 'bs', 'es']) expect(translateWarnings([...texts][0] ?? '', language)).toBeTruthy();
		expect(inCategory('rucni-alat').filter(({ safety_warnings }) => safety_warnings)).toEqual([]);
	});

	test('all electrical products have the crossed-out bin symbol', () => {
		expect(new Set(inCategory('baterije').map(({ disposal }) => disposal))).toEqual(new Set(['battery']));
		expect(new Set(inCategory('mobiteli').map(({ disposal }) => disposal))).toEqual(new Set(['electrical']));
		expect(new Set(inCategory('rucni-alat').map(({ disposal }) => disposal))).toEqual(new Set([null]));
	});

	test('every manufacturer has a contact, one outside the Union also a responsible person', () => {
		const outside = manufacturers.filter(({ safety }) => !safety?.manufacturer?.address.endsWith(', HR'));
		expect(outside.length).toBeGreaterThan(0);
		expect(outside.filter(({ safety }) => !safety?.responsible_person)).toEqual([]);
	});
});
