/** Grammatical gender of what is described: masculine, feminine, neuter, feminine plural. */
export const GENDERS = ['m', 'f', 'n', 'p'] as const;
export type Gender = (typeof GENDERS)[number];

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
export type Colour = keyof typeof STEMS;
export const COLOURS = ['black', 'white', 'silver', 'grey', 'red', 'blue', 'green', 'pink', 'yellow', 'copper'] as const satisfies readonly Colour[];

const ENDINGS: Record<Gender, string> = { m: 'i', f: 'a', n: 'o', p: 'e' };
const BY_STEM: ReadonlyMap<string, Colour> = new Map(Object.entries(STEMS).map(([colour, stem]) => [stem, toColour(colour)]));
const ADJECTIVE = new RegExp(`^(${Object.values(STEMS).join('|')})[iaoe]$`);

/** The colour as an adjective in the given gender: `crni`, `crna`, `crno`, `crne`. */
export function colourAdjective(colour: Colour, gender: Gender): string {
	return STEMS[colour] + ENDINGS[gender];
}

/** The colour of a Croatian adjective, in any gender. */
export function colourNamed(adjective: string): Colour | undefined {
	return BY_STEM.get(ADJECTIVE.exec(adjective)?.[1] ?? '');
}

export function toColour(name: string): Colour {
	if (!isColour(name)) throw new Error(`${name} is not a colour of the demo; choose from ${Object.keys(STEMS).join(', ')}`);
	return name;
}

export function toGender(name: string): Gender {
	const gender = GENDERS.find((one) => one === name);
	if (!gender) throw new Error(`${name} is not a gender; choose from ${GENDERS.join(', ')}`);
	return gender;
}

function isColour(name: string): name is Colour {
	return Object.hasOwn(STEMS, name);
}
