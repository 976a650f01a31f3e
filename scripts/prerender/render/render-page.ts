import { createHash, hash } from 'node:crypto';
import type { LoadedPage, ScreenName } from '#lib/domain/screen.ts';
import type { Site } from '#lib/server/site.server.ts';
import { type DocumentRenderer, dataOfPageJson, type PageOutline, toPageJson } from '#renderer/document/document-renderer.ts';
import type { KnownPage, ManifestReader } from '#scripts/prerender/manifest/reader.ts';
import { areWhole, filesOf, stampOf, stampsOf } from '#scripts/prerender/publish/page-files.ts';
import type { PageStore } from '#scripts/prerender/publish/store/page-store.ts';
import { cut, fill } from './document-slices.ts';
import type { Stopwatch } from './stopwatch.ts';
import type { PageRecord, SplicedPage, WorkerSetup } from './worker-messages.ts';

interface Tools {
	readonly setup: Pick<WorkerSetup, 'bot' | 'isSuspicious'>;
	readonly store: PageStore;
	readonly siteOf: (lang: string) => { readonly site: Site; readonly renderer: DocumentRenderer };
	readonly manifest: ManifestReader;
	/** Hash of the code that makes a screen's HTML. */
	readonly codeOf: (screen: ScreenName) => string;
	readonly stopwatch: Stopwatch;
}

/** A page as it is written; its content type is known to whoever had it made. */
type MadePage = Omit<PageRecord, 'type'>;

interface PageMaker {
	/** Brings a page's files up to date, by as little work as it takes: none, another template or head, or React. */
	make(loaded: LoadedPage, lang: string): Promise<MadePage>;
	/** Puts a page that is there into the template of now; null where its files are not what the manifest says. */
	splice(path: string): Promise<SplicedPage | 'current' | null>;
}

export function createPageMaker({ setup, store, siteOf, manifest, codeOf, stopwatch }: Tools): PageMaker {
	const templates = new Map<string, string>();
	const templateOf = (lang: string) => {
		const { renderer, site } = siteOf(lang);
		const id = templates.get(lang) ?? toTemplateId(renderer, site, setup.bot);
		templates.set(lang, id);
		return id;
	};
	const sayTheSame = new Map<string, boolean>();
	/** Whether pages of a screen say in their bodies what they said in an earlier template. */
	const keepsWords = ({ template, lang, screen }: KnownPage): boolean => {
		const key = `${template} ${screen}`;
		const known = sayTheSame.get(key);
		if (known !== undefined) return known;
		const [before, now] = [manifest.labels(template), siteOf(lang).site.labels];
		const answer = before !== null && manifest.words(lang, screen).every((name) => before[name] === now[name]);
		sayTheSame.set(key, answer);
		return answer;
	};
	const read = async (name: string, stamp: string | undefined): Promise<Buffer | null> => {
		const bytes = await store.read(name);
		return bytes !== null && stampOf(bytes) === stamp ? bytes : null;
	};
	const readHtml = async ({ files, cuts }: KnownPage, path: string): Promise<Buffer | null> =>
		cuts === '' ? null : read(filesOf(path).html, files.split(' ')[0]);

	/** `json`: the page's data as they are there already. */
	async function publish(renderer: DocumentRenderer, outline: PageOutline, body: Buffer, json?: Buffer): Promise<Pick<PageRecord, 'files' | 'cuts'>> {
		const { document: html, cuts } = fill(renderer.frame(outline), outline.description, body);
		const bot = setup.bot ? fill(renderer.frameBot(), outline.botDescription, body).document : null;
		const written = { html, json: json ?? Buffer.from(toPageJson(outline)), bot };
		stopwatch.lap('splice');
		const names = filesOf(outline.path);
		if (json === undefined) await store.write(names.json, written.json);
		if (bot !== null) await store.write(names.bot, bot);
		await store.write(names.html, html);
		stopwatch.lap('write');
		return { files: stampsOf(written), cuts: outline.description === outline.botDescription ? cuts : '' };
	}

	return {
		async make(loaded, lang) {
			const { renderer } = siteOf(lang);
			const { path, content, head, tags } = loaded;
			const outline = renderer.outline(loaded);
			const [made, template] = [toMade(outline, codeOf(content.screen)), templateOf(lang)];
			const about = { path, lang, made, template, hash: hash('sha1', `${template}\n${made}`, 'base64url'), screen: content.screen, layout: content.layout };
			const page = { ...about, noindex: head.noindex === true, tags: tags.join(' '), alternates: toLines(head.alternates) };
			const known = manifest.page(path);
			stopwatch.lap('outline');
			if (known?.hash === page.hash && (await areWhole(store, path, { stamps: known.files, bot: setup.bot, care: setup.isSuspicious ? 'read' : 'look' })))
				return { ...page, files: known.files, cuts: known.cuts, rendered: false, reused: false };
			const before = known && bodyOf(known.made) === bodyOf(made) && keepsWords(known) ? await readHtml(known, path) : null;
			if (known && before) return { ...page, ...(await publish(renderer, outline, cut(before, known.cuts).body)), rendered: true, reused: true };
			await renderer.loadScreen(content.screen);
			const body = Buffer.from(await renderer.renderBody(loaded));
			stopwatch.lap('react');
			return { ...page, ...(await publish(renderer, outline, body)), rendered: true, reused: false };
		},
		async splice(path) {
			const known = manifest.page(path);
			if (!known) return null;
			const [{ renderer }, template] = [siteOf(known.lang), templateOf(known.lang)];
			if (known.template === template) return 'current';
			const html = keepsWords(known) ? await readHtml(known, path) : null;
			const json = await read(filesOf(path).json, known.files.split(' ')[1]);
			if (!html || !json) return null;
			const { description, body } = cut(html, known.cuts);
			const data = dataOfPageJson(json.toString(), path);
			stopwatch.lap('read');
			const { screen, layout, made } = known;
			const outline = { path, screen, layout, description, botDescription: description, data };
			return { path, template, hash: hash('sha1', `${template}\n${made}`, 'base64url'), ...(await publish(renderer, outline, body, json)) };
		},
	};
}

/** Everything that stands round the pages of a language, and the labels that they may say. */
export function toTemplateId(renderer: DocumentRenderer, { labels }: Site, hasBot: boolean): string {
	return createHash('sha1')
		.update(renderer.template)
		.update(JSON.stringify([hasBot, labels]))
		.digest('base64url');
}

/**
 * What a body is made from, then what the head says. The date until which a price holds moves every day; a page is not another one for it, the manifest
 * renews it in time (D13). Nor is it for another build.
 */
function toMade({ description, botDescription, data }: PageOutline, code: string): string {
	const said = [description, botDescription].map((text) => text.replace(/"priceValidUntil":"[^"]*",/, ''));
	const parts = [[code, data.replace(/,"build":"[^"]*"\}$/, '}')], said];
	return parts.map((part) => hash('sha1', part.join('\n'), 'base64url')).join(' ');
}

/** A head may change by itself: another language is named in it. */
const bodyOf = (made: string): string | undefined => made.split(' ')[0];

const toLines = (alternates: LoadedPage['head']['alternates']): string => alternates.map(({ hreflang, path }) => `${hreflang} ${path}`).join('\n');
