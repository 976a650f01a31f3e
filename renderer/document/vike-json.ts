import type { PageContent } from '#lib/screens/screen.ts';

/** The page's data as Vike writes it into documents and page JSON. */
export function toDataJson(content: PageContent, build: string): string {
	return escapeJson(JSON.stringify({ ...content, build }));
}

/** A value as Vike writes it: `<` escaped, and a leading `!` doubled, which its parser takes for a type mark. */
export function toVikeJson(value: string): string {
	return escapeJson(JSON.stringify(value));
}

function escapeJson(json: string): string {
	const marked = json.includes('"!') ? json.replace(/(^|[:[,{])"!/g, '$1"!!') : json;
	return marked.includes('<') ? marked.replaceAll('<', '\\u003c') : marked;
}

/** In documents Vike also writes `/` as `\/`. */
export function escapeSlashes(json: string): string {
	return json.replaceAll('/', '\\/');
}
