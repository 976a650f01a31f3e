import type { SourcePicture } from '../platform/source/catalog.ts';
import { FEED_CATEGORIES } from './feed-categories.ts';
import type { FeedRow } from './feed-row.ts';

const COLORS = new Map(
	Object.entries({
		black: 'black',
		white: 'white',
		silver: 'silver',
		grey: 'grey',
		gray: 'grey',
		red: 'red',
		blue: 'blue',
		green: 'green',
		pink: 'pink',
		purple: 'pink',
		yellow: 'yellow',
		orange: 'copper',
		gold: 'copper',
		brown: 'copper',
	}),
);

/** Attribute that sets the proportions of a category's drawing. */
const SIZES: Record<string, string> = { Monitor: 'screen_size', CaseFan: 'size', CPUCooler: 'radiator_size', GPU: 'length', PCCase: 'volume', PSU: 'wattage' };
const COUNTS: Record<string, string> = { CaseFan: 'quantity', CPUCooler: 'fan_quantity', RAM: 'modules.quantity', GPU: 'cooling', Mouse: 'buttons' };

/** The drawing of a row: its category's kind in the row's colour and proportions. */
export function toPicture(row: FeedRow): SourcePicture {
	const attributes = row.attributes ?? {};
	const color = toColor(attributes.color, row.name);
	const size = toNumber(attributes[SIZES[row.category] ?? '']);
	const count = toNumber(attributes[COUNTS[row.category] ?? '']);
	const params = { ...(color && { color }), ...(size && { size }), ...(count && { count }), ...toVariant(row) };
	return { kind: toKind(row), params };
}

function toKind({ category, attributes }: FeedRow): string {
	if (category === 'Storage' && attributes?.storage_type === 'HDD') return 'hdd';
	return FEED_CATEGORIES.get(category)?.kind ?? 'box';
}

function toVariant({ category, attributes }: FeedRow): { variant?: string } {
	if (category === 'CPUCooler' && attributes?.water_cooled === true) return { variant: 'water' };
	if (category === 'Storage' && String(attributes?.form_factor).startsWith('M.2')) return { variant: 'm2' };
	if (category === 'RAM' && String(attributes?.form_factor).includes('SO-DIMM')) return { variant: 'sodimm' };
	return {};
}

/** The first colour named, else one that stands in the name. */
function toColor(colors: unknown, name: string): string | undefined {
	const named = Array.isArray(colors) ? colors.map((color) => COLORS.get(String(color).toLowerCase())).find(Boolean) : undefined;
	return named ?? COLORS.get(/\b(black|white|silver|gr[ae]y|red|blue|green|pink|purple|yellow|orange|gold)\b/i.exec(name)?.[1]?.toLowerCase() ?? '');
}

function toNumber(value: unknown): number | undefined {
	const number = typeof value === 'number' ? value : Number.parseFloat(String(value));
	return number > 0 && number < 100_000 ? Math.round(number) : undefined;
}
