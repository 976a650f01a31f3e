import type { SourceManufacturer, SourceSafety } from '@titraj/backend/platform/source/catalog.ts';
import Type from 'typebox';
import { readJson } from '../load/read-json.ts';
import { toSlug } from '../text/slug.ts';

const File = Type.Object({
	/** Paragraphs of a manufacturer's page, by its field. */
	fields: Type.Record(Type.String(), Type.Array(Type.String())),
	manufacturers: Type.Array(Type.Object({ title: Type.String(), field: Type.String(), description: Type.String() }, { additionalProperties: false })),
});

const { fields, manufacturers } = readJson('manufacturers.json', File);

/** The invented manufacturers; the slug of the name is the code. */
export const DEMO_MANUFACTURERS: readonly SourceManufacturer[] = manufacturers.map(({ title, field, description }, place) => ({
	code: toSlug(title),
	title,
	slug: toSlug(title),
	picture: { kind: 'brand', params: { variant: toSlug(title).replaceAll('-', '') } },
	safety: toSafety(title, place),
	short_description: description,
	content: [description, ...paragraphsOf(field)].map((paragraph) => `<p>${paragraph}</p>`).join(''),
}));

/** Contacts of an invented manufacturer. Every sixth is outside the Union and has a responsible person in it. `place` is its position in the list. */
function toSafety(title: string, place: number): SourceSafety {
	const electronic_address = `sigurnost@${toSlug(title)}.example`;
	const isOutside = place % 6 === 5;
	const address = isOutside ? `Ogledna ulica ${place + 1}, Sarajevo, BA` : `Ogledna ulica ${place + 1}, 10000 Zagreb, HR`;
	return {
		manufacturer: { name: `${title} d.o.o.`, address, electronic_address },
		responsible_person: isOutside
			? { name: 'Ogledni zastupnik d.o.o.', address: 'Ogledni trg 1, 51000 Rijeka, HR', electronic_address: 'zastupnik@titraj.example' }
			: null,
	};
}

const TITLES: ReadonlyMap<string, string> = new Map(DEMO_MANUFACTURERS.map(({ code, title }) => [code, title]));

/** Name of the manufacturer with this code; an unknown code is an error in a blueprint. */
export function manufacturerTitle(code: string): string {
	const title = TITLES.get(code);
	if (!title) throw new Error(`No manufacturer has the code ${code}`);
	return title;
}

function paragraphsOf(field: string): readonly string[] {
	const paragraphs = fields[field];
	if (!paragraphs) throw new Error(`manufacturers.json: no field is named ${field}`);
	return paragraphs;
}
