import type { Page } from 'playwright-core';

/** Controls of a page whose centre cannot be clicked, each with the element that covers it. Controls outside the viewport are scrolled into view first. */
export function coveredControls(page: Page): Promise<readonly string[]> {
	return page.evaluate(() => {
		const CONTROLS = 'a[href], button, input:not([type="hidden"]), select, textarea, summary, [tabindex="0"]';
		/** Elements that are hidden until they have focus. */
		const UNSEEN = '.skip-link, .visually-hidden, [inert] *';
		const describe = (node: Element | null) => node?.outerHTML.replace(/>.*/s, '>').slice(0, 160) ?? 'nothing';
		const isSeen = (node: Element) =>
			node.checkVisibility({ checkOpacity: true, checkVisibilityCSS: true }) && getComputedStyle(node).pointerEvents !== 'none' && !node.matches(UNSEEN);
		const errors = [];
		for (const control of [...document.querySelectorAll(CONTROLS)].filter(isSeen)) {
			control.scrollIntoView({ block: 'center', inline: 'center', behavior: 'instant' });
			const part = [...control.getClientRects()].find(({ width, height }) => width > 1 && height > 1);
			if (!part) continue;
			const hit = document.elementFromPoint(part.x + part.width / 2, part.y + part.height / 2);
			const isReached = hit && (control.contains(hit) || hit.closest('label')?.control === control);
			if (!isReached) errors.push(`${describe(control)} "${control.textContent?.trim().slice(0, 30)}" under ${describe(hit)}`);
		}
		return errors;
	});
}
