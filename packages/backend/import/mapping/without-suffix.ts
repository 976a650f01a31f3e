/** Column titles that are longer have no suffix to find. */
const LONGEST_TITLE = 200;

/** Currencies, units and words for VAT; of two that fit, the longer one comes first. */
const SUFFIXES: readonly string[] = [
	...['s pdv om', 'sa pdv om', 'bez pdv a', 's pdv', 'spdv', 'sa pdv', 'bez pdv', 'z ddv', 'brez ddv'],
	...['inkl mwst', 'inkl ust', 'exkl mwst', 'exkl ust', 'zzgl mwst', 'ohne mwst', 'brutto', 'netto', 'bruto', 'neto'],
	...['incl vat', 'incl tax', 'excl vat', 'excl tax', 'with vat', 'with tax', 'without vat', 'without tax'],
	...['in kg', 'u kg', 'v kg', 'kg', 'in g', 'u g', 'v g', 'g', 'kom', 'kos', 'eur', 'usd', 'kn'],
].map((suffix) => ` ${suffix}`);

/** A folded column name without the currency, unit or word for VAT at its end: `cijena eur bez pdv a` as `cijena`. */
export function withoutSuffix(folded: string): string {
	if (folded.length > LONGEST_TITLE) return folded;
	const suffix = SUFFIXES.find((end) => folded.endsWith(end));
	return suffix === undefined ? folded : withoutSuffix(folded.slice(0, -suffix.length));
}
