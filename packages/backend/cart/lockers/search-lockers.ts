import type { ParcelLocker } from '@titraj/contract/parcel-locker.ts';
import { foldText } from '../../platform/text/fold-text.ts';

/** Those whose name, street, town or postcode holds every word that is searched for; a number is the beginning of a postcode. */
export function searchLockers(lockers: readonly ParcelLocker[], text: string): ParcelLocker[] {
	const words = foldText(text)
		.split(/[\s,]+/)
		.filter(Boolean);
	return lockers.filter(({ title, address, postcode, city }) => {
		const known = foldText(`${title} ${address} ${city}`);
		return words.every((word) => (/^\d+$/.test(word) ? postcode.startsWith(word) : known.includes(word)));
	});
}

/** The same, with those first whose postcode begins like the one given. */
export const nearFirst = (lockers: readonly ParcelLocker[], postcode: string): ParcelLocker[] =>
	lockers.toSorted((a, b) => sharedDigits(b.postcode, postcode) - sharedDigits(a.postcode, postcode));

/** Digits that two postcodes share from the beginning. */
export function sharedDigits(one: string, other: string): number {
	let same = 0;
	while (same < one.length && one[same] === other[same]) same++;
	return same;
}
