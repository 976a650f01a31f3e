import { createServer } from 'node:http';
import type { AddressInfo } from 'node:net';
import { checkEInvoice } from './check-e-invoice.ts';

/** `lost`: the document is taken, and the answer does not arrive. */
type Mood = 'well' | 'down' | 'lost' | 'refuses';

export interface AccessPointDouble {
	readonly url: string;
	mood: Mood;
	/** Every attempt, in order. */
	readonly attempts: { readonly key: string; readonly xml: string; readonly authorization: string }[];
	/** Documents that it took, by key. */
	readonly taken: Map<string, string>;
	close(): Promise<void>;
}

/** Plays an access point after docs/papers.md: takes each document once by its key, refuses what does not add up, and fails as the test asks. */
export async function startAccessPoint(): Promise<AccessPointDouble> {
	const server = createServer((request, response) => {
		const parts: Buffer[] = [];
		request.on('data', (part: Buffer) => parts.push(part));
		request.on('end', () => {
			const [xml, key] = [Buffer.concat(parts).toString('utf8'), String(request.headers['idempotency-key'])];
			double.attempts.push({ key, xml, authorization: request.headers.authorization ?? '' });
			const problems = checkEInvoice(xml);
			if (double.mood === 'down') return response.writeHead(503).end('busy');
			if (double.mood === 'refuses' || problems.length > 0) return response.writeHead(422).end(problems[0] ?? 'HR-BR-25');
			double.taken.set(key, xml);
			if (double.mood === 'lost') return response.destroy();
			return response.writeHead(201, { 'content-type': 'application/json' }).end(JSON.stringify({ id: `ap-${key}` }));
		});
	});
	await new Promise<void>((done) => server.listen(0, '127.0.0.1', done));
	const { port } = server.address() as AddressInfo;
	const double: AccessPointDouble = {
		...{ url: `http://127.0.0.1:${port}/documents`, mood: 'well', attempts: [], taken: new Map() },
		close: () => new Promise((done) => server.close(() => done())),
	};
	return double;
}
