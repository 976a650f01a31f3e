import type { PageContent } from '#lib/screens/screen.ts';

/** The page's data as JSON that may stand in a script element: `<` is escaped. */
export function toDataJson(content: PageContent, build: string): string {
	return escapeLessThan(JSON.stringify({ ...content, build }));
}

/** A text as Vike writes it into documents: `<` and `/` escaped, and a leading `!` doubled, which its parser takes for a type mark. */
export function toVikeJson(value: string): string {
	return escapeLessThan(JSON.stringify(value.startsWith('!') ? `!${value}` : value)).replaceAll('/', '\\/');
}

const escapeLessThan = (json: string): string => (json.includes('<') ? json.replaceAll('<', '\\u003c') : json);
