import type { EnergyLabel as WireLabel } from '@titraj/contract/energy-label.ts';
import { toEnergyStep } from '@titraj/contract/formats/energy-scale.ts';

/** EU energy label of a product, with links to its documents (regulation (EU) 2017/1369). */
export interface EnergyLabel {
	readonly energyClass: string;
	readonly best: string;
	readonly worst: string;
	/** Position of the class on its scale, which decides the arrow's colour: 0 is the best, 6 the worst. */
	readonly step: number;
	/** URL of the label's picture, or of the model's EPREL page if there is no picture. */
	readonly labelUrl?: string;
	/** URL of the product information sheet. */
	readonly sheetUrl?: string;
}

/** A label shows seven classes. */
const WORST_STEP = 6;

/** Maps a wire label; undefined if its class is not on its scale, because a wrong arrow is worse than none. */
export function toEnergyLabel(wire: WireLabel | null | undefined): EnergyLabel | undefined {
	const step = wire ? toEnergyStep(wire) : null;
	if (!wire || step === null) return undefined;
	const labelUrl =
		toAddress(wire.label_url) ?? (wire.eprel_id && /^\d{1,12}$/.test(wire.eprel_id) ? `https://eprel.ec.europa.eu/qr/${wire.eprel_id}` : undefined);
	const sheetUrl = toAddress(wire.sheet_url);
	return {
		energyClass: wire.class,
		best: wire.best,
		worst: wire.worst,
		step: Math.min(step, WORST_STEP),
		...(labelUrl && { labelUrl }),
		...(sheetUrl && { sheetUrl }),
	};
}

/** The URL if it is http(s) or a path; undefined otherwise, e.g. for `javascript:`. */
const toAddress = (url: string | null): string | undefined => (url !== null && /^(https?:\/\/|\/(?!\/))/.test(url) ? url : undefined);
