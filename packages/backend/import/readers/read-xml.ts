import { SaxesParser } from 'saxes';
import { FeedError } from '../source/feed-error.ts';
import htmlEntities from '../values/html-entities.json' with { type: 'json' };
import { toText } from '../values/plain-text.ts';
import { escapeAmpersands } from './escape-ampersands.ts';
import { LONGEST_ROW, type RawRow, TOO_LONG } from './raw-row.ts';
import { XmlItem } from './xml-item.ts';

const DEEPEST = 20;
const GOOGLE_NAMESPACE = /^https?:\/\/base\.google\.com\/ns\/1\.0\/?$/;
/** Messages of the parser about entities, after which it goes on. */
const ENTITY_ERROR = /undefined entity|malformed character entity/;
const UNKNOWN_ENTITY = 'an entity in it (&…;) is none of XML or HTML: write &amp; for the sign &';

/**
 * Yields the items of a feed as soon as they end: `elements` are the names of their elements, those of RSS 2.0 and Atom by default. Document types are refused, and with them all entities except those of XML and HTML, each
 * of which is one character, so a feed can neither read files nor expand. An item with an unknown entity is refused. Throws a `FeedError` at any
 * other error in the XML: later items cannot be trusted.
 */
export async function* readXml(chunks: AsyncIterable<string>, elements: ReadonlySet<string> = new Set(['item', 'entry'])): AsyncGenerator<RawRow> {
	const parser = new ItemParser(elements);
	let count = 0;
	for await (const chunk of escapeAmpersands(chunks)) {
		for (const row of parser.write(chunk)) {
			count += 1;
			yield row;
		}
	}
	parser.close();
	if (count === 0) throw new FeedError(`The XML has no ${[...elements].map((name) => `<${name}>`).join(' or ')}, so it is not a product feed.`);
}

class ItemParser {
	readonly #parser = new SaxesParser();
	#ready: RawRow[] = [];
	#item: XmlItem | undefined;
	#depth = 0;
	/** Whether the current item has an unknown entity. */
	#isUnknown = false;
	/** Prefixes of Google's namespace. */
	readonly #prefixes = new Set(['g:']);
	/** Characters of text in the current item. */
	#length = 0;
	/** Parser position at which its buffer was last emptied: it buffers a text until the text ends. */
	#handedOn = 0;
	readonly #elements: ReadonlySet<string>;

	constructor(elements: ReadonlySet<string>) {
		this.#elements = elements;
		Object.assign(this.#parser.ENTITIES, htmlEntities);
		this.#parser.on('error', ({ message }) => {
			if (!ENTITY_ERROR.test(message)) this.#fail(`the file is not well-formed XML (${message.replace(/^\d+:\d+: /, '')}). Rows before this line were read.`);
			this.#isUnknown = true;
		});
		this.#parser.on('doctype', () => this.#fail('a document type (<!DOCTYPE>) is not read: it could name files and addresses. Remove it from the feed.'));
		this.#parser.on('opentag', ({ name, attributes }) => this.#open(name, attributes));
		this.#parser.on('text', (text) => this.#addText(text));
		this.#parser.on('cdata', (text) => this.#addText(text));
		this.#parser.on('closetag', () => this.#close());
	}

	/** Parses a chunk and returns the items that are complete. */
	write(chunk: string): RawRow[] {
		this.#parser.write(chunk);
		if (this.#parser.position - this.#handedOn > LONGEST_ROW) this.#fail(`a text is ${TOO_LONG}, as no product's is.`);
		return this.#ready.splice(0);
	}

	close(): void {
		this.#parser.close();
	}

	#open(name: string, attributes: Record<string, string>): void {
		this.#handedOn = this.#parser.position;
		this.#depth += 1;
		for (const [attribute, value] of Object.entries(attributes)) {
			if (attribute.startsWith('xmlns:') && GOOGLE_NAMESPACE.test(value)) this.#prefixes.add(`${attribute.slice('xmlns:'.length)}:`);
		}
		if (this.#depth > DEEPEST) this.#fail(`elements are nested more than ${DEEPEST} deep.`);
		if (this.#item !== undefined) this.#item.open(name, attributes);
		else if (this.#elements.has(name)) {
			this.#item = new XmlItem(this.#parser.line, this.#prefixes, attributes);
			this.#isUnknown = false;
			this.#length = 0;
		}
	}

	#addText(text: string): void {
		this.#handedOn = this.#parser.position;
		this.#length += text.length;
		if (this.#length <= LONGEST_ROW) this.#item?.addText(text);
	}

	#close(): void {
		this.#handedOn = this.#parser.position;
		this.#depth -= 1;
		if (this.#item === undefined) return;
		if (!this.#item.isAtTop) {
			this.#item.close();
			return;
		}
		this.#ready.push(this.#toRow(this.#item));
		this.#item = undefined;
	}

	#toRow(item: XmlItem): RawRow {
		const { line } = item;
		if (this.#length > LONGEST_ROW) return { ok: false, line, reason: TOO_LONG };
		const fields = item.fields();
		return this.#isUnknown ? { ok: false, line, sku: toText(fields['id']), reason: UNKNOWN_ENTITY } : { ok: true, line, fields };
	}

	#fail(reason: string): never {
		throw new FeedError(`Line ${this.#parser.line}: ${reason}`);
	}
}
