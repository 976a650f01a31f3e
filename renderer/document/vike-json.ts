/**
 * Escapes a text as Vike does in documents: `<` and `/` escaped, and a leading `!` doubled, because Vike's parser reads a single one as a
 * type marker.
 */
export const toVikeJson = (text: string): string =>
	JSON.stringify(text.startsWith('!') ? `!${text}` : text)
		.replaceAll('<', '\\u003c')
		.replaceAll('/', '\\/');
