import { FILES_MARK, PAGE_END } from '#lib/navigation/bot-document.ts';

/** A document of the shop, reduced to the parts that a document for bots is made of. */
export const toPageDocument = (
	body: string,
	{ title = 'Titraj', begin = '<header>shoppers</header>', end = '<footer>shoppers</footer>', lang = 'hr-HR' } = {},
) =>
	`<!DOCTYPE html>\n<html lang="${lang}"><head><title>${title}</title>${FILES_MARK}<script src="/start.js"></script></head><body>${begin}<div id="root">${body}</div>${PAGE_END}${end}</body></html>`;
