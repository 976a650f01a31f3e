import { createHash } from 'node:crypto';
import { CallError } from '../http/call-error.ts';
import type { Round } from '../round/round.ts';
import type { ContentItem, ContentSource, StoredPicture } from './content-source.ts';

type Kind = ContentItem['kind'];

/** Hash of an item that was archived. */
const GONE = 'gone';
/** Longest texts of the merchant API. */
const [LONGEST_TITLE, LONGEST_EXCERPT, LONGEST_HTML, LONGEST_TAG, MOST_TAGS] = [300, 2000, 200_000, 100, 30];

/** Category of posts that have none. */
const UNSORTED = 'Blog';

/** Writes posts and pages of a CMS to the shop, each once: what has not changed since is left alone, so that staff may correct it until it changes at the CMS. */
export class ContentWriter<Product> {
	readonly #round: Round<Product>;
	readonly #source: ContentSource;
	/** Slugs by title. */
	readonly #names = new Map<'/post-categories' | '/authors', Map<string, string>>();

	constructor(round: Round<Product>, source: ContentSource) {
		this.#round = round;
		this.#source = source;
	}

	/** Addresses of pictures that could not be copied; null if nothing was to be written. */
	async write(item: ContentItem): Promise<readonly string[] | null> {
		const { state, dryRun, log, now } = this.#round;
		const known = state.one<{ shop_id: number; hash: string }>('select shop_id, hash from contents where kind = ? and id = ?', item.kind, item.id);
		if (item.state === 'gone') {
			if (known !== undefined) await this.archive(item.kind, item.id);
			return [];
		}
		const hash = hashOf(item);
		if (known?.hash === hash) return null;
		if (dryRun) {
			log({ event: 'would_write_content', kind: item.kind, id: item.id, title: item.title, state: item.state });
			return null;
		}
		if (item.title.trim() === '') throw new CallError('it has no title', { outcome: 'refused' });
		const shopId = known?.shop_id ?? (await this.#create(item));
		const pictures = await this.#copyAll(item);
		await this.#change(item.kind, shopId, await this.#toBody(item, { now: now(), pictures }));
		state.write(() => {
			state.run('update contents set hash = ? where kind = ? and id = ?', hash, item.kind, item.id);
			state.count('contents_written');
		});
		log({ event: 'content_written', kind: item.kind, id: item.id, title: item.title, state: item.state });
		return picturesOf(item).filter((url) => !pictures.has(url));
	}

	/** Archived content has no page, and staff can bring it back. */
	async archive(kind: Kind, id: string): Promise<void> {
		const { state, dryRun, log } = this.#round;
		const known = state.one<{ shop_id: number; hash: string }>('select shop_id, hash from contents where kind = ? and id = ?', kind, id);
		if (known === undefined || known.hash === GONE) return;
		log({ event: dryRun ? 'would_archive_content' : 'content_archived', kind, id });
		if (dryRun) return;
		await this.#change(kind, known.shop_id, { state: 'archived' });
		state.write(() => {
			state.run('update contents set hash = ? where kind = ? and id = ?', GONE, kind, id);
			state.count('contents_archived');
		});
	}

	/** A draft. The same call again, such as after a killed process, finds the first one: its body says nothing that may change meanwhile. */
	async #create({ kind, id }: ContentItem): Promise<number> {
		const { shop, state } = this.#round;
		const title = `${this.#source.name} ${kind} ${id}`;
		const key = `content-${createHash('sha256').update(title).digest('hex').slice(0, 40)}`;
		const body = kind === 'post' ? { title, category: await this.#slugOf('/post-categories', UNSORTED) } : { title };
		const created = await shop.sendContent<{ id: number }>({ method: 'POST', path: `/${kind}s`, body, key });
		state.run('insert into contents (kind, id, shop_id, hash) values (?, ?, ?, ?)', kind, id, created.id, '');
		return created.id;
	}

	async #change(kind: Kind, shopId: number, body: unknown): Promise<void> {
		await this.#round.shop.sendContent({ method: 'PUT', path: `/${kind}s/${shopId}`, body });
	}

