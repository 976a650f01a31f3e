/** Values of the parameters if the path matches, such as `/orders/:number`; otherwise null. */
export function matchRoute(pattern: string, path: string): Readonly<Record<string, string>> | null {
	const [wanted, given] = [pattern.split('/'), path.split('/')];
	if (wanted.length !== given.length) return null;
	const params: Record<string, string> = {};
	for (const [index, part] of wanted.entries()) {
		const value = given[index] ?? '';
		if (!part.startsWith(':')) {
			if (part !== value) return null;
			continue;
		}
		const decoded = decode(value);
		if (decoded === null || decoded === '') return null;
		params[part.slice(1)] = decoded;
	}
	return params;
}

function decode(text: string): string | null {
	try {
		return decodeURIComponent(text);
	} catch {
		return null;
	}
}
