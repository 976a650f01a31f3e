import { ENERGY_LABEL, INFORMATION_SHEET, toDocumentPath } from '@titraj/backend/catalog/media/index.ts';
import type { SourceEnergyLabel } from '@titraj/backend/platform/source/catalog.ts';
import type { Labelled } from '../blueprints/blueprint.ts';

/** Values of a product by attribute code. */
type Specs = Readonly<Record<string, unknown>>;

/** Minimum value of each class from A to F; below is G. Light: lumens per watt (Regulation (EU) 2019/2015). The others are invented for the demo. */
const LEAST: Readonly<Record<Labelled, readonly number[]>> = {
	light: [210, 185, 160, 135, 110, 85],
	/** Inches per watt. */
	display: [3.2, 2.6, 2.1, 1.7, 1.25, 0.95],
	/** Milliampere-hours per inch. */
	phone: [790, 750, 710, 670, 630, 590],
	tablet: [790, 740, 690, 640, 590, 540],
};

/** Energy label of a demo product. No EPREL number: a made-up one could belong to a real model. */
export function toEnergyLabel(code: string, group: Labelled, specs: Specs): SourceEnergyLabel {
	const value = VALUES[group](specs);
	const step = LEAST[group].findIndex((least) => value >= least);
	return {
		...{ class: 'ABCDEFG'.at(step) ?? 'G', best: 'A', worst: 'G' },
		...{ label: toDocumentPath(code, ENERGY_LABEL, 'svg'), sheet: toDocumentPath(code, INFORMATION_SHEET), eprel: null },
	};
}

const numberOf = (specs: Specs, name: string): number => (typeof specs[name] === 'number' ? specs[name] : 0);

const VALUES: Readonly<Record<Labelled, (specs: Specs) => number>> = {
	light: (specs) => numberOf(specs, 'luminous_flux') / numberOf(specs, 'power_w'),
	display: (specs) =>
		numberOf(specs, 'screen_size') / (numberOf(specs, 'power_w') || numberOf(specs, 'screen_size') * 0.7 + numberOf(specs, 'brightness') / 60),
	phone: (specs) => numberOf(specs, 'battery_mah') / numberOf(specs, 'screen_size'),
	tablet: (specs) => numberOf(specs, 'battery_mah') / numberOf(specs, 'screen_size'),
};
