import { setTimeout as wait } from 'node:timers/promises';
import { inject } from 'vitest';

interface Message {
	readonly type: string;
	readonly message: string;
	readonly extract?: string;
}

/** A search field with suggestions stays a `search`: as `text` it would lose the browser's button that empties it. Browsers and screen readers know the role on both (0154). */
const TOLERATED = /<input[^>]* type="search"[^>]* role="combobox"/;

/** Errors of a document by the Nu HTML checker, each with the HTML around it; none where the checker does not run (provide-nu-checker.ts). Throws if it does not answer within a minute. */
export async function nuErrors(html: string): Promise<readonly string[]> {
	const checker = inject('nuChecker');
	if (!checker) return [];
	const { messages } = await ask(checker, html);
	return messages
		.filter(({ type, extract = '' }) => type !== 'info' && !TOLERATED.test(extract))
		.map(({ type, message, extract = '' }) => `${type}: ${message} in ${extract.replaceAll(/\s+/g, ' ')}`);
}

const ATTEMPTS = 120;

/** The checker starts while the first pages open. */
async function ask(checker: string, html: string, attempt = 1): Promise<{ readonly messages: readonly Message[] }> {
	const answer = await fetch(`${checker}/?out=json`, { method: 'POST', headers: { 'content-type': 'text/html; charset=utf-8' }, body: html }).catch(
		(error: unknown) => {
			if (attempt < ATTEMPTS) return null;
			throw new Error('The Nu HTML checker does not answer', { cause: error });
		},
	);
	if (answer) return await answer.json();
	await wait(500);
	return ask(checker, html, attempt + 1);
}
