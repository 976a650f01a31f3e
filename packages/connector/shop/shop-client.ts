import { call, parseReply, type Reply } from '../http/call.ts';
import { CallError } from '../http/call-error.ts';
import type { OrderView, ProductRow, ProductView } from './types.ts';

export interface ShopAccess {
	/** Origin of the shop's backend. */
	readonly url: string;
	/** Key of the merchant API with `products:read`, `products:write`, `orders:read` and `orders:write`, and `payments:write` for refunds. */
	readonly key: string;
	/** Milliseconds after which a call is given up; by default 30,000, and 300,000 for one with many rows or a file. */
	readonly timeout?: number;
}

export interface RowOutcome {
	readonly sku: string | null;
	readonly outcome: 'created' | 'updated' | 'unchanged' | 'refused';
	readonly errors?: readonly { readonly field: string; readonly reason: string }[];
}

interface Page<Item> {
	readonly items: readonly Item[];
	readonly next_cursor: string | null;
}

/** Rows of one bulk call: large enough to be fast, small enough to leave the shop its turns. */
export const ROWS_PER_CALL = 1000;
const PAGE = 500;
const ORDERS_PER_PAGE = 100;
/** A bulk call of many new products takes its time. */
const BULK_TIMEOUT = 300_000;

/** Calls of the merchant API that a connector needs (docs/merchant-api.md). All of them can be repeated. */
export class ShopClient {
	readonly #url: string;
	readonly #key: string;
	readonly #timeout: number | undefined;

	constructor({ url, key, timeout }: ShopAccess) {
		this.#url = `${url.replace(/\/$/, '')}/merchant/v1`;
		this.#key = key;
		this.#timeout = timeout;
	}

