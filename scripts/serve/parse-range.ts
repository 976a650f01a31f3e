/** The range of a Range header, both ends inclusive; null for a header to ignore (several ranges, other units). */
export function parseRange(header: string, size: number): { readonly start: number; readonly end: number } | 'unsatisfiable' | null {
	const [, first = '', last = ''] = /^bytes=(\d*)-(\d*)$/.exec(header.trim()) ?? [];
	if (first === '' && last === '') return null;
	const start = first === '' ? Math.max(0, size - Number(last)) : Number(first);
	const end = first === '' || last === '' ? size - 1 : Math.min(Number(last), size - 1);
	return start > end || start >= size ? 'unsatisfiable' : { start, end };
}
