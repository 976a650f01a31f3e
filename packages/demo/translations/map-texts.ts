/** Applies a function to each text of the data; keys, numbers and other values are unchanged. */
export function mapTexts<Data>(data: Data, change: (text: string) => string): Data;
export function mapTexts(data: unknown, change: (text: string) => string): unknown {
	if (typeof data === 'string') return change(data);
	if (Array.isArray(data)) return data.map((item) => mapTexts(item, change));
	if (typeof data !== 'object' || data === null) return data;
	return Object.fromEntries(Object.entries(data).map(([key, value]) => [key, mapTexts(value, change)]));
}
