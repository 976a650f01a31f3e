import type { Parcel } from './shipping-rules.ts';

interface Line {
	readonly qty: number;
	/** Whether it can be bought. */
	readonly isSent: boolean;
	readonly weight_grams: number | null;
	readonly size_mm: readonly number[] | null;
	readonly bulky: boolean;
}

/** Weight, bulky pieces and known sizes of the lines that can be bought. Pieces of unknown weight count as `defaultGrams`. */
export function toParcel(lines: readonly Line[], defaultGrams: number): Omit<Parcel, 'goodsCents'> {
	const sent = lines.filter(({ isSent }) => isSent);
	return {
		grams: sent.reduce((all, { qty, weight_grams }) => all + qty * (weight_grams ?? defaultGrams), 0),
		bulkyPieces: sent.reduce((all, { qty, bulky }) => all + (bulky ? qty : 0), 0),
		sized: sent.flatMap(({ qty, size_mm }) => (size_mm === null ? [] : [{ qty, sizeMm: size_mm }])),
	};
}
