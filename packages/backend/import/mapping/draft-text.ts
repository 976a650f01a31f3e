import { REQUIRED_FIELDS } from './fields.ts';
import { type SeenColumns, toExamples } from './inspect-columns.ts';
import type { MappingFile } from './mapping-file.ts';

/** The feed and the mapping file of a command. */
interface DraftedFor {
	readonly source: string;
	readonly map: string;
}

/** Text of a draft: JSON with the next step at its beginning, and samples of the column's values after each line. */
export function toDraftText(mapping: MappingFile, seen: SeenColumns, { source, map }: DraftedFor): string {
	const lacking = REQUIRED_FIELDS.filter((field) => mapping.columns[field] === undefined && !(field === 'sku' && mapping.columns.gtin !== undefined));
	const sections = Object.entries(mapping).map(([name, value]) => `${JSON.stringify(name)}: ${toSection(name, value, seen)}`);
	return [
		`// Draft of a mapping for ${source}: what each column means. After each line are values of its column.`,
		'// Next: check each line, move columns that are wrong ("columns", "attributes", "not_used": docs/import.md), then try it:',
		`//   npm run import -- ${quote(source)} --map ${quote(map)} --dry-run`,
		...(lacking.length > 0
			? [`// Missing: ${lacking.join(', ')}. Name their columns under "columns", or a value for all products: "defaults": { "category": "Razno" }`]
			: []),
		...toStates(mapping),
		...toRates(mapping, seen),
		`{\n\t${sections.join(',\n\t')}\n}\n`,
	].join('\n');
}

/** Columns that may say which products are shown, if none is known to. */
function toStates({ columns, not_used = {} }: MappingFile): string[] {
	const names = Object.keys(not_used).filter((name) => not_used[name]?.startsWith('whether the product is shown'));
	if (columns.visible !== undefined || names.length === 0) return [];
	return [
		`// All products will be for sale, hidden ones, too. Name the column that says which are shown: "columns": { "visible": … }. Possible ones: ${names.join(', ')}`,
	];
}

/** Words for VAT rates, whose rows are refused until the rates are known. */
function toRates({ columns }: MappingFile, seen: SeenColumns): string[] {
	const values = [columns.vat_percent ?? []].flat().flatMap((column) => [...(seen.columns.get(column)?.values ?? [])]);
	const words = values.filter((value) => !/^\d{1,2}([.,]\d{1,2})?\s*%?$/.test(value)).slice(0, 5);
	return words.length === 0
		? []
		: [`// Add "vat_rates": { ${words.map((word) => `${JSON.stringify(word.toLowerCase())}: …`).join(', ')} } with the percentage of each word.`];
}

const quote = (argument: string): string => (/^[\w./:@-]+$/.test(argument) ? argument : `'${argument.replaceAll("'", "'\\''")}'`);

function toSection(name: string, value: unknown, { columns }: SeenColumns): string {
	if (typeof value !== 'object' || value === null || Array.isArray(value)) return JSON.stringify(value);
	const entries = Object.entries(value);
	if (entries.length === 0) return '{}';
	const lines = entries.map(([key, entry], place) => {
		const [column] = name === 'columns' || name === 'fields' ? [entry].flat() : [key];
		const examples = name === 'categories' ? '' : toExamples(columns.get(String(column)));
		const comma = place === entries.length - 1 ? '' : ',';
		return `\t\t${JSON.stringify(key)}: ${JSON.stringify(entry)}${comma}${examples === '' ? '' : ` // ${examples}`}`;
	});
	return `{\n${lines.join('\n')}\n\t}`;
}
