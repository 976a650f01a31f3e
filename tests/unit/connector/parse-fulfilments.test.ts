import { parseFulfilments } from '@titraj/connector/files/parse-fulfilments.ts';
import { describe, expect, it, test } from 'vitest';

const changesOf = (text: string) => parseFulfilments(text).events.map(({ change }) => change);

describe('the amount of a refund', () => {
	test.each([
		['1.234,50', '1234.50'],
		['1.234,50 €', '1234.50'],
		['1.234 EUR', '1234.00'],
		['1234,5', '1234.50'],
		['1234.50', '1234.50'],
		['0,10€', '0.10'],
	])('reads %s as %s', (text, amount) => {
		expect(changesOf(`broj;status;iznos\n100042;refunded;${text}\n`)).toEqual([{ kind: 'refunded', amount }]);
	});

	test.each(['', '-5,00', '1,234.50', '5,000', 'deset', '1e9'])('refuses %j', (text) => {
		expect(parseFulfilments(`broj;status;iznos\n100042;refunded;${text}\n`)).toEqual({
			events: [],
			problems: ['order 100042: the amount is missing or no number'],
		});
	});
});

it('gives the same ids to the same rows, in whatever file they come', () => {
	const row = '100042;shipped;CP-1';
	const ids = (text: string) => parseFulfilments(text).events.map(({ id }) => id);
	expect(ids(`broj;status;tracking_code\n${row}\n`)).toEqual(ids(`tracking;stanje;broj_narudzbe\nCP-1;shipped;100042\n`));
});

it('joins the rows of one shipment, and keeps shipments with other tracking codes apart', () => {
	const rows = ['1;shipped;A;CP-1;2', '1;shipped;B;CP-1;1,000', '1;shipped;C;CP-2;1'];
	expect(changesOf(`broj;status;sifra;tracking;kolicina\n${rows.join('\n')}\n`)).toMatchObject([
		{
			tracking_code: 'CP-1',
			lines: [
				{ sku: 'A', quantity: 2 },
				{ sku: 'B', quantity: 1 },
			],
		},
		{ tracking_code: 'CP-2', lines: [{ sku: 'C', quantity: 1 }] },
	]);
});

test.each([
	['1;toString', 'row 1: unknown status tostring'],
	[';shipped', 'row 1: no order number'],
])('reports the row %s', (row, problem) => {
	expect(parseFulfilments(`broj;status\n${row}\n`)).toEqual({ events: [], problems: [problem] });
});
