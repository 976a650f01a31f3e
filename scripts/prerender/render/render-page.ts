import { createHash, hash } from 'node:crypto';
import { withoutBuild } from '#lib/navigation/page-data.ts';
import type { Site } from '#lib/navigation/server/site.server.ts';
import { CURRENCY_LABEL } from '#lib/platform/i18n/formats.ts';
import type { LoadedPage, ScreenName } from '#lib/screens/screen.ts';
import type { DocumentRenderer, FramedPage, PageOutline } from '#renderer/document/document-renderer.ts';
import type { InputsHash, PageRecord, PageResult, SplicedPage } from '../manifest/page-record.ts';
import type { KnownPage, ManifestReader } from '../manifest/reader.ts';
import { documentName, isDocumentIntact, isSameStamp, stampOf } from '../publish/page-document.ts';
import type { PageStore } from '../publish/store/page-store.ts';
import type { CheckAssets } from './asset-check.ts';
import { createFrameFiller, sliceDocument } from './document-slices.ts';
import type { Stopwatch } from './stopwatch.ts';
import { createTextEncoder, type EncodeText } from './text-encoder.ts';
import type { WorkerSetup } from './worker-messages.ts';

interface Tools {
	readonly setup: Pick<WorkerSetup, 'wasInterrupted'>;
	readonly store: PageStore;
	readonly siteOf: (lang: string) => { readonly site: Site; readonly renderer: DocumentRenderer };
	readonly manifest: ManifestReader;
	/** Hash of the code that renders a screen's HTML. */
	readonly codeOf: (screen: ScreenName) => string;
	readonly stopwatch: Stopwatch;
	readonly checkAssets: CheckAssets;
}

/** A page result without the content type, which the caller adds. */
export type RenderedPage = Omit<PageResult, 'type'>;

/** A page before its body. */
export interface OutlinedPage {
	readonly loaded: LoadedPage;
	readonly lang: string;
	readonly outline: PageOutline;
	readonly record: Omit<RenderedPage, 'stamp' | 'slices' | 'rendered' | 'reused'>;
}

/** Where a page's body comes from: its document stays as it is, has the body already (`html` is a view of it), or React has rendered it. */
type PageBody =
	| { readonly kind: 'current'; readonly known: KnownPage }
	| { readonly kind: 'reused'; readonly html: Buffer }
	| { readonly kind: 'rendered'; readonly html: string };

/**
 * Updates a page's document in three steps, with as little work as possible: none, a new head around the old body, or rendering with React. Nothing else may write
 * the document between `toBody`, which compares it with the manifest, and `publish`.
 */
export interface PageRenderer {
	outline(loaded: LoadedPage, lang: string): OutlinedPage;
	/** Rejects if a component throws, or the store fails. */
	toBody(page: OutlinedPage): Promise<PageBody>;
	publish(page: OutlinedPage, body: PageBody): Promise<RenderedPage>;
	/** Puts an existing page into the current template. Null if its document does not match the manifest, or its body reads a changed label. */
	splice(path: string): Promise<SplicedPage | 'current' | null>;
}

