import type { ParcelLocker } from '@titraj/contract/parcel-locker.ts';
import { foldText } from '../../platform/text/fold-text.ts';

/** Lockers whose name, street or city contains every search word; a number must match the start of the postcode. */
export function searchLockers(lockers: readonly ParcelLocker[], text: string): ParcelLocker[] {
	const words = foldText(text)
		.split(/[\s,]+/)
		.filter(Boolean);
	return lockers.filter(({ title, address, postcode, city }) => {
		const known = foldText(`${title} ${address} ${city}`);
		return words.every((word) => (/^\d+$/.test(word) ? postcode.startsWith(word) : known.includes(word)));
	});
}
