import { readFile } from 'node:fs/promises';
import type { Page } from 'playwright-core';

const axe = await readFile('node_modules/axe-core/axe.min.js', 'utf8');

const SCHEMES = ['light', 'dark'] as const;

/** Accessibility errors of the current page, or of a part of it, in light and in dark; the page must have been opened with `bypassCSP`. */
export async function auditPage(page: Page, part?: string, schemes: readonly (typeof SCHEMES)[number][] = SCHEMES): Promise<readonly string[]> {
	await page.evaluate(axe);
	const errors: string[] = [];
	for (const colorScheme of schemes) {
		await page.emulateMedia({ colorScheme, reducedMotion: 'reduce' });
		await page.evaluate(() => new Promise((painted) => requestAnimationFrame(() => requestAnimationFrame(painted))));
		errors.push(...(await errorsOf(page, part, ASKED[colorScheme])).map((error) => `${colorScheme} ${error}`));
	}
	return errors;
}

/** In the dark scheme only colours differ. Only violations are listed node by node, which is most of the work. */
const ASKED = {
	light: { resultTypes: ['violations'] },
	dark: { resultTypes: ['violations'], runOnly: ['color-contrast', 'link-in-text-block'] },
} as const;

function errorsOf(page: Page, part: string | undefined, asked: object): Promise<readonly string[]> {
	return page.evaluate(
		async ([root, options]) => {
			const { violations } = await Reflect.get(window, 'axe').run(root ?? document, options);
			return violations.flatMap(({ id, nodes }: { id: string; nodes: { html: string; failureSummary: string }[] }) =>
				nodes.map(({ html, failureSummary }) => `${id}: ${html.slice(0, 160)} ${failureSummary}`),
			);
		},
		[part, asked] as const,
	);
}
