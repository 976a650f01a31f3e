import { readFileSync } from 'node:fs';
import { createServer } from 'node:http';

interface WorkerSite {
	readonly url: string;
	/** Response of /sw.js from now on. */
	worker: string;
	/** Whether pages get a response at all. */
	isSilent: boolean;
	/** Response of the page from now on: delay in milliseconds, status and title. */
	page: { readonly delay: number; readonly status: number; readonly title: string };
	close(): Promise<void>;
}

/** A site of one page and the shop's service worker, whose server a test can change while it runs: browsers fetch workers past every interception. */
export async function openWorkerSite(): Promise<WorkerSite> {
	const site = { worker: readFileSync('public/sw.js', 'utf8'), isSilent: false, page: { delay: 0, status: 200, title: '/' } };
	const server = createServer((request, response) => {
		const path = (request.url ?? '').replace(/\?.*$/, '');
		if (path === '/sw.js') return void response.writeHead(200, { 'content-type': 'text/javascript', 'cache-control': 'no-cache' }).end(site.worker);
		if (path === '/' && site.isSilent) return;
		const { delay, status, title } = path === '/' ? site.page : { delay: 0, status: 200, title: path };
		const send = () =>
			response
				.writeHead(status, { 'content-type': 'text/html', 'cache-control': 'no-cache' })
				.end(`<!doctype html><link rel="icon" href="data:,"><h1>${title}</h1>`);
		setTimeout(send, delay);
	});
	await new Promise<void>((ready) => server.listen(0, '127.0.0.1', ready));
	const address = server.address();
	return Object.assign(site, {
		url: `http://localhost:${typeof address === 'object' ? address?.port : ''}/`,
		async close() {
			server.closeAllConnections();
			await new Promise((done) => server.close(done));
		},
	});
}
