/** Same-page links to anchors scroll smoothly (Spec 2, Interaction rules); the code is loaded with the first click. */
export function startAnchors(): void {
	document.addEventListener(
		'click',
		(event) => {
			const link = event.target instanceof Element && event.target.closest<HTMLAnchorElement>('a[href*="#"]');
			if (!link || event.button !== 0 || event.ctrlKey || event.metaKey || event.shiftKey || event.altKey) return;
			if (link.pathname !== location.pathname || link.search !== location.search || link.origin !== location.origin) return;
			const target = document.getElementById(decodeURIComponent(link.hash.slice(1)));
			if (!target) return;
			event.preventDefault();
			event.stopPropagation();
			void import('./scroll-to-anchor.client.ts').then(({ scrollToAnchor }) => scrollToAnchor(target, link.hash));
		},
		true,
	);
}
