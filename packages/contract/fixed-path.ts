/** `{api}/{version}` of a backend whose URL has no path (Spec 7). */
const USUAL_PREFIX = '/hapi/v1';

/** Path of a call with a fixed path. A path in the backend's URL replaces `{api}/{version}`; without one, `contractPath` itself (0068). */
export function fixedPath(backendUrl: string, contractPath: string): string {
	const prefix = new URL(backendUrl).pathname.replace(/\/+$/, '');
	return prefix === '' ? contractPath : `${prefix}${contractPath.slice(USUAL_PREFIX.length)}`;
}
