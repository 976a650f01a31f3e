import { PAGE_DATA_ID } from '#lib/platform/config/page-data-id.ts';

const OPEN = `<script id="${PAGE_DATA_ID}" type="application/json">`;
const CLOSE = '</script>';

/** A page's content and, last, the id of its build as JSON for a script element: `<` is escaped. */
export const toPageDataJson = (content: object, build: string): string => JSON.stringify({ ...content, build }).replaceAll('<', '\\u003c');

/** Page data without the id of its build, for comparing pages of two builds; not JSON any more. */
export const withoutBuild = (json: string): string => json.slice(0, json.lastIndexOf(',"build":'));

/** The element that holds a document's page data. `json` comes from `toPageDataJson`. */
export const toPageDataHtml = (json: string): string => OPEN + json + CLOSE;

/** The JSON that `toPageDataHtml` put into a document; null for HTML without page data. */
export function pageDataJsonOf(html: string): string | null {
	// Editors' texts come before it, so the last match is the real one.
	const at = html.lastIndexOf(OPEN);
	const end = html.indexOf(CLOSE, at);
	return at < 0 || end < 0 ? null : html.slice(at + OPEN.length, end);
}
