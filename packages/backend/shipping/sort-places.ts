interface Placed {
	readonly city: string;
	readonly title: string;
}

const ALPHABET = new Intl.Collator('hr');

/** Compares places by city and title in the Croatian alphabet, regardless of the database's collation. */
export const byCity = (a: Placed, b: Placed): number => ALPHABET.compare(a.city, b.city) || ALPHABET.compare(a.title, b.title);

/** Sorts stores or lockers by how many leading digits their postcode shares with the given one; others keep their order. */
export const nearFirst = <Place extends { readonly postcode: string }>(places: readonly Place[], postcode: string): Place[] =>
	places.toSorted((a, b) => sharedDigits(b.postcode, postcode) - sharedDigits(a.postcode, postcode));

function sharedDigits(one: string, other: string): number {
	let same = 0;
	while (same < one.length && one[same] === other[same]) same++;
	return same;
}
