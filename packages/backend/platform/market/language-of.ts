import type { Market } from './market.ts';

/** Language of a market (ISO 639-1). */
export const LANGUAGE_OF: Readonly<Record<Market, string>> = {
	...{ hr: 'hr', en: 'en', de: 'de', at: 'de', rs: 'sr', me: 'sr' },
	...{ si: 'sl', it: 'it', ba: 'bs', es: 'es' },
};
