import { mkdtempSync, rmSync, writeFileSync } from 'node:fs';
import { tmpdir } from 'node:os';
import { join } from 'node:path';
import { detectColumnDecimal } from '@titraj/backend/import/values/column-decimal.ts';
import { afterAll, expect, test } from 'vitest';
import { mapFeed, rowOf } from '#tests/support/map-feed.ts';

const dir = mkdtempSync(join(tmpdir(), 'decimals-'));
afterAll(() => rmSync(dir, { recursive: true }));

test('each column has its own decimal sign: prices with a comma, weights, lengths and stock with a point', async () => {
	const file = join(dir, 'a.csv');
	writeFileSync(
		file,
		[
			'Šifra;Naziv;Grupa;MPC;Zaliha;Masa (kg);Duljina (cm);Kapacitet (mAh);Bluetooth;Širina (cm)',
			'A;Žarulja;Dom;10,50;3.000;1.000;12.125;1.500;4.0;12,125',
			'B;Lampa;Dom;1.210,50;12.000;1.250;7.500;2.000;5.2;7,500',
		].join('\n'),
	);
	const columns = { sku: 'Šifra', title: 'Naziv', category: 'Grupa', price: 'MPC', stock: 'Zaliha', weight: 'Masa (kg)' };
	const { products } = await mapFeed(file, { mapping: { columns, other_attributes: true } });
	expect(rowOf(products, 'A')).toMatchObject({
		price: { amount: '10.5' },
		stock: { quantity: 3 },
		weight_grams: 1000,
		attributes: [
			{ name: 'Duljina', value: 12.125, unit: 'cm' },
			{ name: 'Kapacitet', value: 1500, unit: 'mAh' },
			{ name: 'Bluetooth', value: '4.0' },
			{ name: 'Širina', value: 12.125 },
		],
	});
	expect(rowOf(products, 'B')).toMatchObject({ price: { amount: '1210.5' }, stock: { quantity: 12 }, weight_grams: 1250 });
	expect(rowOf(products, 'B')?.attributes).toContainEqual(expect.objectContaining({ name: 'Bluetooth', value: '5.2' }));
});

test('a weight of tonnes with three digits after its only sign is left out with a question', async () => {
	const file = join(dir, 'b.csv');
	writeFileSync(file, ['Šifra;Naziv;Grupa;MPC;Masa (kg)', 'A;Žarulja;Dom;10,50;1.000', 'B;Lampa;Dom;12,50;2'].join('\n'));
	const { products } = await mapFeed(file, { mapping: { columns: { sku: 'Šifra', title: 'Naziv', category: 'Grupa', price: 'MPC', weight: 'Masa (kg)' } } });
	expect(products[0]).toMatchObject({ ok: true, notes: [{ field: 'weight', reason: expect.stringContaining('tonne') }] });
	expect(rowOf(products, 'B')?.weight_grams).toBe(2000);
});

test.each([
	['one value that has no three digits decides', ['1.000', '0.35'], false, '.'],
	['a zero before the sign decides', ['1.000', '0.350'], false, '.'],
	['thousands before the sign decide', ['1.000', '1250.000'], false, '.'],
	['both signs in one value decide', ['1.000', '1.000,50'], false, ','],
	['a unit after the value is no part of it', ['1.5 kg', '2 kg'], false, '.'],
	['three digits everywhere are a fraction of a measure', ['1.000', '12.125'], true, '.'],
	['three digits everywhere are thousands of anything else', ['1.000', '12.125'], false, null],
	['three digits in some values say nothing', ['1.000', '12'], true, null],
	['whole numbers say nothing', ['1', '12'], true, null],
])('in a column, %s', (_, values, isMeasure, expected) => {
	expect(detectColumnDecimal(values, isMeasure)).toBe(expected);
});
