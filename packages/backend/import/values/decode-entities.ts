import htmlEntities from './html-entities.json' with { type: 'json' };

const CHARACTERS: ReadonlyMap<string, string> = new Map(Object.entries({ ...htmlEntities, amp: '&', lt: '<', gt: '>', quot: '"', apos: "'" }));
const ENTITY = /&(?:#(\d{1,7})|#x([\da-f]{1,6})|([a-z][a-z\d]{1,30}));/gi;
/** Texts that are encoded more often are wrong in another way. */
const MOST_TIMES = 3;
/** An ampersand that is encoded before an entity. `&amp;lt;` stays: it may be an example of code. */
const TWICE = /&amp;(?!lt;|gt;)(?=[a-z]{2,10};|#\d{2,6};)/gi;
const TAG = /<\/?[a-z][^<>]*>/i;

/** A plain text without entities, however often it is encoded: `Vrt &amp;amp; dom` is `Vrt & dom`. */
export const decodeEntities = (text: string): string => decodeWhile(text, () => true);

/** HTML that may be encoded as a whole (`&lt;p&gt;`) or encoded twice (`&amp;nbsp;`). */
export const decodeHtml = (html: string): string => {
	const decoded = decodeWhile(html, (text) => !TAG.test(text));
	return TAG.test(decoded) ? decoded.replaceAll(TWICE, '&').replaceAll(TWICE, '&') : decoded;
};

function decodeWhile(text: string, isEncoded: (text: string) => boolean): string {
	let decoded = text;
	for (let times = 0; times < MOST_TIMES && decoded.includes('&') && isEncoded(decoded); times++) decoded = decodeOnce(decoded);
	return decoded;
}

const decodeOnce = (text: string): string =>
	text.replaceAll(
		ENTITY,
		(entity, decimal?: string, hexadecimal?: string, name?: string) =>
			(name === undefined ? toCharacter(decimal === undefined ? Number.parseInt(hexadecimal ?? '', 16) : Number(decimal)) : CHARACTERS.get(name)) ?? entity,
	);

/** Undefined for control characters and numbers that are no characters. */
const toCharacter = (code: number): string | undefined =>
	code < 32 || code > 0x10_ff_ff || (code >= 0xd8_00 && code <= 0xdf_ff) ? undefined : String.fromCodePoint(code);
