import { setTimeout as wait } from 'node:timers/promises';
import { AwsClient } from 'aws4fetch';
import { XMLParser } from 'fast-xml-parser';
import type { S3Settings } from '../settings/storage.ts';

interface S3Call {
	readonly method: 'GET' | 'HEAD' | 'PUT' | 'POST' | 'DELETE';
	/** Key in the bucket; by default the bucket itself. */
	readonly key?: string;
	readonly query?: string;
	readonly headers?: Readonly<Record<string, string>>;
	readonly body?: Uint8Array<ArrayBuffer>;
}

/** Calls one bucket. Null for an object that does not exist; rejects on any other failure. */
export type S3Client = (call: S3Call) => Promise<Response | null>;

/** Milliseconds before each retry of a busy or unavailable service. */
const PAUSES = [200, 800, 2000, 5000];
const TIMEOUT = 30_000;

export function createS3Client({ endpoint, region, accessKeyId, secretAccessKey }: S3Settings, bucket: string, pauses: readonly number[] = PAUSES): S3Client {
	if (accessKeyId === '' || secretAccessKey === '') throw new Error('S3_ACCESS_KEY_ID and S3_SECRET_ACCESS_KEY must be set for s3:// addresses');
	const signer = new AwsClient({ accessKeyId, secretAccessKey, region, service: 's3', retries: 0 });
	const once = async ({ method, key, query = '', headers = {}, body }: S3Call): Promise<Response> => {
		const url = `${endpoint}/${bucket}${key === undefined ? '' : `/${key.split('/').map(encodeURIComponent).join('/')}`}${query && `?${query}`}`;
		const request = await signer.sign(url, { method, headers: { ...headers }, ...(body && { body }), aws: { allHeaders: false } });
		return fetch(request, { signal: AbortSignal.timeout(TIMEOUT) });
	};
	return async (call) => {
		const name = `${call.method} s3://${bucket}/${call.key ?? ''}`;
		for (const pause of [...pauses, null]) {
			const answer = await once(call).catch((error: unknown) => (error instanceof Error ? error : new Error(String(error))));
			if (!(answer instanceof Error) && answer.ok) return answer;
			const failure = answer instanceof Error ? `no answer from ${endpoint} (${causeOf(answer)})` : await failureOf(answer);
			if (failure === 'NoSuchKey') return null;
			if (pause === null || !isTransient(answer)) throw new Error(`${name}: ${failure}${adviceOf(answer)}`);
			await wait(pause);
		}
		throw new Error(`${name}: no attempt was made`);
	};
}

const isTransient = (answer: Response | Error): boolean => answer instanceof Error || answer.status === 429 || answer.status >= 500;

const causeOf = ({ message, cause }: Error): string => (cause instanceof Error ? cause.message || String(('code' in cause && cause.code) || message) : message);

/** Status and the service's error code. A response to HEAD has no body: its 404 is a missing object. */
async function failureOf(answer: Response): Promise<string> {
	const { Error: error } = parse(await answer.text());
	const code = error?.Code ?? (answer.status === 404 ? 'NoSuchKey' : undefined);
	return code === 'NoSuchKey' ? code : `${answer.status}${code ? ` ${code}` : ''}`;
}

const ADVICE: Readonly<Record<number, string>> = {
	403: '; check S3_ACCESS_KEY_ID, S3_SECRET_ACCESS_KEY, S3_REGION, and what the key may do in this bucket',
	404: '; make the bucket first, and check S3_ENDPOINT',
	503: '; it asked to be called less often',
};
const adviceOf = (answer: Response | Error): string => (answer instanceof Error ? '; check S3_ENDPOINT' : (ADVICE[answer.status] ?? ''));

const parser = new XMLParser({ parseTagValue: false });

function parse(text: string): { readonly Error?: { readonly Code?: string } } {
	try {
		return parser.parse(text);
	} catch {
		return {};
	}
}
