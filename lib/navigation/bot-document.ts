// Without imports, because the edge function that shares this file is bundled for Deno, which does not know the aliases of package.json.

/** Header and footer of the bot layout as HTML. */
export interface BotChrome {
	readonly begin: string;
	readonly end: string;
}

/** Path of the file with the bot layout's header and footer, by `html lang`. */
export const botChromePath = (htmlLang: string): string => `/builds/bots/${htmlLang}.json`;

/** First of the head's tags that reference files. The tags between the title and this one describe the page. */
export const FILES_MARK = '<meta name="color-scheme" content="light dark">';
/** Start and end tag of the React root. */
const ROOT = '<div id="root">';
const ROOT_END = '</div>';
/** Marks the end of the React root. */
export const PAGE_END = '<!--/page-->';

/**
 * Builds the document of the bot layout from a page's own (Spec 2, Layouts): the same description and content, plain header and footer, no scripts. Guards
 * do not apply to bots (Spec 6, Bots). Null for HTML that is not a page of the shop.
 */
export function toBotDocument(html: string, { begin, end }: BotChrome): string | null {
	const lang = htmlLangOf(html);
	const title = html.indexOf('<title>');
	const files = html.indexOf(FILES_MARK, title);
	const root = html.indexOf(ROOT, files);
	const pageEnd = html.indexOf(PAGE_END, root);
	if (lang === null || title < 0 || files < 0 || root < 0 || pageEnd < 0) return null;
	const description = html.slice(title, files).replace(/<script src="\/start\.js"[^<>]*><\/script>/, '');
	const body = html.slice(root + ROOT.length, html.lastIndexOf(ROOT_END, pageEnd));
	const head = `<meta charset="UTF-8"><meta name="viewport" content="width=device-width,initial-scale=1">${description}`;
	return `<!DOCTYPE html><html lang="${lang}"><head>${head}</head><body>${begin}${body}${end}</body></html>`;
}

/**
 * Turns the response with a page into the response for a bot; other responses are returned unchanged. `loadChrome` reads a file of the
 * shop; null if it is missing.
 */
export async function toBotAnswer(answer: Response, loadChrome: (path: string) => Promise<BotChrome | null>): Promise<Response> {
	if (!/^text\/html\b/i.test(answer.headers.get('content-type') ?? '') || answer.status === 304) return answer;
	const html = await answer.text();
	const lang = htmlLangOf(html);
	const chrome = lang === null ? null : await loadChrome(botChromePath(lang));
	const headers = new Headers(answer.headers);
	// These describe the shopper's document.
	for (const name of ['content-length', 'content-encoding', 'etag']) headers.delete(name);
	headers.append('vary', 'user-agent');
	return new Response((chrome && toBotDocument(html, chrome)) ?? html, { status: answer.status, headers });
}

const htmlLangOf = (html: string): string | null => /^[^>]*>\s*<html lang="([\w-]+)"/.exec(html)?.[1] ?? null;
