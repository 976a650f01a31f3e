/** Domains of mailboxes that many people have; long enough that one slip makes nobody else's. */
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

/** Mailboxes that look like a slip of another and are none. */
const OTHERS: ReadonlySet<string> = new Set(['mail.com', 'email.com', 'ymail.com']);

/** What an address with a slip in its domain was probably meant to be (`ana@gmial.com`: `ana@gmail.com`); null where there is nothing to ask. */
export function suggestEmail(email: string): string | null {
	const [, name, typed] = /^([^@\s]+)@([^@\s]+)$/.exec(email.trim()) ?? [];
	if (name === undefined || typed === undefined) return null;
	const domain = typed.toLowerCase();
	if (DOMAINS.includes(domain) || OTHERS.has(domain)) return null;
	const meant = DOMAINS.find((known) => isOneSlipFrom(domain, known));
	return meant === undefined ? null : `${name}@${meant}`;
}

/** One sign too many, too few, another one, or two neighbours in turned order. */
function isOneSlipFrom(typed: string, known: string): boolean {
	let start = 0;
	while (start < known.length && typed[start] === known[start]) start += 1;
	const [typedRest, knownRest] = [typed.slice(start), known.slice(start)];
	const turned = `${knownRest[1] ?? ''}${knownRest[0] ?? ''}${knownRest.slice(2)}`;
	return [knownRest.slice(1) === typedRest, typedRest.slice(1) === knownRest, typedRest.slice(1) === knownRest.slice(1), typedRest === turned].some(Boolean);
}
