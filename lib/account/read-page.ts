/** The page that an address asks for, from 1; anything else is the first one. */
export function readPage(search: string | null): number {
	const page = new URLSearchParams(search ?? '').get('page') ?? '';
	return /^[1-9]\d{0,3}$/.test(page) ? Number(page) : 1;
}
