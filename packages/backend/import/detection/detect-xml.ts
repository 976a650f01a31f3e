import { SaxesParser } from 'saxes';

/** The elements of an XML file that hold its products. */
export interface XmlShape {
	readonly element: string;
	/** Names of the elements and attributes in the first of them. */
	readonly names: readonly string[];
}

const GOOGLE = ['item', 'entry'];
const DEEPEST = 5;

interface Seen {
	readonly name: string;
	readonly depth: number;
	readonly names: Set<string>;
	count: number;
}

/**
 * Finds the elements that hold products, in the beginning of a file: the most frequent ones that have other elements, or attributes, of the least depth.
 * Null if there are none.
 */
export function detectXml(start: string): XmlShape | null {
	const seen = new Map<string, Seen>();
	const path: { name: string; key: string }[] = [];
	const parser = new SaxesParser();
	// The beginning of a file ends anywhere; the reader reports errors.
	parser.on('error', () => {});
	parser.on('opentag', ({ name, attributes }) => {
		const parent = path.at(-1);
		const key = `${parent?.key ?? ''}/${name}`;
		path.push({ name, key });
		const owner = parent && seen.get(parent.key);
		if (owner && owner.count === 1) owner.names.add(name);
		if (path.length > DEEPEST || path.length < 2) return;
		const own = seen.get(key) ?? { name, depth: path.length, names: new Set<string>(), count: 0 };
		seen.set(key, own);
		own.count += 1;
		if (own.count === 1) for (const attribute of Object.keys(attributes)) own.names.add(attribute);
	});
	parser.on('closetag', () => path.pop());
	try {
		parser.write(start);
	} catch {
		// As far as it could be read.
	}
	return choose([...seen.values()].filter(({ names }) => names.size >= 2));
}

function choose(seen: readonly Seen[]): XmlShape | null {
	const google = seen.find(({ name }) => GOOGLE.includes(name));
	const [best] = seen.toSorted((a, b) => Number(b.count > 1) - Number(a.count > 1) || a.depth - b.depth || b.count - a.count);
	const found = google ?? best;
	return found === undefined ? null : { element: found.name, names: [...found.names] };
}
