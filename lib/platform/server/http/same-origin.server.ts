/**
 * Whether a state-changing call comes from our own pages: at least one of `Sec-Fetch-Site` and `Origin` must be present, and neither may
 * name another site (D20).
 */
export function isSameOrigin(request: Request, siteUrl: string): boolean {
	const site = request.headers.get('sec-fetch-site');
	const origin = request.headers.get('origin');
	if (site !== null && site !== 'same-origin') return false;
	if (origin !== null) return origin === new URL(request.url).origin || origin === siteUrl;
	return site === 'same-origin';
}

/** Whether another site's page or link caused the request: for reads that are personal or have an effect (D20). */
export function isFromElsewhere(request: Request): boolean {
	const site = request.headers.get('sec-fetch-site');
	return site === 'cross-site' || site === 'same-site';
}
