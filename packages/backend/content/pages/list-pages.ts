import type { CmsPage } from '@titraj/contract/cms.ts';
import type { Selectable } from 'kysely';
import { localizeBlocks } from '../../localization/index.ts';
import type { Tables } from '../../platform/database/tables.ts';
import type { Call, Handler } from '../../platform/http/handler.ts';
import type { SourceBlock } from '../../platform/source/blocks.ts';
import { foldText } from '../../platform/text/fold-text.ts';
import { findBlockPreview } from './block-previews.ts';
import { loadBlockReferences, toBlocks } from './blocks.ts';

type PageRow = Selectable<Tables['pages']>;

/** Only staff can see invisible pages (Spec 2, cms). `slug` may be the slug, the path, or that of a preview, which shows an invisible page, too (0158). */
export const listPages: Handler<'_get_hapi_cms_pages'> = async ({ slug, search_q }, { db, lang, session }) => {
	const all = await localizeBlocks(db, { kind: 'page', lang }, await db.selectFrom('pages').selectAll().orderBy('id').execute());
	const preview = await findBlockPreview(db, 'pages', slug);
	const seen = all.filter((page) => page.visible || session.insider || page.id === preview?.id);
	const wanted = (preview === null ? named(seen, slug) : seen.filter(({ id }) => id === preview.id)).filter((page) => holds(page, search_q));
	const items = await toPages(db, wanted, { all, seen, blocksOf: (page) => preview?.blocks ?? page.blocks });
	return { success: true, data: { items } };
};

/** A page whether it is visible or not, beside the pages that everybody sees; null if there is none. The caller has checked who asks. */
export async function readPage({ db, lang }: Pick<Call, 'db' | 'lang'>, id: number): Promise<CmsPage | null> {
	const all = await localizeBlocks(db, { kind: 'page', lang }, await db.selectFrom('pages').selectAll().orderBy('id').execute());
	const seen = all.filter((page) => page.visible || page.id === id);
	const [page] = await toPages(
		db,
		seen.filter((each) => each.id === id),
		{ all, seen, blocksOf: ({ blocks }) => blocks },
	);
	return page ?? null;
}

interface Around {
	readonly all: PageRow[];
	/** Those that the reader sees: breadcrumbs and siblings name no others. */
	readonly seen: PageRow[];
	readonly blocksOf: (page: PageRow) => readonly SourceBlock[];
}

async function toPages(db: Call['db'], wanted: readonly PageRow[], { all, seen, blocksOf }: Around): Promise<CmsPage[]> {
	const references = await loadBlockReferences(db, wanted.flatMap(blocksOf));
	return wanted.map(
		(page): CmsPage => ({
			id: page.id,
			slug: page.slug,
			title: page.title,
			url_without_domain: page.path,
			template: page.template,
			visible: page.visible,
			seo_title: null,
			seo_description: page.seo_description,
			short_description: page.short_description,
			content: page.content,
			main_image_upload_path: null,
			breadcrumbs: toTrail(page, all)
				.filter((step) => seen.includes(step))
				.map(toCrumb),
			blocks: toBlocks(blocksOf(page), references),
			questions: page.questions,
			datetime_updated: page.updated_at.toISOString(),
			siblings: page.parent_slug === null ? [] : seen.filter((other) => other.parent_slug === page.parent_slug).map(toCrumb),
		}),
	);
}

/** The path of one page may equal the slug of another; the slug takes precedence. */
function named(pages: PageRow[], slug: string | undefined): PageRow[] {
	if (slug === undefined) return pages;
	const own = pages.filter((page) => page.slug === slug);
	return own.length > 0 ? own : pages.filter(({ path }) => path === slug || path === `/${slug.replaceAll(/^\/+|\/+$/g, '')}/`);
}

function holds(page: PageRow, text: string | undefined): boolean {
	if (text === undefined) return true;
	const haystack = foldText(`${page.title} ${page.short_description ?? ''} ${page.content ?? ''}`);
	return foldText(text)
		.split(/\s+/)
		.every((word) => haystack.includes(word));
}

function toTrail(page: PageRow, all: PageRow[]): PageRow[] {
	if (page.path === '/') return [];
	const trail = [page];
	for (let step: PageRow | undefined = page; step?.parent_slug && trail.length < 10; ) {
		const parentSlug: string = step.parent_slug;
		step = all.find((other) => other.slug === parentSlug);
		if (step && step.path !== '/') trail.unshift(step);
	}
	return trail;
}

const toCrumb = ({ title, path }: PageRow) => ({ title, url: path });
