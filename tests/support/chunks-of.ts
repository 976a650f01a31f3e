/** Splits a text into chunks of `size` characters, as a file is read; into one chunk by default. */
export async function* chunksOf(text: string, size = text.length || 1): AsyncGenerator<string> {
	for (let place = 0; place < text.length; place += size) yield text.slice(place, place + size);
}

export async function collect<Item>(items: AsyncIterable<Item>): Promise<Item[]> {
	const all: Item[] = [];
	for await (const item of items) all.push(item);
	return all;
}
