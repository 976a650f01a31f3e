import { CatalogProductListItem } from '@titraj/contract/catalog.ts';
import { parseResponseFields } from '@titraj/contract/response-fields.ts';

const LIST_FIELDS = new Set(Object.keys(CatalogProductListItem.properties));

/** Whether a requested field exists only on full products. */
export const wantsFullFields = (fields: string | undefined): boolean => [...(parseResponseFields(fields) ?? [])].some((field) => !LIST_FIELDS.has(field));

/**
 * Reduces the items of a list response (JSON) to `id` and the fields in the request's `response_fields`. Must run last: localization needs
 * the item's URL, which may not be among the requested fields.
 */
export function keepResponseFields(text: string, request: object): string {
	const asked = 'response_fields' in request && typeof request.response_fields === 'string' ? request.response_fields : undefined;
	const fields = parseResponseFields(asked);
	if (fields === null) return text;
	const answer: { data?: { items?: readonly object[] } } = JSON.parse(text);
	const items = (answer.data?.items ?? []).map((item) => Object.fromEntries(Object.entries(item).filter(([field]) => fields.has(field))));
	return JSON.stringify({ ...answer, data: { ...answer.data, items } });
}
