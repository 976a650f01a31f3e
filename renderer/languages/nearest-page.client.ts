import { nearestPaths } from '#lib/navigation/nearest-paths.ts';

interface Search {
	readonly path: string;
	/** Document of the page. */
	readonly page: Document;
	/** Whether a language still lacks a page. */
	readonly isNeeded: () => boolean;
	readonly take: (page: Document) => void;
}

/** Reads the parents of a page, nearest first, until every language has a page (Spec 1). */
export async function findNearest({ path, page, isNeeded, take }: Search): Promise<void> {
	const steps = [...page.querySelectorAll<HTMLAnchorElement>('main nav ol a[href^="/"]')].map((step) => step.getAttribute('href') ?? '');
	for (const step of nearestPaths(path, steps)) {
		if (!isNeeded()) return;
		const above = await readPage(step);
		if (above) take(above);
	}
}

/** The document of a page of the shop; null if it cannot be loaded. */
export async function readPage(path: string): Promise<Document | null> {
	try {
		const answer = await fetch(path, { headers: { accept: 'text/html' } });
		return answer.ok ? new DOMParser().parseFromString(await answer.text(), 'text/html') : null;
	} catch {
		return null;
	}
}
