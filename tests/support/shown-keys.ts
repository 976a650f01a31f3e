import type { Page } from 'playwright-core';
import labels from '#locales/hr.json' with { type: 'json' };

/** Label keys that a page shows or reads out in place of their texts, because its label modules lack them. */
export function shownKeys(page: Page): Promise<readonly string[]> {
	return page.evaluate(
		(keys) => {
			const said = [...document.querySelectorAll('body, body *:not(script, style)')].flatMap((element) => [
				...[...element.childNodes].flatMap((node) => (node.nodeType === Node.TEXT_NODE ? (node.nodeValue ?? '') : [])),
				...['aria-label', 'placeholder', 'title', 'alt'].flatMap((name) => element.getAttribute(name) ?? []),
			]);
			const known = new Set(keys);
			return [...new Set(said.map((text) => text.trim()).filter((text) => known.has(text)))];
		},
		Object.keys(labels).filter((key) => /[._]/.test(key)),
	);
}
