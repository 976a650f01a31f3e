import type { LetterText } from './words/mail-words.ts';
import type { Letter } from './write-mail.ts';

/** A mail with one action. `proof` is the URL of its button, or the digits of a code; `{shop}` in the text is the shop's name. */
export function toLetter({ subject, paragraphs, button, smallPrint }: LetterText, proof: string): Letter {
	const what = button === undefined ? { digits: proof } : { button: { title: button, url: proof } };
	return ({ siteName }) => {
		const named = (words: string) => words.replaceAll('{shop}', () => siteName);
		return {
			...{ subject: named(subject), paragraphs: paragraphs.map(named) },
			...(proof !== '' && what),
			...(smallPrint !== undefined && { smallPrint: named(smallPrint) }),
		};
	};
}
