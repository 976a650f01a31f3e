import type { Tag } from '#lib/domain/tags.ts';
import { waitInSteps } from '#lib/hooks/wait-in-steps.ts';

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

/** True once the scripts of the tags have run; false where one has failed, or takes longer than anybody waits (Spec 9, Analytics waits). */
export async function tagsLoaded(tags: readonly Tag[]): Promise<boolean> {
	const answer = await waitInSteps(() => {
		const scripts = scriptsInPage().filter(({ src }) => tags.some((tag) => tag.src === src));
		if (scripts.some((script) => script.hasAttribute('data-failed'))) return 'failed';
		return scripts.length === tags.length && scripts.every((script) => script.hasAttribute('data-loaded')) ? 'done' : null;
	});
	if (answer === 'late') console.warn(`Nothing is measured: ${tags.map(({ id }) => id).join(', ')} did not come in time`);
	return answer === 'done';
}
