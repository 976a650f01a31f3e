import type { SourceAttribute } from '../../platform/source/catalog.ts';
import { clean, cutText, type FeedRow } from '../feed-row.ts';
import { type AttributeRule, SHARED } from './rule.ts';
import { RULES } from './rules.ts';
import { toAttributeValue } from './to-value.ts';

const MAX_SPECIAL = 3;
const MAX_ATTRIBUTES = 200;
const LONGEST_NAME = 100;

/** Attributes of a row in the order of its category's rules; those that no rule names follow under `Ostalo`. */
export function toAttributes({ category, attributes }: FeedRow): SourceAttribute[] {
	const rules = { ...RULES[category], ...SHARED, ...RULES[category] };
	const given = withResolution(attributes ?? {});
	const known = Object.keys(rules).filter((key) => Object.hasOwn(given, key));
	const others = Object.keys(given).filter((key) => !Object.hasOwn(rules, key));

	let specials = 0;
	return [...known, ...others].slice(0, MAX_ATTRIBUTES).flatMap((key): SourceAttribute[] => {
		const value = toAttributeValue(given[key]);
		if (value === null) return [];
		const rule = (Object.hasOwn(rules, key) ? rules[key] : undefined) ?? toRule(key);
		const special = rule.special === true && specials < MAX_SPECIAL;
		if (special) specials += 1;
		return [
			{
				code: toCode(category, key),
				title: rule.title,
				value: value.text,
				group: rule.group,
				...(value.number !== undefined && { number: value.number }),
				...(rule.unit !== undefined && { unit: rule.unit }),
				...(special && { special }),
			},
		];
	});
}

/** `27" · 165 Hz · IPS`: what stands on the card, in one line. */
export const toSummary = (attributes: SourceAttribute[]): string =>
	attributes
		.filter(({ special }) => special)
		.map(({ value, unit }) => (unit === undefined ? value : unit === '"' ? `${value}${unit}` : `${value} ${unit}`))
		.join(' · ');

/** The feed gives the pixels of a screen as two numbers. */
function withResolution(attributes: Record<string, unknown>): Record<string, unknown> {
	const { 'resolution.horizontalRes': width, 'resolution.verticalRes': height, ...rest } = attributes;
	return width && height ? { ...rest, resolution: `${width} × ${height}` } : rest;
}

/** The same key means something else in another category (the size of a fan, of a keyboard), unless it is a shared one. */
const toCode = (category: string, key: string): string =>
	Object.hasOwn(SHARED, key)
		? key
		: `${category}_${key}`
				.toLowerCase()
				.replaceAll(/[^a-z0-9]+/g, '_')
				.slice(0, LONGEST_NAME);

function toRule(key: string): AttributeRule {
	const words = cutText(clean(key.replaceAll(/[._]+/g, ' ')), LONGEST_NAME);
	return { title: words.charAt(0).toUpperCase() + words.slice(1), group: 'Ostalo' };
}
