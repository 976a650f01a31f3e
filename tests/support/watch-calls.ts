import type { Page, Request } from 'playwright-core';

/** Records calls of a page from now on: method, path with query, body. */
export function watchCalls(page: Page): string[] {
	const calls: string[] = [];
	page.on('request', (request: Request) => {
		const { pathname, search } = new URL(request.url());
		if (pathname.startsWith('/api/')) calls.push(`${request.method()} ${pathname}${search} ${request.postData() ?? ''}`.trim());
	});
	return calls;
}
