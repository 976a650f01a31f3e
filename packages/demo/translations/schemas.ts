import Type, { type Static, type TProperties } from 'typebox';
import { THEMES } from '../blueprints/blueprint.ts';
import { COLOURS } from '../text/colour.ts';

const strict = <Properties extends TProperties>(properties: Properties) => Type.Object(properties, { additionalProperties: false });
const Texts = Type.Record(Type.String(), Type.String());
const TitleAndShort = strict({ title: Type.String(), short: Type.String() });
const Titled = Type.Record(Type.String(), TitleAndShort);
const Sentences = Type.Array(Type.String());

/** Texts of the specification table. */
export const AttributeTexts = strict({
	/** By id of the group. */
	groups: Texts,
	/** By attribute code. */
	titles: Texts,
});

/** By Croatian value; `#` stands for a number on both sides. */
export const ValueTexts = Texts;

/** By Croatian wording. */
export const PhraseTexts = strict({
	/** Parts of titles, badges, units and variation axes; `#` has the same meaning as in values. */
	products: Texts,
	/** Services of stores, days with special opening hours, and documents of products. */
	stores: Texts,
});

/** By id of the entry. */
export const MenuTexts = Texts;

/** By id of the block, then by field. */
export const BlockTexts = Type.Record(Type.String(), Texts);

/** By slug of the category; main categories have paragraphs of a buying guide. */
export const CategoryTexts = strict({
	/** Heading of the guide, with a placeholder for the title. */
	heading: Type.String(),
	categories: Type.Record(Type.String(), strict({ title: Type.String(), short: Type.String(), guide: Type.Optional(Sentences) })),
});

/** A sentence by code of the manufacturer. */
export const ManufacturerTexts = Texts;

/** By slug. */
export const ContentTexts = strict({ authors: Titled, post_categories: Titled, lists: Titled, tags: Texts });

/** Masculine, feminine, neuter, feminine plural, masculine plural. */
export const NOUN_GENDERS = ['m', 'f', 'n', 'p', 'q'] as const;
export type NounGender = (typeof NOUN_GENDERS)[number];

export const ProductTexts = strict({
	/** By Croatian noun phrase, longest first. */
	nouns: Type.Record(Type.String(), Type.Tuple([Type.String(), Type.Enum(NOUN_GENDERS)])),
	/** The colour in each gender, in the order of `NOUN_GENDERS`. */
	colours: Type.Record(Type.Enum(COLOURS), Type.Array(Type.String(), { minItems: NOUN_GENDERS.length, maxItems: NOUN_GENDERS.length })),
	bundles: strict({
		/** Text for every bundle. */
		note: Type.String(),
		/** By code of the bundle. */
		rows: Type.Record(Type.String(), strict({ title: Type.String(), short: Type.String(), why: Type.String() })),
	}),
});
export type ProductTexts = Static<typeof ProductTexts>;

/** Sentences of a product's texts with placeholders: `{noun}`, `{manufacturer}`, `{specs}`. */
export const SentenceTexts = strict({
	and: Type.String(),
	short: Sentences,
	/** The last one is for three figures. */
	lead: Sentences,
	headings: Sentences,
	service: Sentences,
	themes: Type.Record(Type.Enum([...THEMES, 'print'] as const), Type.Tuple([Type.String(), Type.String()])),
});
export type SentenceTexts = Static<typeof SentenceTexts>;
