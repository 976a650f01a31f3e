/**
 * Regular expressions whose time grows faster than their text, or that the code builds when it runs, and why no foreign text makes that matter. Keys are as in
 * scripts/expressions/checked-expressions.json.
 */
export const TRUSTED_EXPRESSIONS: Readonly<Record<string, string>> = {
	'/<h2(\\s[^<>]*)?>(.*?)<\\/h2>/gis': 'HTML of the sanitiser, which closes every heading',
	'/\\B(?=(\\d{3})+$)/g': 'digits of a number: at most 22',
	'/\\+[^@]*@/': 'an e-mail address: at most 254 characters',
	"/^([+-]?\\d[\\d.,'\\u00a0\\u202f]*?)\\s*([^\\d\\s.,;:+-][^\\d\\s.,;]{0,11})?$/u": 'at most 60 characters (LONGEST_MEASURE)',
	'/[\\s,]*(\\S+?)(?:,+(?=\\s|$)|\\s+([^,]*)(?:,|$)|$)/g': 'at most 4000 characters (LONGEST_SET)',
	"/^([^\\d\\s.,+-]*)\\s*([+-]?[\\d.,'\\s\\u00a0\\u202f]*\\d)\\s*([^\\d\\s]*)$/u": 'at most 100 characters (LONGEST_AMOUNT)',
	'/[@/]|[\\p{L}\\d-]{3,}\\.\\p{L}{2,}/u': 'a name in a form, whose length the contract limits',
	'/^-+|-+$/g': 'dashes that were collapsed to one each',
	'/-+$/g': 'dashes that were collapsed to one each',
	'/^\\/+|\\/+$/g': 'a slug of at most 400 characters',
	'/\\/+$/': 'an address in the settings',
	// Built when the code runs: keys are the calls as written.
	"new RegExp(pattern, 'g')": 'import/formats: patterns of the shipped formats, on 1,000 characters of a cell',
	"new RegExp(`(\\\\d|\\\\}\\\\}) (?=${UNIT}(?![\\\\p{L}\\\\d]))`, 'gu')": 'units of a fixed list; its pattern was checked',
	"new RegExp(`^(${country}|${SIGNS[country]})[ -]?(?=\\\\d)`, 'i')": 'codes of the countries that PATTERNS lists, at the start of the text',
	'new RegExp(closing)': 'a copy of a literal, which is checked',
	'new RegExp(`(?:^|;\\\\s*)${cookieName(request, name)}=([^;]+)`)': 'a fixed name of a cookie; a header has at most 16 KB',
	'new RegExp(`<${name}(?: [^<>]{0,100})?>([^<]{0,200})</${name}>`)': 'fixed names of elements, with limits on the lengths between them',
	"new RegExp(`</?(?:${names.join('|')})(?:\\\\s(?:\"[^\"]*\"|'[^']*'|[^'\"<>])*)?/?>`, 'gi')": 'fixed names of elements; at most 100,000 characters (LONGEST)',
	"new RegExp(`^([+-]?)(\\\\d{1,3}(?:([${group}' \\u00a0\\u202f])\\\\d{3})(?:\\\\3\\\\d{3})*|\\\\d+)(?:[${decimal}](\\\\d+))?$`, 'u')":
		'signs of a fixed list, anchored; its pattern was checked',
	'new RegExp(`^[+-]?(0[${other}]\\\\d+|\\\\d+[${other}](\\\\d{1,2}|\\\\d{4,}))$`)': 'signs of a fixed list, anchored; its pattern was checked',
	'new RegExp(`-(?:${ITEM_WORDS})-(\\\\d{1,9})/?$`)': 'words of a fixed list; its pattern was checked',
	'new RegExp(pattern)': 'a copy of a literal, which is checked',
	'new RegExp(`^${STEM}\\\\.svg$`)': 'a fixed stem; its pattern was checked',
	'new RegExp(`^(${STEM})\\\\.(\\\\d{1,5})\\\\.(avif|webp)$`)': 'a fixed stem; its pattern was checked',
	'new RegExp(source)': 'fixed words, anchored; an address has at most 16 KB',
	"new RegExp(BOT_AGENTS, 'i')": 'a fixed list of names without repetition',
	'new RegExp(`^${source}$`)': 'route templates of the backend; an address has at most 16 KB',
	'new RegExp(`(?:^|;\\\\s*)${CONSENT_COOKIE}=([^;]*)`)': 'a fixed name of a cookie, in the browser',
};
