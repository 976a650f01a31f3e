import { type BotChrome, PAGE_END } from '#lib/navigation/bot-document.ts';
import { toPageDataHtml, toPageDataJson } from '#lib/navigation/page-data.ts';
import type { Site } from '#lib/navigation/server/site.server.ts';
import type { LayoutName, LoadedPage, ScreenName } from '#lib/screens/screen.ts';
import { splitStaticProps } from '#lib/screens/split-static-props.ts';
import type { DocumentFiles } from './document-files.ts';
import { describePage, nameFiles } from './head-html.ts';
import type { RepeatedOn } from './keep-repeated-html.ts';
import type { PagePieces } from './page-pieces.ts';
import { cutShell, type Frame, HOLE, type Shell } from './shell.ts';
import { toVikeJson } from './vike-json.ts';

/** What a document has besides its template and body. */
export interface FramedPage {
	readonly path: string;
	readonly screen: ScreenName;
	readonly layout: LayoutName;
	/** The head's metadata, without the files. */
	readonly description: string;
	/** Page data as JSON (lib/navigation/page-data.ts). */
	readonly data: string;
}

/** A page's data before React renders it: enough to tell whether it changed. */
export interface PageOutline extends FramedPage {
	/** JSON of the data that only its HTML shows (ADR 95); empty if there are none. */
	readonly staticData: string;
}

/** Renders one language's documents by inserting pages into a shell (ADR 2). */
export interface DocumentRenderer {
	/** Loads the code of a screen; required once before its first page. */
	loadScreen(screen: ScreenName): Promise<void>;
	outline(loaded: LoadedPage): PageOutline;
	/** Renders the content of the React root. Rejects if a component throws. */
	renderBody(loaded: LoadedPage): Promise<string>;
	/** Assembles the document. */
	render(outline: FramedPage, body: string): string;
	/** The document around its description and body, for callers that already have those. */
	frame(outline: FramedPage): Frame;
	/** Header and footer of the bot layout; documents for bots are built with them when they are served (ADR 49). */
	readonly botChrome: BotChrome;
	/** Everything that a document contains besides the page itself; if it is unchanged, documents differ only by their outline. */
	readonly template: string;
}

interface Sources {
	readonly pieces: PagePieces;
	readonly site: Site;
	readonly files: DocumentFiles;
	readonly repeatedOn: RepeatedOn;
	/** Renders the probe document through Vike's renderPage(). */
	readonly renderProbe: () => Promise<string>;
}

/** A renderer of one language: Vike renders one shell, and pages are inserted into it (ADR 2). */
export async function createDocumentRenderer({ pieces, site, files, repeatedOn, renderProbe }: Sources): Promise<DocumentRenderer> {
	const probe = await renderProbe();
	const shell: Shell = cutShell(probe);
	const fileTags = new Map<ScreenName, string>();
	const tagsOf = (screen: ScreenName) => {
		const known = fileTags.get(screen) ?? nameFiles(screen, site, files);
		fileTags.set(screen, known);
		return known;
	};
	const layouts: LayoutName[] = ['default', 'checkout', 'blank'];
	const chromes = layouts.map((layout) => pieces.renderChrome(site, layout));
	const frame = ({ path, screen, layout, data }: FramedPage): Frame => {
		const { begin, end } = pieces.renderChrome(site, layout);
		return shell({
			[HOLE.lang]: [site.language.htmlLang],
			[HOLE.head]: [tagsOf(screen)],
			[HOLE.begin]: [begin],
			[HOLE.end]: [PAGE_END, end, toPageDataHtml(data)],
			[HOLE.route]: [toVikeJson(path.slice(1))],
		});
	};
	return {
		template: [files.build, probe, files.labels[site.language.code], ...chromes.flatMap(({ begin, end }) => [begin, end])].join('\n'),
		async loadScreen(screen) {
			await pieces.loadScreen(screen);
		},
		outline({ path, head, content: whole }) {
			const { content, staticProps } = splitStaticProps(whole);
			return {
				path,
				screen: content.screen,
				layout: content.layout,
				description: describePage(head, site),
				data: toPageDataJson(content, files.build),
				staticData: staticProps ? JSON.stringify(staticProps) : '',
			};
		},
		renderBody: (loaded) => pieces.renderBody(loaded.content, site.translator, repeatedOn(site, loaded.content.screen)),
		render: (outline, body) => fill(frame(outline), outline.description, body),
		...{ frame, botChrome: pieces.renderChrome(site, 'bot') },
	};
}

const fill = ({ before, between, after }: Frame, description: string, body: string): string => [...before, description, ...between, body, ...after].join('');
