interface RequestHeader {
	readonly name: string;
	/** Sent with every call. */
	readonly required: boolean;
	readonly about: string;
	readonly example: string;
}

/** Headers that the storefront sends beside the bearer token (Spec 7; D5, D20). */
export const requestHeaders: readonly RequestHeader[] = [
	{
		name: 'base-host',
		required: true,
		about: 'Public host of the shop, with its port if it has one. A backend of several shops distinguishes them by it.',
		example: 'shop.example',
	},
	{
		name: 'base-lang',
		required: true,
		about: 'Code of the language for texts, addresses and prices in the response. Use the default language for an unknown one.',
		example: 'hr',
	},
	{
		name: 'base-languages',
		required: false,
		about: 'Comma-separated codes of the enabled languages; left out by a shop with one language. Requests `alternates`.',
		example: 'hr,en,de',
	},
	{
		name: 'base-client',
		required: false,
		about: 'Network address of the shopper on whose behalf a server calls, for rate limits; `unknown` if it is not known. Not sent by builds.',
		example: '203.0.113.7',
	},
	{
		name: 'base-client-secret',
		required: false,
		about:
			'Proves that `base-client` comes from the storefront: the setting BASE_CLIENT_SECRET of both sides. Do not trust `base-client` without it if others can reach the backend.',
		example: 'sixteen-or-more-characters',
	},
];
