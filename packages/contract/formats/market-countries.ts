/** Default country of each market until the shopper enters an address (ISO 3166 alpha-2). English is a language of the Croatian shop. */
export const MARKET_COUNTRIES = {
	...{ hr: 'HR', en: 'HR', de: 'DE', at: 'AT', rs: 'RS', si: 'SI', it: 'IT', ba: 'BA', me: 'ME', es: 'ES' },
} as const;
