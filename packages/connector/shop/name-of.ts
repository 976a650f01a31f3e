/** Most letters of a connector's name. */
const LONGEST = 100;

/** The name under which the shop knows a connector. */
export const nameOf = ({ name, engine }: { readonly name?: string; readonly engine: { readonly name: string } }): string =>
	toText(name ?? engine.name, LONGEST);

/** Without what a database cannot store. Engines answer with anything. */
export const toText = (text: string, longest: number): string =>
	text
		.toWellFormed()
		.replaceAll(/\p{Cc}+/gu, ' ')
		.trim()
		.slice(0, longest)
		.toWellFormed() || '-';
