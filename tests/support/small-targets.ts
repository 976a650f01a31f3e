import type { Page } from 'playwright-core';

/**
 * Controls of the current page that are smaller than WCAG 2.2 allows (2.5.8): 24 by 24 CSS pixels, or a circle of 24 pixels around the centre that touches no other control and no such
 * circle. Links within a sentence are exempt. A label, and an overlay that a control spreads by `::after`, belong to the control.
 */
export function smallTargets(page: Page): Promise<readonly string[]> {
	return page.evaluate(() => {
		const LEAST = 24;
		interface Target {
			readonly element: Element;
			readonly left: number;
			readonly top: number;
			readonly right: number;
			readonly bottom: number;
		}
		const union = (rects: readonly DOMRect[]) => ({
			left: Math.min(...rects.map((rect) => rect.left)),
			top: Math.min(...rects.map((rect) => rect.top)),
			right: Math.max(...rects.map((rect) => rect.right)),
			bottom: Math.max(...rects.map((rect) => rect.bottom)),
		});
		const isShown = ({ width, height }: DOMRect) => width > 1 && height > 1;
		const labelsOf = (element: Element) =>
			element instanceof HTMLInputElement || element instanceof HTMLSelectElement || element instanceof HTMLTextAreaElement ? [...(element.labels ?? [])] : [];
		const isInText = (element: Element) => {
			if (getComputedStyle(element).display !== 'inline') return false;
			const block = element.parentElement?.closest(':is(p, li, td, th, dd, dt, label, div, legend, figcaption, address, blockquote, span)');
			const length = (node: Element | null | undefined) => (node?.textContent ?? '').trim().length;
			return length(block) > length(element) + 2;
		};
		const overlayOf = (element: Element): DOMRect | undefined => {
			const after = getComputedStyle(element, '::after');
			if (after.content === 'none' || after.position !== 'absolute') return undefined;
			const holder = element instanceof HTMLElement ? element.offsetParent : null;
			return Number.parseFloat(after.width) >= LEAST && Number.parseFloat(after.height) >= LEAST ? holder?.getBoundingClientRect() : undefined;
		};
		const all = [
			...document.querySelectorAll('a[href], button, input:not([type="hidden"]), select, textarea, summary, [role="button"], [role="tab"], [role="option"]'),
		]
			.filter((element) => element.checkVisibility({ opacityProperty: true, visibilityProperty: true }) && !element.closest('[inert]'))
			.flatMap((element): readonly Target[] => {
				const rects = [element, ...labelsOf(element)].map((part) => part.getBoundingClientRect()).filter(isShown);
				const overlay = overlayOf(element);
				if (overlay) rects.push(overlay);
				return rects.length > 0 ? [{ element, ...union(rects) }] : [];
			});
		const isSmall = ({ left, top, right, bottom }: Target) => right - left < LEAST - 0.5 || bottom - top < LEAST - 0.5;
		const centreOf = ({ left, top, right, bottom }: Target) => [(left + right) / 2, (top + bottom) / 2] as const;
		const distanceTo = ([x, y]: readonly [number, number], { left, top, right, bottom }: Target) =>
			Math.hypot(Math.max(left - x, 0, x - right), Math.max(top - y, 0, y - bottom));
		const touches = (small: Target, other: Target) => {
			const centre = centreOf(small);
			if (distanceTo(centre, other) < LEAST / 2 - 0.5) return true;
			const [x, y] = centreOf(other);
			return isSmall(other) && Math.hypot(x - centre[0], y - centre[1]) < LEAST - 0.5;
		};
		return all
			.filter((target) => isSmall(target) && !isInText(target.element))
			.flatMap((small) => {
				const other = all.find((candidate) => candidate.element !== small.element && !candidate.element.contains(small.element) && touches(small, candidate));
				if (!other) return [];
				const size = `${Math.round(small.right - small.left)}×${Math.round(small.bottom - small.top)}`;
				return [`${size} ${small.element.outerHTML.slice(0, 140)} beside ${other.element.outerHTML.slice(0, 90)}`];
			});
	});
}