	async #toBody(item: ContentItem, { now, pictures }: { now: number; pictures: ReadonlyMap<string, StoredPicture> }): Promise<object> {
		const html = item.toHtml(pictures);
		if (html.length > LONGEST_HTML) throw new CallError(`its text is longer than ${LONGEST_HTML} characters`, { outcome: 'refused' });
		// One that was due while the connector was off.
		const isDue = item.state === 'scheduled' && item.date !== null && Date.parse(item.date) <= now;
		const state = isDue ? 'published' : item.state;
		const texts = { title: item.title.slice(0, LONGEST_TITLE), short_description: item.excerpt.slice(0, LONGEST_EXCERPT), content: html };
		const publish_at = state === 'scheduled' ? item.date : null;
		const common = { ...texts, state, publish_at };
		if (item.kind === 'page') return item.slug === null ? common : { ...common, path: `/${item.slug}/` };
		const cover = item.cover === null ? null : pictures.get(item.cover);
		const author = item.author === null || item.author.trim() === '' ? null : await this.#slugOf('/authors', item.author);
		return {
			...{ ...common, author, category: await this.#slugOf('/post-categories', item.category ?? UNSORTED) },
			...(item.slug !== null && { slug: item.slug }),
			...{ tags: item.tags.slice(0, MOST_TAGS).map((tag) => tag.slice(0, LONGEST_TAG)), image: cover ? { media: cover.media } : null },
			...(state === 'published' && item.date !== null && Date.parse(item.date) <= now && { published_at: item.date }),
		};
	}

	/** Pictures of its text and its cover, without those that cannot be had. */
	async #copyAll(item: ContentItem): Promise<ReadonlyMap<string, StoredPicture>> {
		const pictures = new Map<string, StoredPicture>();
		for (const url of picturesOf(item)) {
			const stored = await this.#copy(url);
			if (stored !== null) pictures.set(url, stored);
		}
		return pictures;
	}

	/** Copies a picture into the shop, once for each address; null if it cannot be had. */
	async #copy(url: string): Promise<StoredPicture | null> {
		const { state, shop, log } = this.#round;
		const known = state.one<StoredPicture>('select media, width, height from pictures where url = ?', url);
		if (known !== undefined) return known;
		const bytes = await this.#source.readPicture(url);
		const stored = bytes === null ? null : await shop.uploadPicture(bytes);
		if (stored === null) {
			log({ event: 'picture_left_out', url });
			return null;
		}
		state.run('insert into pictures (url, media, width, height) values (?, ?, ?, ?)', url, stored.media, stored.width, stored.height);
		return stored;
	}

	/** Slug of a category or author by its name, which is created if the shop has none. */
	async #slugOf(path: '/post-categories' | '/authors', title: string): Promise<string> {
		const { shop } = this.#round;
		const name = title.trim().slice(0, 200);
		const names = this.#names.get(path) ?? new Map((await shop.readNames(path)).map((item) => [item.title.toLowerCase(), item.slug]));
		this.#names.set(path, names);
		const known = names.get(name.toLowerCase());
		if (known !== undefined) return known;
		const { slug } = await shop.sendContent<{ slug: string }>({ method: 'POST', path, body: { title: name } });
		names.set(name.toLowerCase(), slug);
		return slug;
	}
}

/** Each once; pages have no cover in the shop. */
const picturesOf = ({ kind, pictures, cover }: ContentItem): readonly string[] => [
	...new Set(cover === null || kind === 'page' ? pictures : [...pictures, cover]),
];

/** Of all that is written; the text with its pictures at the other side. */
function hashOf({ toHtml, ...item }: ContentItem): string {
	const html = toHtml(new Map(item.pictures.map((url) => [url, { media: url, width: 1, height: 1 }])));
	return createHash('sha256')
		.update(JSON.stringify([item, html]))
		.digest('hex');
}