export function createPageRenderer({ setup, store, siteOf, manifest, codeOf, stopwatch, checkAssets }: Tools): PageRenderer {
	const templates = new Map<string, string>();
	const templateOf = (lang: string) => {
		const { renderer, site } = siteOf(lang);
		const id = templates.get(lang) ?? toTemplateId(renderer, site);
		templates.set(lang, id);
		return id;
	};
	const encode = createTextEncoder();
	const fillFrame = createFrameFiller(encode);
	const bodyLabels = new Map<string, boolean>();
	/** Whether the labels that a screen's body reads are unchanged since the page's template. Prices are formatted without reading a label, so their format counts for every screen. */
	const hasSameBodyLabels = ({ template, lang, screen }: KnownPage): boolean => {
		const key = `${template} ${screen}`;
		const known = bodyLabels.get(key);
		if (known !== undefined) return known;
		const [before, now] = [manifest.labels(template), siteOf(lang).site.labels];
		const isSame = before !== null && [CURRENCY_LABEL, ...manifest.labelsRead(lang, screen)].every((name) => before[name] === now[name]);
		bodyLabels.set(key, isSame);
		return isSame;
	};
	/** Description, body and data of a page's document; null if they cannot be reused. */
	const readParts = async (known: KnownPage, path: string) => {
		if (!hasSameBodyLabels(known)) return null;
		const document = await store.read(documentName(path));
		return document !== null && isSameStamp(stampOf(document), known.stamp) ? sliceDocument(document, known.slices) : null;
	};

	async function write(renderer: DocumentRenderer, outline: FramedPage, body: string | Buffer): Promise<Pick<PageRecord, 'stamp' | 'slices'>> {
		const frame = renderer.frame(outline);
		checkAssets(frame, body);
		const { document, slices } = fillFrame(frame, outline.description, body);
		stopwatch.lap('splice');
		await store.write(documentName(outline.path), document);
		stopwatch.lap('write');
		return { stamp: stampOf(document), slices };
	}

	return {
		outline(loaded, lang) {
			const { path, content, head, tags } = loaded;
			const outline = siteOf(lang).renderer.outline(loaded);
			const record = {
				...{ path, lang, tags, screen: content.screen, layout: content.layout, template: templateOf(lang) },
				inputs: toInputsHash(outline, codeOf(content.screen), encode),
				...{ noindex: head.noindex === true, alternates: head.alternates },
				productId: content.screen === 'catalog/product' ? content.props.product.id : null,
			};
			return { loaded, lang, outline, record };
		},
		async toBody({ loaded, lang, record: { path, inputs, template } }) {
			const known = manifest.page(path);
			if (known?.template === template && isSameInputs(known.inputs, inputs)) {
				if (await isDocumentIntact(store, path, { stamp: known.stamp, check: setup.wasInterrupted ? 'checksum' : 'size' })) return { kind: 'current', known };
			}
			const before = known && known.inputs.body === inputs.body ? await readParts(known, path) : null;
			if (before) return { kind: 'reused', html: before.body };
			const { renderer } = siteOf(lang);
			await renderer.loadScreen(loaded.content.screen);
			return { kind: 'rendered', html: await renderer.renderBody(loaded) };
		},
		async publish({ lang, outline, record }, body) {
			if (body.kind === 'current') return { ...record, stamp: body.known.stamp, slices: body.known.slices, rendered: false, reused: false };
			return { ...record, ...(await write(siteOf(lang).renderer, outline, body.html)), rendered: true, reused: body.kind === 'reused' };
		},
		async splice(path) {
			const known = manifest.page(path);
			if (!known) return null;
			const { lang, screen, layout } = known;
			const [{ renderer }, template] = [siteOf(lang), templateOf(lang)];
			if (known.template === template) return 'current';
			const before = await readParts(known, path);
			if (!before) return null;
			const { description, body, data } = before;
			stopwatch.lap('read');
			return { path, template, ...(await write(renderer, { path, screen, layout, description, data }, body)) };
		},
	};
}

/** Hash of everything around the pages of a language, and of the labels that they may show. */
export function toTemplateId(renderer: DocumentRenderer, { labels }: Site): string {
	return createHash('sha1').update(renderer.template).update(JSON.stringify(labels)).digest('base64url');
}

/**
 * Leaves out two values that do not count as a change of the page: the date until which a price is valid, which changes every day and for which the
 * manifest renews pages in time (D13), and the id of the build.
 */
function toInputsHash({ description, data, staticData }: PageOutline, code: string, encode: EncodeText): InputsHash {
	const hashOf = (...parts: readonly string[]): string => hash('sha1', encode(parts.join('\n')), 'base64url');
	const withoutDate = (text: string) => text.replace(/"priceValidUntil":"[^"]*",/, '');
	return { body: hashOf(code, withoutBuild(data), staticData), head: hashOf(withoutDate(description)) };
}

const isSameInputs = (a: InputsHash, b: InputsHash): boolean => a.body === b.body && a.head === b.head;
