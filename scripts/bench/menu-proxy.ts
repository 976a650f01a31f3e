import { createServer } from 'node:http';

interface MenuProxy extends AsyncDisposable {
	readonly url: string;
	/** Adds an entry to each menu from now on. */
	changeMenus(): void;
}

/** Starts a proxy that can change the menus of a backend; the backend's data stay the same for the next benchmark. */
export async function startMenuProxy(target: string): Promise<MenuProxy> {
	let hasChanged = false;
	const server = createServer(async (request, response) => {
		try {
			const chunks: Uint8Array[] = [];
			for await (const chunk of request) chunks.push(chunk);
			const { host: _, connection: __, 'content-length': ___, ...headers } = request.headers;
			const answer = await fetch(`${target}${request.url}`, {
				method: request.method ?? 'GET',
				headers: Object.entries(headers).flatMap(([name, value]) => (typeof value === 'string' ? [[name, value] as [string, string]] : [])),
				...(chunks.length > 0 && { body: Buffer.concat(chunks) }),
			});
			const body = Buffer.from(await answer.arrayBuffer());
			const isMenus = hasChanged && request.url?.includes('/menus/');
			response.writeHead(answer.status, { 'content-type': 'application/json' }).end(isMenus ? withEntry(body.toString()) : body);
		} catch {
			response.destroy();
		}
	});
	await new Promise<void>((done) => server.listen(0, '127.0.0.1', done));
	const address = server.address();
	if (typeof address !== 'object' || address === null) throw new Error('The proxy has no address');
	return {
		url: `http://127.0.0.1:${address.port}`,
		changeMenus: () => {
			hasChanged = true;
		},
		async [Symbol.asyncDispose]() {
			server.closeAllConnections();
			await new Promise((done) => server.close(done));
		},
	};
}

function withEntry(text: string): string {
	const answer: { data: { items: object[] }[] } = JSON.parse(text);
	for (const { items } of answer.data) items.unshift({ title: 'Novo u ponudi', url: '/kontakt/', items: [] });
	return JSON.stringify(answer);
}
