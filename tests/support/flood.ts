import { type Agent, request } from 'node:http';

/** Requests many paths from a shop over the connections of an agent; returns the number of responses by status, 0 for none. */
export async function flood(origin: string, agent: Agent, paths: readonly string[]): Promise<Readonly<Record<number, number>>> {
	const counts: Record<number, number> = {};
	const waiting = [...paths];
	const work = async () => {
		for (let path = waiting.pop(); path !== undefined; path = waiting.pop()) {
			const status = await statusOf(`${origin}${path}`, agent);
			counts[status] = (counts[status] ?? 0) + 1;
		}
	};
	await Promise.all(Array.from({ length: agent.maxSockets }, work));
	return counts;
}

function statusOf(url: string, agent: Agent): Promise<number> {
	return new Promise((done) => {
		request(url, { agent, headers: { 'accept-encoding': 'br' } }, (response) => {
			response.once('end', () => done(response.statusCode ?? 0)).once('error', () => done(0));
			response.resume();
		})
			.once('error', () => done(0))
			.end();
	});
}
