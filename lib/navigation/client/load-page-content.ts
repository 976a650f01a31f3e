import { REQUEST_TIMEOUT } from '#lib/platform/config/request-timeout.ts';
import type { PageContent } from '#lib/screens/screen.ts';

/** What the page at a path shows: the same file that a navigation to it reads. Rejects where there is none. */
export async function loadPageContent(path: string): Promise<PageContent> {
	const address = `${path}index.pageContext.json`;
	const response = await fetch(address, { signal: AbortSignal.timeout(REQUEST_TIMEOUT) });
	if (!response.ok) throw new Error(`GET ${address}: ${response.status}`);
	const { data }: { data: PageContent } = JSON.parse(await response.text(), (_, value: unknown) =>
		// Vike doubles a leading `!`, which is its type mark (renderer/document/vike-json.ts).
		typeof value === 'string' && value.startsWith('!!') ? value.slice(1) : value,
	);
	return data;
}
