import { CatalogProductListItem } from '@titraj/contract/catalog.ts';
import { parseResponseFields } from '@titraj/contract/response-fields.ts';

const LIST_FIELDS = new Set(Object.keys(CatalogProductListItem.properties));

/** Whether a field is asked for that only the full product has. */
export const wantsFullFields = (fields: string | undefined): boolean => [...(parseResponseFields(fields) ?? [])].some((field) => !LIST_FIELDS.has(field));

/**
 * A list's answer as JSON, its items with the fields that `response_fields` of the request names and `id` alone. Comes last: what a thing is called in a
 * market is found by its address, which may not have been asked for.
 */
export function keepResponseFields(text: string, request: object): string {
	const asked = 'response_fields' in request && typeof request.response_fields === 'string' ? request.response_fields : undefined;
	const fields = parseResponseFields(asked);
	if (fields === null) return text;
	const answer: { data?: { items?: readonly object[] } } = JSON.parse(text);
	const items = (answer.data?.items ?? []).map((item) => Object.fromEntries(Object.entries(item).filter(([field]) => fields.has(field))));
	return JSON.stringify({ ...answer, data: { ...answer.data, items } });
}
