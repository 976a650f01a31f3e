import type { EndpointTable } from '@titraj/contract/site.ts';
import type { AnswerReader } from './read-answer.ts';

export interface ClientSettings {
	/** Address of the backend, e.g. `http://127.0.0.1:8787`; its path is the prefix of calls with fixed paths (0068). */
	readonly baseUrl: string;
	/** Value of the base-host header: the shop's public host. */
	readonly host: string;
	/** Value of the base-lang header. */
	readonly lang: string;
	/** Value of the base-languages header if the shop has several languages: answers then include the addresses of an item in each (D5). */
	readonly languages?: readonly string[];
	readonly token?: string;
	/** Value of the base-client header: the address by which the backend counts attempts (D20). */
	readonly clientAddress?: string;
	/** Value of the base-client-secret header, which proves that base-client comes from the storefront. */
	readonly clientSecret?: string;
	/** Path of each call, from misc/endpoints. */
	readonly table: EndpointTable;
	/** `lang` goes into POST and PUT bodies unless false (Spec 7). */
	readonly appendLang?: boolean;
	readonly ignoreCache?: boolean;
	/** Milliseconds for one attempt; 10 000 where left out. */
	readonly timeout?: number;
	/** 1: reads are not retried either. */
	readonly attempts?: 1 | 2;
	readonly fetch?: typeof fetch;
	/** Reads the text of a response; a server cuts off endless ones. By default `text()`. */
	readonly readText?: (response: Response) => Promise<string>;
	/**
	 * Validates responses against the contract; without one they are not validated. Build and server only: its compiler needs eval, which the
	 * page policy forbids.
	 */
	readonly readAnswer?: AnswerReader;
}
