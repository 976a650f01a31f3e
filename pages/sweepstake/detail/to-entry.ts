/** What a filled form enters with. */
export function toEntry(values: FormData): object {
	return { ...Object.fromEntries(values), rules: values.get('rules') !== null };
}
