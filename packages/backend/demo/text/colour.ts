/** Grammatical gender of what is described: masculine, feminine, neuter, feminine plural. */
export type Gender = 'm' | 'f' | 'n' | 'p';

const STEMS = {
	black: 'crn',
	white: 'bijel',
	silver: 'srebrn',
	grey: 'siv',
	red: 'crven',
	blue: 'plav',
	green: 'zelen',
	pink: 'ružičast',
	yellow: 'žut',
	copper: 'bakren',
} as const;

const ENDINGS: Record<Gender, string> = { m: 'i', f: 'a', n: 'o', p: 'e' };

export type Colour = keyof typeof STEMS;

/** The colour as an adjective in agreement: `crni`, `crna`, `crno`, `crne`. */
export function colourAdjective(colour: Colour, gender: Gender): string {
	return STEMS[colour] + ENDINGS[gender];
}
