/**
 * Regular expressions whose time grows faster than their text, and why no foreign text makes that matter. Keys are as in
 * scripts/expressions/checked-expressions.json.
 */
export const TRUSTED_EXPRESSIONS: Readonly<Record<string, string>> = {
	'/<h2(\\s[^<>]*)?>(.*?)<\\/h2>/gis': 'HTML of the sanitiser, which closes every heading',
	'/\\B(?=(\\d{3})+$)/g': 'digits of a number: at most 22',
	'/\\+[^@]*@/': 'an e-mail address: at most 254 characters',
	"/^([+-]?\\d[\\d.,'\\u00a0\\u202f]*?)\\s*([^\\d\\s.,;:+-][^\\d\\s.,;]{0,11})?$/u": 'at most 60 characters (LONGEST_MEASURE)',
	'/( (eur|usd|kg|g|s pdv( om)?|sa pdv( om)?|bez pdv( a)?|z ddv|inkl mwst))+$/': 'at most 200 characters (LONGEST_TITLE)',
	'/[\\s,]*(\\S+?)(?:,+(?=\\s|$)|\\s+([^,]*)(?:,|$)|$)/g': 'at most 4000 characters (LONGEST_SET)',
	"/^([^\\d\\s.,+-]*)\\s*([+-]?[\\d.,'\\s\\u00a0\\u202f]*\\d)\\s*([^\\d\\s]*)$/u": 'at most 100 characters (LONGEST_AMOUNT)',
	'/[@/]|[\\p{L}\\d-]{3,}\\.\\p{L}{2,}/u': 'a name in a form, whose length the contract limits',
	'/^-+|-+$/g': 'dashes that were collapsed to one each',
	'/-+$/g': 'dashes that were collapsed to one each',
	'/^\\/+|\\/+$/g': 'a slug of at most 400 characters',
	'/\\/+$/': 'an address in the settings',
	'/<script src="[^"]*" type="module" async><\\/script>\\s*|<link rel="modulepreload" [^>]*>\\s*/g': 'the document that a build renders its shell from',
	'/<link rel="preload" href="(?![^"]*\\/shop-)[^"]*" as="font" [^>]*>\\s*/g': 'the document that a build renders its shell from',
};
