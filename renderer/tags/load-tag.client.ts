import { waitInSteps } from '#lib/platform/client/wait-in-steps.ts';
import type { Tag } from '#lib/platform/config/tags.ts';

/** Marks scripts of others, so that they can be taken out again. */
const MARK = 'data-tag';

/** Puts a script of others into a place of the page, once. Where it cannot be had that is logged, and the shop goes on (Spec 8, Script load failures). */
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

/** The scripts of others that are in the page, with what they need. */
export function scriptsInPage(): readonly HTMLScriptElement[] {
	return [...document.querySelectorAll<HTMLScriptElement>(`script[${MARK}]`)];
}

/** What a script in the page needs to stay. */
export function needsOf(script: HTMLScriptElement): Tag['needs'] {
	return (script.getAttribute(MARK)?.split(' ') ?? []).filter((word) => word === 'analytics' || word === 'marketing');
}

/** The tags whose scripts have run: once each has come or failed, or nobody waits any longer (Spec 9, Analytics waits). What did not come silences no other. */
export async function loadedTags(tags: readonly Tag[]): Promise<readonly Tag[]> {
	const isMarked = ({ src }: Tag, ...marks: readonly string[]) =>
		scriptsInPage().some((script) => script.src === src && marks.some((mark) => script.hasAttribute(mark)));
	await waitInSteps(() => tags.every((tag) => isMarked(tag, 'data-loaded', 'data-failed')));
	const missing = tags.filter((tag) => !isMarked(tag, 'data-loaded'));
	if (missing.length > 0) console.warn(`Nothing is measured with ${missing.map(({ id }) => id).join(', ')}: not there in time`);
	return tags.filter((tag) => !missing.includes(tag));
}
