import { createServer, type IncomingMessage, type ServerResponse } from 'node:http';
import { isSameSecret } from '../is-same-secret.ts';
import type { Metrics } from './create-metrics.ts';

export const METRICS_PATH = '/metrics';
/** Milliseconds until a taken port is tried again: during an update the release before still has it. */
const AGAIN = 2000;

/** Whether a request for metrics on a public address has the token; without a token they are not served there. */
export function mayReadMetrics({ headers }: Pick<IncomingMessage, 'headers'>, token: string | undefined): boolean {
	const sent = /^Bearer (\S+)$/.exec(headers.authorization ?? '')?.[1];
	return token !== undefined && sent !== undefined && isSameSecret(sent, token);
}

/** Answers with the metrics. */
export async function sendMetrics(metrics: Metrics, response: ServerResponse): Promise<void> {
	const { text, type } = await metrics.read();
	response.writeHead(200, { 'content-type': type, 'cache-control': 'no-store' }).end(text);
}

/** Serves the metrics on a port of this machine alone. A taken port is tried again until it is free. */
export function serveMetrics(metrics: Metrics, port: number): Disposable & { readonly listening: Promise<number> } {
	const server = createServer((request, response) => {
		if (request.url !== METRICS_PATH) return void response.writeHead(404).end();
		sendMetrics(metrics, response).catch(() => response.destroy());
	});
	let timer: NodeJS.Timeout | undefined;
	const listen = () => server.listen(port, '127.0.0.1');
	const listening = new Promise<number>((resolve) =>
		server.once('listening', () => {
			const address = server.address();
			resolve(typeof address === 'object' && address !== null ? address.port : port);
		}),
	);
	server.on('error', () => {
		timer = setTimeout(listen, AGAIN).unref();
	});
	server.unref();
	listen();
	return {
		listening,
		[Symbol.dispose]() {
			clearTimeout(timer);
			server.close();
			server.closeAllConnections();
		},
	};
}
