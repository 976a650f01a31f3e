const TYPES: Readonly<Record<string, string>> = { mp4: 'video/mp4', m4v: 'video/mp4', webm: 'video/webm', ogv: 'video/ogg', mov: 'video/quicktime' };

/** Media type of a video by the ending of its path; null where the ending is no video's. */
export function videoTypeOf(path: string): string | null {
	const ending = /\.([a-z0-9]{2,4})$/i.exec(path.split(/[?#]/, 1)[0] ?? '')?.[1]?.toLowerCase() ?? '';
	return Object.hasOwn(TYPES, ending) ? (TYPES[ending] ?? null) : null;
}
