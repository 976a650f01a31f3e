/** Page number in a URL's query, 1 to 9999; 1 if missing or invalid. */
export function readPage(search: string | null): number {
	const page = new URLSearchParams(search ?? '').get('page') ?? '';
	return /^[1-9]\d{0,3}$/.test(page) ? Number(page) : 1;
}
