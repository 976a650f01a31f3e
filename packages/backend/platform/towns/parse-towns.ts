import { COUNTRIES } from '@titraj/contract/formats/address-countries.ts';
import { isPostcode } from '@titraj/contract/formats/postcode.ts';
import Papa from 'papaparse';
import { type TownRow, type Towns, toTowns } from './towns.ts';

const COLUMNS = ['country', 'postcode', 'town'] as const;
/** Maximum length of an address's town. */
const LONGEST = 100;

/**
 * Parses a CSV file (comma, semicolon or tab) with the columns country, postcode and town. Rows of countries that addresses cannot have are skipped. Throws with line and value for a
 * missing column, a postcode that its country does not have, and a town that is empty or too long.
 */
export function parseTowns(csv: string): Towns {
	const { data, meta } = Papa.parse<Record<string, string>>(csv.replace(/^\uFEFF/, ''), {
		header: true,
		skipEmptyLines: 'greedy',
		delimitersToGuess: [',', ';', '\t'],
		transformHeader: (name) => name.trim().toLowerCase(),
	});
	const missing = COLUMNS.find((column) => !meta.fields?.includes(column));
	if (missing) throw new Error(`it has no column "${missing}"; its first line must be ${COLUMNS.join(',')}`);
	return toTowns(data.map(toRow).filter(({ country }) => COUNTRIES.includes(country)));
}

function toRow(cells: Readonly<Record<string, string>>, place: number): TownRow {
	const [country = '', postcode = '', town = ''] = COLUMNS.map((column) => (cells[column] ?? '').trim());
	const row = { country: country.toUpperCase(), postcode, town };
	const problem = findProblem(row);
	if (problem) throw new Error(`row ${place + 1}: ${problem}`);
	return row;
}

function findProblem({ country, postcode, town }: TownRow): string | null {
	if (!/^[A-Z]{2}$/.test(country)) return `country is "${country}"; it must be an ISO 3166 code of two letters`;
	if (COUNTRIES.includes(country) && !isPostcode(postcode, country)) return `"${postcode}" is not a postcode of ${country}`;
	if (town === '' || town.length > LONGEST) return `town has ${town.length} characters; it must have 1 to ${LONGEST}`;
	return null;
}
