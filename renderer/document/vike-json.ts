import type { PageContent } from '#lib/screens/screen.ts';

/** The page's data as JSON that may stand in a script element: `<` is escaped. */
export function toDataJson(content: PageContent, build: string): string {
	return escapeLessThan(JSON.stringify({ ...content, build }));
}

/** A text as Vike writes it into documents and page JSON. */
export function toVikeJson(value: string): string {
	return markTexts(escapeLessThan(JSON.stringify(value)));
}

const escapeLessThan = (json: string): string => (json.includes('<') ? json.replaceAll('<', '\\u003c') : json);

/** JSON as Vike's parser reads it: a leading `!` of a text is doubled, because Vike takes a single one for a type mark. Names of properties are left alone. */
export const markTexts = (json: string): string => (json.includes('"!') ? json.replace(/(^|[:[,])"!((?:[^"\\]|\\.)*)"(?!:)/g, '$1"!!$2"') : json);

/** What `markTexts` was given. */
export const unmarkTexts = (json: string): string => (json.includes('"!!') ? json.replace(/(^|[:[,])"!!((?:[^"\\]|\\.)*)"(?!:)/g, '$1"!$2"') : json);

/** In documents Vike also writes `/` as `\/`. */
export function escapeSlashes(json: string): string {
	return json.replaceAll('/', '\\/');
}
