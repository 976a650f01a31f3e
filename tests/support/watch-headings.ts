import type { Page } from 'playwright-core';

/** Records each first-level heading that is shown to the visitor from now on, on every page of the tab. Returns a function to read them. */
export async function watchHeadings(page: Page): Promise<() => readonly string[]> {
	const seen: string[] = [];
	await page.exposeBinding('headingSeen', (_source, text: string) => void seen.push(text));
	await page.addInitScript(() => {
		const reported = new Set<string>();
		const look = () => {
			for (const heading of document.querySelectorAll('h1')) {
				const text = heading.textContent ?? '';
				if (reported.has(text) || !heading.checkVisibility()) continue;
				reported.add(text);
				Reflect.get(window, 'headingSeen')(text);
			}
		};
		new MutationObserver(look).observe(document, { subtree: true, childList: true, characterData: true });
	});
	return () => seen;
}