	/** One outcome per row, in order. Rows of an interrupted call can be sent again. */
	async sendRows(rows: readonly ProductRow[], { dryRun }: { dryRun: boolean }): Promise<RowOutcome[]> {
		const reply = await this.#call({
			...{ method: 'POST', path: `/bulk/products?dry_run=${dryRun}`, type: 'application/x-ndjson', timeout: BULK_TIMEOUT },
			body: rows.map((row) => `${JSON.stringify(row)}\n`).join(''),
		});
		const lines = reply.text.trimEnd().split('\n');
		const last: { done?: boolean } = JSON.parse(lines.pop() ?? '{}');
		if (last.done !== true || lines.length !== rows.length) throw new CallError('the shop stopped in the middle of the rows', { outcome: 'unclear' });
		return lines.map((line) => JSON.parse(line));
	}

	/** Null for an unknown product. */
	readProduct(sku: string): Promise<ProductView | null> {
		return this.#find(`/products/${encodeURIComponent(sku)}`);
	}

	async *readProducts(): AsyncGenerator<readonly ProductView[]> {
		for (let cursor: string | null = '0'; cursor !== null; ) {
			const page: Page<ProductView> = await this.#read(`/products?limit=${PAGE}&cursor=${cursor}`);
			yield page.items;
			cursor = page.next_cursor;
		}
	}

	/** Orders that are new or have changed since they were acknowledged; `all` of them if asked. */
	async *readOrders({ all = false } = {}): AsyncGenerator<readonly OrderView[]> {
		for (let cursor: string | null = '0'; cursor !== null; ) {
			const page: Page<OrderView> = await this.#read(`/orders?${all ? '' : 'acknowledged=false&'}limit=${ORDERS_PER_PAGE}&cursor=${cursor}`);
			yield page.items;
			cursor = page.next_cursor;
		}
	}

	/** Null for an unknown order. */
	readOrder(number: string): Promise<OrderView | null> {
		return this.#find(toPath(number));
	}

	async acknowledge({ number, revision }: OrderView): Promise<void> {
		await this.#post(`${toPath(number)}/acknowledge`, { revision });
	}

	/** Posts to a call of an order, such as `/shipments`. The same key changes the order once. */
	async changeOrder(number: string, { path, body, key }: { path: string; body: unknown; key: string }): Promise<void> {
		await this.#post(`${toPath(number)}${path}`, body, { 'idempotency-key': key });
	}

	/** Replaces the shop's list of what was given up, and returns what staff chose; null if the shop is of a version that takes no reports. */
	async report(report: ProblemReport): Promise<readonly Decision[] | null> {
		try {
			const reply = await this.#call({ method: 'POST', path: '/connector-reports', type: 'application/json', body: JSON.stringify(report) });
			const { decisions }: { decisions: readonly Decision[] } = JSON.parse(reply.text);
			return decisions;
		} catch (error) {
			if (error instanceof CallError && error.status === 404) return null;
			throw error;
		}
	}

	/** Stores what a connector remembers; a shop of a version that takes none is left alone. */
	async keepState(name: string, state: string): Promise<void> {
		await this.#post('/connector-states', { name, state }).catch((error: unknown) => {
			if (!(error instanceof CallError && error.status === 404)) throw error;
		});
	}

	/** What a connector stored last; null if there is nothing. */
	readState(name: string): Promise<{ readonly state: string; readonly saved_at: string } | null> {
		return this.#find(`/connector-states/${encodeURIComponent(name)}`);
	}

	/** Creates or changes a post, page, category or author; the same `key` creates one. */
	async sendContent<Answer>({ key, body, ...rest }: { method: 'POST' | 'PUT'; path: string; body: unknown; key?: string }): Promise<Answer> {
		const headers = key === undefined ? {} : { 'idempotency-key': key };
		const reply = await this.#call({ ...rest, type: 'application/json', body: JSON.stringify(body), headers });
		const answer: Answer = JSON.parse(reply.text);
		return answer;
	}

	/** Categories of posts, or authors. */
	async readNames(path: '/post-categories' | '/authors'): Promise<readonly { readonly slug: string; readonly title: string }[]> {
		return (await this.#read<{ items: readonly { slug: string; title: string }[] }>(path)).items;
	}

	/** Stores a picture; null if the shop does not accept it as one. */
	async uploadPicture(bytes: Uint8Array<ArrayBuffer>): Promise<{ readonly media: string; readonly width: number; readonly height: number } | null> {
		try {
			const reply = await this.#call({ method: 'POST', path: '/media', type: 'application/octet-stream', body: bytes, timeout: BULK_TIMEOUT });
			const { media, width, height }: { media: string; width: number | null; height: number | null } = JSON.parse(reply.text);
			return width === null || height === null ? null : { media, width, height };
		} catch (error) {
			if (error instanceof CallError && error.outcome === 'refused') return null;
			throw error;
		}
	}

	/** Uploads a feed, and returns its id. */
	async uploadFeed(name: string, { type, content }: { type: string; content: Uint8Array<ArrayBuffer> }): Promise<string> {
		const path = `/imports?name=${encodeURIComponent(name)}`;
		const reply = await this.#call({ method: 'POST', path, type, body: content, timeout: BULK_TIMEOUT });
		const { id }: { id: string } = JSON.parse(reply.text);
		return id;
	}

	async startImport(id: string, wishes: Readonly<Record<string, unknown>>): Promise<void> {
		await this.#post(`/imports/${id}/run`, wishes);
	}

	/** Null if the shop was restarted since the upload. */
	readImport(id: string): Promise<ImportRun | null> {
		return this.#find(`/imports/${id}`);
	}

	/** Rows that an import refused, as CSV. */
	async readImportReport(id: string): Promise<string> {
		return (await this.#call({ method: 'GET', path: `/imports/${id}/report`, isText: true })).text;
	}

	async #find<T>(path: string): Promise<T | null> {
		try {
			return await this.#read<T>(path);
		} catch (error) {
			if (error instanceof CallError && error.status === 404) return null;
			throw error;
		}
	}

	async #read<T>(path: string): Promise<T> {
		const value: T = JSON.parse((await this.#call({ method: 'GET', path })).text);
		return value;
	}

	async #post(path: string, body: unknown, headers: Readonly<Record<string, string>> = {}): Promise<void> {
		await this.#call({ method: 'POST', path, type: 'application/json', body: JSON.stringify(body), headers });
	}

	async #call({ path, type, headers = {}, timeout, isText = type === 'application/x-ndjson', ...rest }: ShopCall): Promise<Reply> {
		const url = this.#url + path;
		const content = type === undefined ? {} : { 'content-type': type };
		const longest = this.#timeout ?? timeout;
		const authorization = `Bearer ${this.#key}`;
		const reply = await call({ ...rest, ...(longest && { timeout: longest }), url, headers: { ...headers, ...content, authorization } });
		if (!isText) parseReply(reply, url);
		return reply;
	}
}

interface ShopCall {
	readonly method: 'GET' | 'POST' | 'PUT';
	readonly path: string;
	readonly type?: string;
	readonly headers?: Readonly<Record<string, string>>;
	readonly body?: string | Uint8Array<ArrayBuffer>;
	readonly timeout?: number;
	/** The answer is no JSON value. */
	readonly isText?: boolean;
}

interface ProblemReport {
	readonly name: string;
	/** All problems, also those that the list leaves out. */
	readonly total: number;
	readonly problems: readonly ReportedProblem[];
}

type ProblemKind = 'order' | 'fulfilment' | 'product' | 'content' | 'file';

/** What was given up; `key` is unique for its kind. */
export interface ReportedProblem {
	readonly kind: ProblemKind;
	readonly key: string;
	/** Order number, sku, or name of a file. */
	readonly subject: string;
	readonly reason: string;
	readonly repeatable: boolean;
	/** ISO 8601. */
	readonly failed_at: string;
}

/** What staff of the shop chose for a problem. */
export interface Decision {
	readonly kind: ProblemKind;
	readonly key: string;
	readonly decision: 'repeat' | 'dismiss';
}

export interface ImportRun {
	readonly state: 'uploaded' | 'running' | 'done' | 'failed';
	readonly result: { readonly accepted: number; readonly refused: number; readonly lines: readonly string[]; readonly has_report: boolean } | null;
	readonly reason: string | null;
}

const toPath = (number: string): string => `/orders/${encodeURIComponent(number)}`;
