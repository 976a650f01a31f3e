/** A value of a header, as CloudFront Functions name it. */
interface EdgeValue {
	value: string;
}

/** The part of a viewer's request that the function reads or changes. Names of headers are in lower case; `uri` is the path as sent, without its query. */
export interface EdgeRequest {
	method: string;
	uri: string;
	querystring: Readonly<Record<string, unknown>>;
	headers: Record<string, EdgeValue>;
}

export interface EdgeResponse {
	statusCode: number;
	headers: Record<string, EdgeValue>;
}

/** Says who answers; part of the cache key, because documents for bots have the same address. */
export const ANSWERED_BY = 'x-answered-by';
/** Set if `index.html` was appended to the path: the shop, which answers when the file is missing, removes it again (deploy/nginx/origin.conf). */
export const INDEX_FILE = 'x-index-file';

export const toEdgeValue = (text: string): EdgeValue => ({ value: text });
