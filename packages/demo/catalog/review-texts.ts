import Type from 'typebox';
import { THEMES } from '../blueprints/blueprint.ts';
import { readJson } from '../load/read-json.ts';
import type { Gender } from '../text/colour.ts';

const Sentences = Type.Array(Type.String());
const Forms = Type.Object({ m: Type.String(), f: Type.String(), n: Type.String(), p: Type.String() });
const Theme = Type.Object({ praise: Sentences, gripe: Sentences });
const File = Type.Object({
	/** First sentences, from the happiest to the unhappiest, with placeholders for the noun and words that agree with it. */
	openers: Type.Object({ glad: Sentences, fair: Sentences, sorry: Sentences }),
	/** By placeholder: the word in each gender. */
	agreement: Type.Record(Type.String(), Forms),
	/** Sentences about products of one category only, by category. */
	details: Type.Record(Type.String(), Sentences),
	/** Praise and criticism by theme. Neutral in gender, so that any noun fits. */
	themes: Type.Record(Type.Enum(THEMES), Theme),
	/** Reviewers are anonymous: a handle, or two initials. */
	handles: Sentences,
	initials: Type.String(),
});

export const REVIEW_TEXTS = readJson('reviews.json', File);

/** First sentences of a review, in agreement with the noun. */
export function openersFor([noun, gender]: readonly [string, Gender]): Record<'glad' | 'fair' | 'sorry', string[]> {
	const { openers, agreement } = REVIEW_TEXTS;
	const Noun = noun.charAt(0).toUpperCase() + noun.slice(1);
	const agreed = (sentence: string) => sentence.replace(/\{(\w+)\}/g, (_, gap: string) => (gap === 'Noun' ? Noun : (agreement[gap]?.[gender] ?? '')));
	return { glad: openers.glad.map(agreed), fair: openers.fair.map(agreed), sorry: openers.sorry.map(agreed) };
}
