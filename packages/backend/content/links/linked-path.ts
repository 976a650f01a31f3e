/** Path of a link, without query and anchor, with the slash that pages end with. */
export function toLinkedPath(url: string): string {
	const path = url.replace(/[?#].*$/s, '');
	return path.endsWith('/') ? path : `${path}/`;
}
