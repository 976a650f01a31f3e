import type { SourcePicture } from '@titraj/backend/platform/source/catalog.ts';
import type { Specs } from '../blueprints/draft.ts';
import { galleryViews } from '../pictures/gallery-views.ts';
import { toPackView } from '../pictures/pack.ts';
import { type Dimension, toScaleView } from '../pictures/scale/dimensions.ts';

const MOST = 8;

/** Attributes that state a length of the drawn product itself, by kind. */
const LENGTHS: Readonly<Record<string, readonly (Pick<Dimension, 'axis' | 'unit'> & { attribute: string })[]>> = {
	case: [{ attribute: 'height_cm', axis: 'h', unit: 'cm' }],
	cooler: [{ attribute: 'height_mm', axis: 'h', unit: 'mm' }],
	desk: [
		{ attribute: 'width_cm', axis: 'w', unit: 'cm' },
		{ attribute: 'depth_cm', axis: 'd', unit: 'cm' },
	],
	fan: [{ attribute: 'fan_mm', axis: 'w', unit: 'mm' }],
	gpu: [{ attribute: 'length_mm', axis: 'w', unit: 'mm' }],
	'lamp desk': [{ attribute: 'height_cm', axis: 'h', unit: 'cm' }],
	laptop: [{ attribute: 'screen_size', axis: 'g', unit: 'in' }],
	monitor: [{ attribute: 'screen_size', axis: 'g', unit: 'in' }],
	mousepad: [
		{ attribute: 'width_cm', axis: 'w', unit: 'cm' },
		{ attribute: 'depth_cm', axis: 'd', unit: 'cm' },
	],
	phone: [{ attribute: 'screen_size', axis: 'g', unit: 'in' }],
	psu: [{ attribute: 'length_mm', axis: 'd', unit: 'mm' }],
	smartwatch: [{ attribute: 'case_mm', axis: 'w', unit: 'mm' }],
	'speaker soundbar': [
		{ attribute: 'width_cm', axis: 'w', unit: 'cm' },
		{ attribute: 'height_mm', axis: 'h', unit: 'mm' },
	],
	tablet: [{ attribute: 'screen_size', axis: 'g', unit: 'in' }],
	'tool crimper': [{ attribute: 'length_mm', axis: 'd', unit: 'mm' }],
	'tool pliers': [{ attribute: 'length_mm', axis: 'd', unit: 'mm' }],
	tv: [{ attribute: 'screen_size', axis: 'g', unit: 'in' }],
	'vacuum robot': [{ attribute: 'height_mm', axis: 'h', unit: 'mm' }],
};

/** Width and depth in millimetres that a form factor stands for, by kind. */
const FORM_FACTORS: Readonly<Record<string, readonly [width: number, depth: number]>> = {
	'motherboard ATX': [244, 305],
	'motherboard mATX': [244, 244],
	'motherboard Mini-ITX': [170, 170],
	'ssd M.2 2280': [80, 22],
};

/** Kinds whose pack is several of what is drawn. Others draw their pieces themselves. */
const IN_PACKS: ReadonlySet<string> = new Set(['lamp', 'sensor', 'smartplug']);

/** Views of a product's gallery: it from several sides, to scale if its attributes state a length, and a pack of several pieces. */
export function toViews({ kind, params }: SourcePicture, specs: Specs): string[] {
	const variant = String(params['variant'] ?? '');
	const pieces = specs['pieces'];
	const [front, ...others] = galleryViews(kind, variant);
	const dimensions = toDimensions(kind, variant, specs);
	const added = [
		...(dimensions.length > 0 ? [toScaleView(dimensions)] : []),
		...(IN_PACKS.has(kind) && typeof pieces === 'number' && pieces > 1 ? [toPackView(pieces)] : []),
	];
	return [front ?? 'front', ...others.slice(0, 1), ...added, ...others.slice(1)].slice(0, MOST);
}

function toDimensions(kind: string, variant: string, specs: Specs): Dimension[] {
	const [width, depth] = FORM_FACTORS[`${kind} ${String(specs['form_factor'])}`] ?? [];
	if (width && depth)
		return [
			{ axis: 'w', value: width, unit: 'mm' },
			{ axis: 'd', value: depth, unit: 'mm' },
		];
	return (LENGTHS[`${kind} ${variant}`] ?? LENGTHS[kind] ?? []).flatMap(({ attribute, ...dimension }) => {
		const value = specs[attribute];
		return typeof value === 'number' && value >= 1 ? [{ ...dimension, value }] : [];
	});
}
