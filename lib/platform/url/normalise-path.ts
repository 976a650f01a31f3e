/**
 * A request path, decoded and with a slash at both ends; null if it is malformed or unsafe (`..`, `\0`, invalid percent codes, encoded
 * slashes).
 */
export function normalisePath(pathname: string): string | null {
	if (/%2f/i.test(pathname)) return null;
	let decoded: string;
	try {
		decoded = decodeURIComponent(pathname);
	} catch {
		return null;
	}
	if (!decoded.startsWith('/') || decoded.includes('\0') || decoded.includes('\\') || decoded.includes('//')) return null;
	if (decoded.split('/').some((segment) => segment === '..' || segment === '.')) return null;
	return decoded.endsWith('/') ? decoded : `${decoded}/`;
}
