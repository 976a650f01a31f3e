import { createServer } from 'node:http';

/** Starts a server on a free port that responds to each path with `answer`; `await using` closes it. */
export async function listenBriefly(answer: (path: string) => { status?: number; body: string }) {
	const server = createServer((request, response) => {
		const { status = 200, body } = answer(request.url ?? '');
		response.writeHead(status, { 'content-type': 'application/json' }).end(body);
	});
	await new Promise<void>((ready) => server.listen(0, '127.0.0.1', ready));
	const address = server.address();
	const port = typeof address === 'object' && address ? address.port : 0;
	return { port, url: `http://127.0.0.1:${port}`, [Symbol.asyncDispose]: () => new Promise<void>((done) => server.close(() => done())) };
}
