import { join } from 'node:path';
import { type BotChrome, botChromePath } from '#lib/navigation/bot-document.ts';
import { LANGUAGES } from '#lib/platform/config/languages.ts';
import { replaceFile } from '../../run/replace-file.ts';

/** Name of the file with a language's header and footer of the bot layout. */
export function botChromeFile(lang: string): string {
	const language = LANGUAGES.find(({ code }) => code === lang);
	if (!language) throw new Error(`Unknown language "${lang}"; lib/platform/config/languages.ts lists the known ones`);
	return botChromePath(language.htmlLang).slice(1);
}

/** Writes header and footer of the bot layout for each language; documents for bots are assembled from them when they are served (ADR 49). */
export function writeBotChromes(output: string, templates: readonly { readonly lang: string; readonly botChrome: BotChrome }[]): void {
	for (const { lang, botChrome } of templates) replaceFile(join(output, botChromeFile(lang)), JSON.stringify(botChrome));
}
