import { waitInSteps } from '#lib/platform/client/wait-in-steps.ts';
import type { Tag } from '#lib/platform/config/tags.ts';

/** Marks third-party scripts, so that they can be removed. */
const MARK = 'data-tag';

/** Inserts a third-party script into the page, once. A failure to load is logged, and the shop continues (Spec 8, Script load failures). */
export function loadScript(src: string, needs: Tag['needs'], place: HTMLElement = document.head): void {
	if ([...place.querySelectorAll('script')].some((script) => script.src === src)) return;
	const script = document.createElement('script');
	script.async = true;
	script.setAttribute(MARK, needs.join(' '));
	script.addEventListener('load', () => script.setAttribute('data-loaded', ''));
	script.addEventListener('error', () => {
		script.setAttribute('data-failed', '');
		console.warn(`${src}: the script could not be loaded`);
	});
	script.src = src;
	place.append(script);
}

/** The third-party scripts in the page. */
export function scriptsInPage(): readonly HTMLScriptElement[] {
	return [...document.querySelectorAll<HTMLScriptElement>(`script[${MARK}]`)];
}

/** The consent that a script in the page needs. */
export function needsOf(script: HTMLScriptElement): Tag['needs'] {
	return (script.getAttribute(MARK)?.split(' ') ?? []).filter((word) => word === 'analytics' || word === 'marketing');
}

/**
 * The tags whose scripts have run, once all have loaded or failed, or after a timeout (Spec 9, Analytics waits). A missing tag does not
 * affect the others.
 */
export async function loadedTags(tags: readonly Tag[]): Promise<readonly Tag[]> {
	const isMarked = ({ src }: Tag, ...marks: readonly string[]) =>
		scriptsInPage().some((script) => script.src === src && marks.some((mark) => script.hasAttribute(mark)));
	await waitInSteps(() => tags.every((tag) => isMarked(tag, 'data-loaded', 'data-failed')));
	const missing = tags.filter((tag) => !isMarked(tag, 'data-loaded'));
	if (missing.length > 0) console.warn(`Tags did not load in time and get no events: ${missing.map(({ id }) => id).join(', ')}`);
	return tags.filter((tag) => !missing.includes(tag));
}
