import type { TitleAndShort } from './texts.ts';

/** Everything in one language that is not goods; keys are Croatian slugs. */
export interface ContentTexts {
	readonly pages: Readonly<Record<string, TitleAndShort>>;
	/** HTML. */
	readonly pageContents: Readonly<Record<string, string>>;
	/** Of pages of questions; answers are HTML. */
	readonly questions: Readonly<Record<string, readonly (readonly [question: string, answer: string])[]>>;
	/** Articles: title, lead, and the body as the desk writes it. */
	readonly posts: Readonly<Record<string, readonly [title: string, short: string, body: readonly string[]]>>;
	readonly authors: Readonly<Record<string, TitleAndShort>>;
	readonly postCategories: Readonly<Record<string, TitleAndShort>>;
	readonly lists: Readonly<Record<string, TitleAndShort>>;
	readonly tags: Readonly<Record<string, string>>;
	/** Menus, blocks, badges, axes of variation: by the Croatian text. */
	readonly phrases: Readonly<Record<string, string>>;
}
