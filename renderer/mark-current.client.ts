/** Marks links to a page. `data-marks="section"`: a link is current for its whole branch; `data-marks="page"`: only for its own page. */
export function markCurrent(path: string): void {
	for (const link of document.querySelectorAll<HTMLAnchorElement>('[data-marks] a')) {
		const isBranch = link.closest('[data-marks="section"]') && path.startsWith(link.pathname);
		if (link.pathname === path) link.setAttribute('aria-current', 'page');
		else if (isBranch) link.setAttribute('aria-current', 'true');
		else link.removeAttribute('aria-current');
	}
}
