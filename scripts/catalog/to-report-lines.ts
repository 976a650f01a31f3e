import { GAP_KINDS, type Gap, type GapKind } from './gap.ts';

const TITLES: Readonly<Record<GapKind, string>> = {
	picture: 'No picture: lists show a placeholder, and price comparison and shopping services refuse the product',
	description: 'No description',
	short_description: 'No short description: search results and previews show the beginning of the description',
	manufacturer: 'No manufacturer: feeds and comparison sites ask for the brand',
	gtin: 'No EAN: comparison sites cannot match the product',
	gtin_invalid: 'EAN that is not valid everywhere (length, check digit, or a number of the shop’s own): feeds and structured data leave it out',
	gtin_twice: 'The same EAN at several products',
	title_twice: 'The same title at several products: shoppers cannot tell them apart in lists',
	safety: 'No manufacturer’s contact for product safety, which an offer must name (GPSR, article 19)',
	attribute: 'An attribute is missing that most products of the category have: filters leave the product out',
};

/** Categories, or their attributes, that are listed of each kind of gap; `--json` has all. */
const MOST_GROUPS = 12;

/** The lines of a report for people: each kind of gap with the numbers of products by category, most gaps first, and examples. */
export function toReportLines(gaps: readonly Gap[], { total, examples }: { readonly total: number; readonly examples: number }): readonly string[] {
	if (total === 0) return ['The shop shows no products.'];
	const incomplete = new Set(gaps.map(({ sku }) => sku)).size;
	return [
		`${total} products, ${total - incomplete} of them complete.`,
		...GAP_KINDS.flatMap((kind) =>
			toKindLines(
				kind,
				gaps.filter((gap) => gap.kind === kind),
				examples,
			),
		),
	];
}

function toKindLines(kind: GapKind, gaps: readonly Gap[], examples: number): readonly string[] {
	if (gaps.length === 0) return [];
	const groups = [...Map.groupBy(gaps, ({ category, detail }) => (kind === 'attribute' ? `${category}, ${detail}` : category))];
	const lines = groups.toSorted(([, one], [, other]) => other.length - one.length).map(([name, found]) => `  ${name}: ${toExamples(kind, found, examples)}`);
	const more = lines.length > MOST_GROUPS ? [`  and ${lines.length - MOST_GROUPS} more`] : [];
	return ['', `${TITLES[kind]}: ${gaps.length}`, ...lines.slice(0, MOST_GROUPS), ...more];
}

function toExamples(kind: GapKind, gaps: readonly Gap[], examples: number): string {
	const shown = gaps.slice(0, examples).map(({ sku, detail }) => (kind === 'attribute' || detail === '' ? sku : `${sku} (${detail})`));
	const more = gaps.length > shown.length ? ', …' : '';
	return `${gaps.length}${shown.length > 0 ? ` (${shown.join(', ')}${more})` : ''}`;
}
