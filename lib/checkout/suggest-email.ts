/** Common e-mail domains, long enough that one typo does not produce the domain of another provider. */
const DOMAINS: readonly string[] = [
	'gmail.com',
	'hotmail.com',
	'outlook.com',
	'yahoo.com',
	'icloud.com',
	'hotmail.de',
	'hotmail.it',
	'hotmail.es',
	'outlook.de',
	't-online.de',
];

/** Real domains that look like typos of those above. */
const OTHERS: ReadonlySet<string> = new Set(['mail.com', 'email.com', 'ymail.com']);

/** Suggested correction of a typo in the domain (`ana@gmial.com`: `ana@gmail.com`); null if there is none. */
export function suggestEmail(email: string): string | null {
	const [, name, typed] = /^([^@\s]+)@([^@\s]+)$/.exec(email.trim()) ?? [];
	if (name === undefined || typed === undefined) return null;
	const domain = typed.toLowerCase();
	if (DOMAINS.includes(domain) || OTHERS.has(domain)) return null;
	const meant = DOMAINS.find((known) => isOneSlipFrom(domain, known));
	return meant === undefined ? null : `${name}@${meant}`;
}

/** One edit apart: a character added, missing or replaced, or two adjacent ones swapped. */
function isOneSlipFrom(typed: string, known: string): boolean {
	let start = 0;
	while (start < known.length && typed[start] === known[start]) start += 1;
	const [typedRest, knownRest] = [typed.slice(start), known.slice(start)];
	const turned = `${knownRest[1] ?? ''}${knownRest[0] ?? ''}${knownRest.slice(2)}`;
	return [knownRest.slice(1) === typedRest, typedRest.slice(1) === knownRest, typedRest.slice(1) === knownRest.slice(1), typedRest === turned].some(Boolean);
}
