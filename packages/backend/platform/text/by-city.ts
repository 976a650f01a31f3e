interface Placed {
	readonly city: string;
	readonly title: string;
}

const ALPHABET = new Intl.Collator('hr');

/** Compares places by city and title in the Croatian alphabet, regardless of the database's collation. */
export const byCity = (a: Placed, b: Placed): number => ALPHABET.compare(a.city, b.city) || ALPHABET.compare(a.title, b.title);
