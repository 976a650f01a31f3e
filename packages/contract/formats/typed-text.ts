/** Every hyphen and dash (also the non-breaking hyphen that web pages and contacts contain), and the minus sign. */
const DASHES = /[\p{Pd}\u2212]/gu;

/** A number as people paste it: invisible characters (such as direction marks) removed, every kind of space a space, every kind of dash `-`. */
export const plainSigns = (text: string): string =>
	text
		.replaceAll(/\p{Cf}/gu, '')
		.replaceAll(DASHES, '-')
		.replaceAll(/\s+/g, ' ')
		.trim();
