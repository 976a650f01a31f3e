import type { Route } from 'playwright-core';
import { pageDataJsonOf } from '#lib/navigation/page-data.ts';

/** Responds to a request for a document with the shop's own, whose page data `change` has altered. */
export async function changePageData(route: Route, change: (data: { props: Record<string, string> }) => void): Promise<void> {
	const response = await route.fetch();
	const html = await response.text();
	const json = pageDataJsonOf(html);
	if (json === null) throw new Error(`${route.request().url()} has no page data`);
	const data = JSON.parse(json);
	change(data);
	await route.fulfill({ response, body: html.replace(json, () => JSON.stringify(data).replaceAll('<', '\\u003c')) });
}
