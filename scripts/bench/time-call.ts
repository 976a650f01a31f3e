import { type Agent, request } from 'node:http';

interface Call {
	readonly agent: Agent;
	readonly url: URL;
	readonly headers?: Readonly<Record<string, string>>;
}

/** Milliseconds until a response is complete, and its status; 0 if the connection broke. */
export function timeCall({ agent, url, headers = {} }: Call): Promise<{ readonly status: number; readonly took: number }> {
	const start = performance.now();
	return new Promise((resolve) => {
		const end = (status: number) => resolve({ status, took: performance.now() - start });
		request(url, { agent, headers: { 'accept-encoding': 'gzip', ...headers } }, (response) => {
			response.resume();
			response.once('end', () => end(response.statusCode ?? 0)).once('error', () => end(0));
		})
			.once('error', () => end(0))
			.end();
	});
}
