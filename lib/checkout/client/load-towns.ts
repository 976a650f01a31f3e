import { normalisePostcode } from '@titraj/contract/formats/postcode.ts';
import { fetchApi } from '#lib/platform/client/fetch-api.ts';

/** Towns of a postcode; empty if the backend knows none or they could not be loaded, null if it is not a (complete) postcode of the country. */
export async function loadTowns(country: string, postcode: string): Promise<readonly string[] | null> {
	const known = normalisePostcode(postcode, country);
	if (known === null) return null;
	const answer = await fetchApi(`/api/hapi/webshop/town?${new URLSearchParams({ country, postcode: known })}`);
	// A refusal without a label arrives as data without items.
	return answer.ok ? (answer.data.items ?? []) : [];
}
