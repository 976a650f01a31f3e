/** Normalizes a header for comparison with the words of `column-words`: `Šifra_artikla` to `sifra artikla`. */
export const foldHeader = (header: string): string =>
	header
		.toLowerCase()
		.replaceAll('đ', 'd')
		.normalize('NFKD')
		.replaceAll(/\p{M}/gu, '')
		.replaceAll(/[^a-z0-9]+/g, ' ')
		.trim();

/** Words that are run together in names of elements and keys: `SifraArtikla` as `Sifra Artikla`. */
export const splitWords = (header: string): string => header.replaceAll(/(\p{Ll})(\p{Lu})/gu, '$1 $2');
