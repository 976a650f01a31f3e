import { lockNames } from '../../platform/database/lock-names.ts';
import { foldText } from '../../platform/text/fold-text.ts';
import { toFreeName } from '../../platform/text/free-name.ts';
import { slugify } from '../../platform/text/slugify.ts';
import type { Database } from '../tables.ts';
import { writeManufacturers } from './write-manufacturers.ts';

/** `ASUS` and `Asus` have the same key. */
export const toManufacturerKey = (name: string): string => foldText(name).replaceAll(/\s+/g, ' ').trim();

/** Codes of manufacturers by `toManufacturerKey` of their names. Missing manufacturers are created. */
export async function ensureManufacturers(trx: Database, names: readonly string[]): Promise<Map<string, string>> {
	const known = await readCodes(trx);
	if (names.every((name) => known.has(toManufacturerKey(name)))) return known;
	await lockNames(trx);
	const codes = await readCodes(trx);
	const taken = new Set(codes.values());
	const missing = new Map(names.map((name): [string, string] => [toManufacturerKey(name), name]).filter(([key]) => !codes.has(key)));
	const created = [...missing].map(([key, title]) => {
		const code = toFreeName(slugify(title) || `m-${Buffer.from(key).toString('hex').slice(0, 40)}`, (name) => taken.has(name));
		taken.add(code);
		codes.set(key, code);
		return { code, title, slug: code, short_description: '', content: '' };
	});
	await writeManufacturers(trx, created);
	return codes;
}

async function readCodes(db: Database): Promise<Map<string, string>> {
	const rows = await db.selectFrom('manufacturers').select(['code', 'title']).orderBy('id', 'desc').execute();
	return new Map(rows.map(({ code, title }) => [toManufacturerKey(title), code]));
}
