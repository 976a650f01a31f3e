import type { SourceAttribute } from '@titraj/backend/platform/source/catalog.ts';
import type { Specs, SpecValue } from '../blueprints/draft.ts';
import { capacity, hr } from '../text/number.ts';
import { VOCABULARY } from './vocabulary.ts';

const MONTHS_PER_YEAR = 12;

/** The specification table in groups; `value` is the displayed text, including the unit. */
export function toAttributes(specs: Specs, special: readonly string[]): SourceAttribute[] {
	return Object.entries(specs)
		.map(([code, value], index) => ({ meaning: meaningOf(code), code, value, index }))
		.sort((one, two) => one.meaning.order - two.meaning.order || one.index - two.index)
		.map(({ meaning, code, value }) => ({
			code,
			title: meaning.title,
			value: toText(code, value, meaning.unit),
			...(typeof value === 'number' ? { number: value } : {}),
			...(typeof value === 'number' && meaning.unit ? { unit: meaning.unit } : {}),
			group: meaning.group,
			...(special.includes(code) ? { special: true } : {}),
		}));
}

function meaningOf(code: string) {
	const meaning = VOCABULARY.get(code);
	if (!meaning) throw new Error(`Attribute ${code} is not in the vocabulary`);
	return meaning;
}

function toText(code: string, value: SpecValue, unit: string | undefined): string {
	if (typeof value === 'boolean') return value ? 'da' : 'ne';
	if (typeof value === 'string') return value;
	if (typeof value !== 'number') return value.join(', ');
	if (code === 'storage') return capacity(value);
	if (code === 'warranty_months' && value >= MONTHS_PER_YEAR * 5) return `${value / MONTHS_PER_YEAR} god.`;
	return unit ? hr(value) + (unit === '"' || unit === '°' ? '' : ' ') + unit : hr(value);
}
