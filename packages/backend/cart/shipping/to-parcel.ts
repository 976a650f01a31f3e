import type { Parcel } from './shipping-rules.ts';

interface Line {
	readonly qty: number;
	readonly listed: boolean;
	readonly quantity: number;
	readonly weight_grams: number | null;
	readonly bulky: boolean;
}

/** What the lines of a cart weigh that can be bought; a piece of unknown weight counts as the shop's settings say. */
export function toParcel(lines: readonly Line[], defaultGrams: number): Omit<Parcel, 'goodsCents'> {
	const sent = lines.filter(({ listed, quantity }) => listed && quantity > 0);
	return {
		grams: sent.reduce((all, { qty, weight_grams }) => all + qty * (weight_grams ?? defaultGrams), 0),
		bulkyPieces: sent.reduce((all, { qty, bulky }) => all + (bulky ? qty : 0), 0),
	};
}
