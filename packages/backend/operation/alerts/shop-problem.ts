/** Milliseconds. */
const TIMEOUT = 10_000;

/** Problem that the /api/health of a shop reports; null if the shop is ready. */
export async function findShopProblem(siteUrl: string): Promise<string | null> {
	try {
		const response = await fetch(`${siteUrl}/api/health`, { signal: AbortSignal.timeout(TIMEOUT) });
		const text = await response.text();
		return response.ok ? null : `${siteUrl}/api/health answers ${response.status} ${readProblem(text)}`.trim();
	} catch (cause) {
		return `${siteUrl} does not answer (${cause instanceof Error ? cause.message : String(cause)})`;
	}
}

function readProblem(text: string): string {
	try {
		const answer: unknown = JSON.parse(text);
		const data = typeof answer === 'object' && answer !== null && 'data' in answer ? answer.data : null;
		return typeof data === 'object' && data !== null && 'problem' in data && typeof data.problem === 'string' ? data.problem.slice(0, 300) : '';
	} catch {
		return '';
	}
}
