import type { ShopDefinition } from './define-shop.ts';

/**
 * Sets LANGUAGES to the languages that the shop folder declares; each program does it before it reads its settings. Throws if the setting already names other
 * languages, because the code decides what the shop is.
 */
export function setLanguages({ languages }: Pick<ShopDefinition, 'languages'>, variables: Record<string, string | undefined> = process.env): void {
	if (languages === undefined) return;
	const set = variables['LANGUAGES'] ?? '';
	if (set !== '' && toSorted(set.split(',')) !== toSorted(languages))
		throw new Error(
			`LANGUAGES is "${set}", but shop.config.ts declares ${languages.join(',')}: remove the setting, or change the languages in shop.config.ts.`,
		);
	variables['LANGUAGES'] = languages.join(',');
}

/** Croatian is always on. */
const toSorted = (codes: readonly string[]): string => [...new Set(['hr', ...codes.map((code) => code.trim()).filter(Boolean)])].sort().join();
