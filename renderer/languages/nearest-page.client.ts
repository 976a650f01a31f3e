import { nearestPaths } from '#lib/navigation/nearest-paths.ts';

interface Search {
	readonly path: string;
	/** Its document. */
	readonly page: Document;
	/** Whether a language is still without a page. */
	readonly isNeeded: () => boolean;
	readonly take: (page: Document) => void;
}

/** Reads the pages that a page stands under, one after the other, the nearest first, for as long as a language is still without one (Spec 1). */
export async function findNearest({ path, page, isNeeded, take }: Search): Promise<void> {
	const steps = [...page.querySelectorAll<HTMLAnchorElement>('main nav ol a[href^="/"]')].map((step) => step.getAttribute('href') ?? '');
	for (const step of nearestPaths(path, steps)) {
		if (!isNeeded()) return;
		const above = await readPage(step);
		if (above) take(above);
	}
}

/** The document of a page of the shop; null where it cannot be had. */
export async function readPage(path: string): Promise<Document | null> {
	try {
		const answer = await fetch(path, { headers: { accept: 'text/html' } });
		return answer.ok ? new DOMParser().parseFromString(await answer.text(), 'text/html') : null;
	} catch {
		return null;
	}
}
