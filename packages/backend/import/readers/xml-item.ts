import type { RawFields } from './raw-row.ts';

interface XmlNode {
	readonly attributes: Readonly<Record<string, string>>;
	readonly children: Map<string, unknown[]>;
	text: string;
}

const MOST_CHILDREN = 5000;

/** An item while it is parsed: elements by name, repeated ones as a list, elements with children as an object. */
export class XmlItem {
	readonly line: number;
	readonly #stack: [XmlNode, ...XmlNode[]];
	readonly #names: string[] = [];
	#count = 0;
	readonly #prefixes: ReadonlySet<string>;

	/** `prefixes` are those of Google's namespace, with their colon. */
	constructor(line: number, prefixes: ReadonlySet<string>, attributes: Readonly<Record<string, string>> = {}) {
		this.line = line;
		this.#stack = [toNode(attributes)];
		this.#prefixes = prefixes;
	}

	get isAtTop(): boolean {
		return this.#names.length === 0;
	}

	open(name: string, attributes: Readonly<Record<string, string>>): void {
		this.#names.push(name);
		this.#stack.push(toNode(attributes));
	}

	addText(text: string): void {
		this.#top().text += text;
	}

	close(): void {
		const name = this.#names.pop();
		const node = this.#stack.pop();
		this.#count += 1;
		if (name === undefined || node === undefined || this.#count > MOST_CHILDREN) return;
		const { children } = this.#top();
		children.set(name, [...(children.get(name) ?? []), toValue(node, this.#prefixes)]);
	}

	/** Strips the prefix of `g:title`; if the item has both `title` and `g:title`, the latter is used. */
	fields(): RawFields {
		const [node] = this.#stack;
		return { ...node.attributes, ...toFields(node, this.#prefixes) };
	}

	#top(): XmlNode {
		return this.#stack.at(-1) ?? this.#stack[0];
	}
}

const toNode = (attributes: Readonly<Record<string, string>>): XmlNode => ({ attributes, children: new Map(), text: '' });

/** Atom writes a URL as `<link href="…"/>`. */
const toValue = (node: XmlNode, prefixes: ReadonlySet<string>): unknown =>
	node.children.size > 0 ? toFields(node, prefixes) : (toNamed(node) ?? (node.text.trim() || (node.attributes['href'] ?? '')));

/** `<param name="Boja">Crna</param>` is a name with a value. */
function toNamed({ attributes, text }: XmlNode): { name: string; value: string } | undefined {
	const name = attributes['name'] ?? attributes['naziv'];
	return name === undefined || text.trim() === '' ? undefined : { name, value: text.trim() };
}

function toFields({ children }: XmlNode, prefixes: ReadonlySet<string>): RawFields {
	const prefixOf = (name: string) => name.slice(0, name.indexOf(':') + 1);
	const isGoogle = (name: string) => prefixes.has(prefixOf(name));
	const names = [...children.keys()].toSorted((a, b) => Number(isGoogle(a)) - Number(isGoogle(b)));
	return Object.fromEntries(
		names.map((name) => {
			const values = children.get(name) ?? [];
			return [isGoogle(name) ? name.slice(prefixOf(name).length) : name, values.length === 1 ? values[0] : values];
		}),
	);
}
