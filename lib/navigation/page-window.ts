/** Page numbers to show around `current`: first, last and two neighbours; null for a gap. At most seven entries. */
export function toPageWindow(current: number, pages: number): readonly (number | null)[] {
	if (pages <= 7) return Array.from({ length: pages }, (_, index) => index + 1);
	if (current <= 4) return [1, 2, 3, 4, 5, null, pages];
	if (current >= pages - 3) return [1, null, pages - 4, pages - 3, pages - 2, pages - 1, pages];
	return [1, null, current - 1, current, current + 1, null, pages];
}

/** Address of a page of a list; the first one is the list itself (D8). */
export function toPageHref(basePath: string, page: number): string {
	if (page <= 1) return basePath;
	return `${basePath}${basePath.includes('?') ? '&' : '?'}page=${page}`;
}
