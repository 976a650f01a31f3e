import { sharedQuery } from '#lib/navigation/nearest-paths.ts';
import { parseUrl } from '#lib/platform/url/parse-url.ts';
import { findNearest, readPage } from './nearest-page.client.ts';

const LINKS = 'nav[data-languages] a';

let shown = location.pathname;
/** Whether the document's head belongs to the current page: this code may be loaded after a navigation. */
let isOwnHead = loadedPath() === shown;
let asked: Promise<void> | undefined;

/**
 * Points the language links of the chrome at the current page in their languages, which the document's head lists (D5). After a navigation
 * the head belongs to another page, and a language may lack the page: the links then lead home until the visitor approaches them, and the
 * documents of the page and its parents are read.
 */
export function startLanguageLinks(): void {
	if (links().length === 0) return;
	for (const link of links()) link.dataset['home'] ??= link.getAttribute('href') ?? '/';
	if (isOwnHead) point(document);
	else leadHome();
	for (const sign of ['pointerover', 'focusin', 'click'] as const) document.addEventListener(sign, onNear, { capture: true });
	addEventListener('shop:navigated', () => {
		if (location.pathname === shown) return;
		shown = location.pathname;
		isOwnHead = false;
		asked = undefined;
		leadHome();
	});
}

/** Settles when each language link points at the current page, or at the nearest one that its language has. */
export function languageLinksReady(): Promise<void> {
	asked ??= ask(shown).catch(() => undefined);
	return asked;
}

const links = () => [...document.querySelectorAll<HTMLAnchorElement>(LINKS)];
const leadHome = () => {
	for (const link of links()) lead(link, 'home');
};
const homeward = () => links().filter(({ dataset }) => dataset['leads'] === 'home');

/** Path of the page that the document was loaded with. */
function loadedPath(): string {
	return parseUrl(performance.getEntriesByType('navigation')[0]?.name ?? '')?.pathname ?? location.pathname;
}

function lead(link: HTMLAnchorElement, leads: 'home' | 'there' | 'near', path = link.dataset['home'] ?? '/'): void {
	link.dataset['leads'] = leads;
	link.setAttribute('href', path);
}

/** Points the links at the page's alternates; a language without one keeps the link to its homepage. */
function point(page: Document): void {
	for (const link of links()) {
		const path = pathIn(page, link);
		if (path === undefined) lead(link, 'home');
		else lead(link, 'there', path);
	}
	carryQuery();
}

/** Adds the current search and filters to the links; they change while a page is open. */
function carryQuery(): void {
	for (const link of links()) if (link.dataset['leads'] === 'there') link.setAttribute('href', link.pathname + sharedQuery(location.search));
}

function pathIn(page: Document, { hreflang }: HTMLAnchorElement): string | undefined {
	const there = page.querySelector<HTMLLinkElement>(`link[rel="alternate"][hreflang="${hreflang}"]`)?.getAttribute('href');
	return there ? parseUrl(there)?.pathname : undefined;
}

function onNear(event: Event): void {
	const link = event.target instanceof Element ? event.target.closest<HTMLAnchorElement>(LINKS) : null;
	if (!link) return;
	carryQuery();
	if (link.dataset['leads'] !== 'home') return;
	const ready = languageLinksReady();
	const isPress = event.type === 'click' && event instanceof MouseEvent && !event.ctrlKey && !event.metaKey && !event.shiftKey;
	if (!isPress) return;
	event.preventDefault();
	event.stopPropagation();
	void ready.then(() => location.assign(link.href));
}

/**
 * Reads the document of the current page, unless its head is already here, then those of its parents. For a later page of a list the first
 * one is read. Offline the links lead home.
 */
async function ask(path: string): Promise<void> {
	if (homeward().length === 0) return;
	const page = isOwnHead && location.search === '' ? document : await readPage(path);
	if (page === null || path !== shown) return;
	point(page);
	await findNearest({ path, page, isNeeded: () => path === shown && homeward().length > 0, take: takeNearest });
}

function takeNearest(page: Document): void {
	for (const link of homeward()) {
		const path = pathIn(page, link);
		if (path !== undefined) lead(link, 'near', path);
	}
}
