/** Hostile texts for form fields and addresses that no shop has, each with a name. */
export const HOSTILE_TEXTS: readonly (readonly [name: string, text: string])[] = [
	['an empty text', ''],
	['SQL', "x' or 1=1 --"],
	['markup', '<script>alert(1)</script>"\'>'],
	['a path', '../../../etc/passwd'],
	['a pattern', '%_*(['],
	['a zero byte', 'a\u0000b'],
	['half a surrogate pair', '\ud800'],
	['a text of the longest length', 'ž'.repeat(100)],
	['a name of every object', '__proto__'],
];
