import Papa from 'papaparse';

/** Money that a carrier collected for a parcel. */
export interface SettlementRow {
	readonly parcel: string;
	readonly cents: number;
}

const PARCEL = /paket|pošilj|posilj|parcel|tracking|shipment|barkod|barcode/i;
const AMOUNT = /iznos|otkup|amount|cod|naplaćeno|naplaceno/i;

/**
 * Parses a carrier's settlement of cash on delivery: a CSV file with a column of parcel numbers and one of amounts, found by their titles, in any order, separated by
 * commas, semicolons or tabs. Amounts may be written as 1.234,50 or 1234.50. Throws if a column is missing or an amount cannot be read.
 */
export function parseSettlement(csv: string): SettlementRow[] {
	const { data } = Papa.parse<string[]>(csv.replace(/^\uFEFF/, ''), { skipEmptyLines: 'greedy' });
	const [titles = [], ...rows] = data;
	const parcel = titles.findIndex((title) => PARCEL.test(title));
	const amount = titles.findIndex((title, index) => index !== parcel && AMOUNT.test(title));
	if (parcel === -1 || amount === -1) throw new Error('The file needs a column of parcel numbers and one of amounts');
	return rows.flatMap((row, index) => {
		const number = (row[parcel] ?? '').trim();
		// Sums at the end name no parcel.
		if (number === '') return [];
		const cents = toCents(row[amount] ?? '');
		if (cents === null) throw new Error(`Line ${index + 2}: "${row[amount] ?? ''}" is no amount`);
		return [{ parcel: number, cents }];
	});
}

function toCents(typed: string): number | null {
	const text = typed.replace(/[€\s]|EUR/g, '');
	const plain = /,\d{1,2}$/.test(text) ? text.replaceAll('.', '').replace(',', '.') : text.replaceAll(',', '');
	return /^\d{1,9}(\.\d{1,2})?$/.test(plain) ? Math.round(Number(plain) * 100) : null;
}
