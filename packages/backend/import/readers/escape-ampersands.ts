const CDATA = '<![CDATA[';
const CDATA_END = ']]>';
/** An ampersand that begins no entity. */
const BARE = /&(?!(?:[a-z][a-z\d]{0,30}|#\d{1,7}|#x[\da-f]{1,6});)/gi;
/** Characters of the longest entity. */
const LONGEST_ENTITY = 33;

/** Escapes each ampersand of an XML file that begins no entity (`Black & Decker`, `?a=1&b=2`), outside CDATA. Many programs forget it. */
export async function* escapeAmpersands(chunks: AsyncIterable<string>): AsyncGenerator<string> {
	const escaper = new Escaper();
	for await (const chunk of chunks) yield escaper.write(chunk);
	yield escaper.end();
}

class Escaper {
	#rest = '';
	#isCdata = false;

	write(chunk: string): string {
		let text = this.#rest + chunk;
		let written = '';
		for (;;) {
			const found = text.indexOf(this.#isCdata ? CDATA_END : CDATA);
			const end = found === -1 ? undecidedFrom(text, this.#isCdata) : found;
			const part = text.slice(0, end);
			written += this.#isCdata ? part : part.replaceAll(BARE, '&amp;');
			if (found === -1) {
				this.#rest = text.slice(end);
				return written;
			}
			const mark = this.#isCdata ? CDATA_END : CDATA;
			written += mark;
			text = text.slice(end + mark.length);
			this.#isCdata = !this.#isCdata;
		}
	}

	end(): string {
		return this.#isCdata ? this.#rest : this.#rest.replaceAll(BARE, '&amp;');
	}
}

/** Position of an entity or mark at the end of a chunk that the next chunk may continue. */
function undecidedFrom(text: string, isCdata: boolean): number {
	if (isCdata) return Math.max(0, text.length - CDATA_END.length + 1);
	const entity = text.lastIndexOf('&');
	const mark = text.lastIndexOf('<');
	const isEntityOpen = entity !== -1 && entity > text.length - LONGEST_ENTITY && !text.includes(';', entity);
	const isMarkOpen = mark !== -1 && CDATA.startsWith(text.slice(mark));
	return Math.min(isEntityOpen ? entity : text.length, isMarkOpen ? mark : text.length);
}
