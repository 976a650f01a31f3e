import { normalisePostcode } from '@titraj/contract/formats/postcode.ts';
import type { Handler } from '../platform/http/handler.ts';

/** Towns of a postcode (0084). */
export const towns: Handler<'_get_hapi_webshop_town'> = async ({ country, postcode }, { config }) => ({
	success: true,
	data: { items: [...(config.towns.get(country.toUpperCase())?.get(normalisePostcode(postcode, country.toUpperCase()) ?? postcode.trim()) ?? [])] },
});
