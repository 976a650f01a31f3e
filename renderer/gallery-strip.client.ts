/** Milliseconds without a scroll event after which a strip counts as still, in browsers without the event `scrollend`. */
const STILL = 120;

/** Highlights the thumbnail of the picture that the strip was swiped to; call once. */
export function followStrips(): void {
	const stripOf = ({ target }: Event) => (target instanceof HTMLElement && target.matches('[data-gallery] > ul:first-child') ? target : null);
	const follow = (event: Event) => {
		const strip = stripOf(event);
		if (strip) mark(strip);
	};
	let timer: ReturnType<typeof setTimeout> | undefined;
	const followWhenStill = (event: Event) => {
		const strip = stripOf(event);
		if (!strip) return;
		clearTimeout(timer);
		timer = setTimeout(() => mark(strip), STILL);
	};
	if ('onscrollend' in window) document.addEventListener('scrollend', follow, { capture: true });
	else document.addEventListener('scroll', followWhenStill, { capture: true, passive: true });
}

/** Scrolls the strip to the picture of a clicked thumbnail. */
export function showView(pressed: HTMLElement): void {
	const strip = pressed.closest('[data-gallery]')?.firstElementChild;
	const places = [...(pressed.closest('ul')?.children ?? [])];
	const view = strip?.children[places.findIndex((place) => place.contains(pressed))];
	if (!(strip instanceof HTMLElement) || !(view instanceof HTMLElement)) return;
	strip.scrollTo({ left: view.offsetLeft - strip.offsetLeft, behavior: matchMedia('(prefers-reduced-motion: reduce)').matches ? 'instant' : 'smooth' });
	markOnly(places, pressed);
}

function mark(strip: HTMLElement): void {
	const views = [...strip.children].filter((view) => view instanceof HTMLElement);
	const middle = strip.scrollLeft + strip.clientWidth / 2;
	const place = views.findIndex((view) => view.offsetLeft - strip.offsetLeft + view.offsetWidth >= middle);
	const places = [...(strip.nextElementSibling?.children ?? [])];
	const button = places[place]?.querySelector('button');
	if (button) markOnly(places, button);
}

function markOnly(places: readonly Element[], button: HTMLElement): void {
	for (const place of places) place.querySelector('button')?.removeAttribute('aria-current');
	button.setAttribute('aria-current', 'true');
	const list = button.closest('ul');
	// Scrolls only the row of thumbnails: scrollIntoView would move the page, too.
	list?.scrollTo({ left: button.offsetLeft - list.offsetLeft - (list.clientWidth - button.offsetWidth) / 2 });
}
