import type { SourceFlyer } from '../../../platform/source/content.ts';

type Place = readonly [x: number, y: number, width: number, height: number];

/** Layouts of a page: one large product over two, or four of a size. */
const FEATURE: readonly Place[] = [
	[8, 20, 84, 38],
	[8, 62, 40, 32],
	[52, 62, 40, 32],
];
const FOUR: readonly Place[] = [
	[8, 20, 40, 36],
	[52, 20, 40, 36],
	[8, 60, 40, 34],
	[52, 60, 40, 34],
];

function toPage(title: string, layout: readonly Place[], codes: readonly string[]): SourceFlyer['pages'][number] {
	return {
		title,
		picture: null,
		hotspots: layout.map(([x, y, width, height], index) => ({ product_code: codes[index] ?? '', x, y, width, height })),
	};
}

/** Holds from the first of October to the end of November, in the year of the moment. */
export const autumnFlyer = (now: Date): SourceFlyer => ({
	page_slug: 'letak',
	valid_from: `${now.getUTCFullYear()}-10-01`,
	valid_to: `${now.getUTCFullYear()}-11-30`,
	pages: [
		toPage('Za radni stol', FEATURE, ['MON-00001', 'TIP-00001', 'MIS-00001']),
		toPage('Za radionicu', FOUR, ['LEM-00001', 'MUL-00001', 'RPL-00001', 'SEN-00001']),
		toPage('Za mrežu i pohranu', FEATURE, ['NAS-00001', 'USM-00001', 'SSD-00001']),
		toPage('Za put', FOUR, ['LAP-00001', 'SLU-00001', 'PUN-00001', 'PBK-00001']),
	],
});
