type Texts = Readonly<Record<string, string>>;
type Facts = Readonly<Record<string, unknown>>;

/** Fills `{name}` with the fact of that name; other braces stay. Facts are not filled again. */
export const fillFacts = (text: string, facts: Facts): string =>
	text.replaceAll(/\{([a-z0-9_]{1,20})\}/gi, (placeholder, name: string) => (Object.hasOwn(facts, name) ? String(facts[name] ?? '') : placeholder));

/**
 * The words with some texts replaced, by their path: `mail.order.open`. `{1}` in a text is the first value that a function of the words is given, `{number}` a
 * field of one that is an object, `{shop}` and the like come from `facts`.
 */
export function replaceWords<Words extends object>(words: Words, { texts, facts, path = 'mail' }: { texts: Texts; facts: Facts; path?: string }): Words {
	return new Proxy(words, {
		get(target, name, receiver) {
			const value: unknown = Reflect.get(target, name, receiver);
			return typeof name === 'symbol' ? value : replaceValue(value, { texts, facts, path: `${path}.${name}` });
		},
	});
}

function replaceValue(value: unknown, { texts, facts, path }: { texts: Texts; facts: Facts; path: string }): unknown {
	if (typeof value === 'function')
		return (...given: unknown[]) => replaceValue(Reflect.apply(value, undefined, given), { texts, facts: { ...facts, ...toFacts(given, value.length) }, path });
	const text = Object.hasOwn(texts, path) ? texts[path] : undefined;
	if (typeof value === 'string') return text === undefined ? value : fillFacts(text, facts);
	if (Array.isArray(value)) return text === undefined ? value : text.split('\n\n').map((paragraph) => fillFacts(paragraph, facts));
	return typeof value === 'object' && value !== null ? replaceWords(value, { texts, facts, path }) : value;
}

/** Of each value that a function takes; one that is left out is empty. */
const toFacts = (given: readonly unknown[], taken: number): Facts =>
	Object.fromEntries(
		Array.from({ length: Math.max(taken, given.length) }, (_, index) => given[index]).flatMap((value, index) =>
			typeof value === 'object' && value !== null ? Object.entries(value) : [[String(index + 1), value] as const],
		),
	);
