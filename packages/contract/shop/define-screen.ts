/** Key of a text of the merchant's own in `shop/locales/*.json`. */
export type ShopLabel = `shop.${string}`;

/** A page of the merchant's own, such as a form, which is prerendered in each language of the shop. */
export interface ScreenDefinition {
	/** Lower case with dashes; the screen is `shop/<name>`. */
	readonly name: string;
	/** Its address by language code, with slashes at both ends and the prefix of the language: `{ hr: '/rezervacija/', en: '/en/booking/' }`. */
	readonly paths: Readonly<Record<string, string>>;
	/** Title of the document, and of the page's heading. */
	readonly title: ShopLabel;
	/** Description for search engines. */
	readonly description?: ShopLabel;
	/** Whether search engines may list the page: it is then in the sitemap. By default they may. */
	readonly inSearch?: boolean;
	/** `default`: with the shop's navigation. `checkout`: without it. `blank`: without header and footer. */
	readonly layout?: 'default' | 'checkout' | 'blank';
	/** The component, in a `.tsx` file of its own that only pages load. Its props are `ShopScreenProps` of lib/screens/screen.ts. */
	readonly screen: () => Promise<{ readonly default: (props: never) => unknown }>;
}

/** Declares a page of the merchant's own. Throws for a name or an address that no page can have. */
export function defineScreen(screen: ScreenDefinition): ScreenDefinition {
	if (!/^[a-z][a-z0-9-]{0,40}$/.test(screen.name)) throw new Error(`The screen "${screen.name}" needs a name of lower-case letters, digits and dashes.`);
	for (const [lang, path] of Object.entries(screen.paths))
		if (!/^\/([\w-]{1,80}\/){1,5}$/.test(path))
			throw new Error(`The screen "${screen.name}" has the address "${path}" in ${lang}: it must begin and end with a slash, such as /rezervacija/.`);
	return screen;
}
