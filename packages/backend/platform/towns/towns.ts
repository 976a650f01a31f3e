/** Towns by country (ISO 3166 alpha-2), then by postcode, in the order in which they are offered. */
export type Towns = ReadonlyMap<string, ReadonlyMap<string, readonly string[]>>;

export interface TownRow {
	readonly country: string;
	readonly postcode: string;
	readonly town: string;
}

/** Groups rows by country and postcode; a repeated town of a postcode counts once. */
export function toTowns(rows: readonly TownRow[]): Towns {
	const countries = new Map<string, Map<string, string[]>>();
	for (const { country, postcode, town } of rows) {
		const towns = countries.get(country) ?? new Map<string, string[]>();
		const known = towns.get(postcode) ?? [];
		if (!known.includes(town)) known.push(town);
		countries.set(country, towns.set(postcode, known));
	}
	return countries;
}
