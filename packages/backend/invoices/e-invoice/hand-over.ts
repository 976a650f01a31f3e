import { mkdir, rename, writeFile } from 'node:fs/promises';
import { join } from 'node:path';
import { GiveUp } from '../../jobs/index.ts';
import type { AccessPoint } from '../../platform/settings/e-invoice-settings.ts';

const TIMEOUT_MS = 30_000;
const MOST_CHARACTERS = 300;
/** Statuses after which another attempt can succeed, besides those from 500. */
const AGAIN: ReadonlySet<number> = new Set([408, 425, 429]);

interface HandedOver {
	readonly xml: string;
	/** Unique name of the document: the access point takes each once. Letters, digits and dashes. */
	readonly key: string;
}

/**
 * Hands a document to the access point, and returns its name there. A repeated document has the same name and content. Throws `GiveUp` if the access point refuses it, another
 * error if it does not answer.
 */
export function handOver(accessPoint: AccessPoint, document: HandedOver): Promise<string> {
	return accessPoint.kind === 'folder' ? writeTo(accessPoint.folder, document) : post(accessPoint, document);
}

/** The name ends with `.xml` only once the file is complete. */
async function writeTo(folder: string, { xml, key }: HandedOver): Promise<string> {
	const name = `${key}.xml`;
	await mkdir(folder, { recursive: true });
	await writeFile(join(folder, `${name}.part`), xml);
	await rename(join(folder, `${name}.part`), join(folder, name));
	return name;
}

async function post({ url, key: secret }: Extract<AccessPoint, { kind: 'http' }>, { xml, key }: HandedOver): Promise<string> {
	const headers = { 'content-type': 'application/xml; charset=utf-8', 'idempotency-key': key, ...(secret !== null && { authorization: `Bearer ${secret}` }) };
	const response = await fetch(url, { method: 'POST', headers, body: xml, redirect: 'error', signal: AbortSignal.timeout(TIMEOUT_MS) });
	const answer = (await response.text()).slice(0, MOST_CHARACTERS);
	if (response.ok) return toName(answer) ?? key;
	const message = `The access point answered ${response.status}: ${answer}`;
	throw response.status >= 500 || AGAIN.has(response.status) ? new Error(message) : new GiveUp(message);
}

/** The `id` of a JSON answer. */
function toName(text: string): string | null {
	try {
		const answer: unknown = JSON.parse(text);
		return typeof answer === 'object' && answer !== null && 'id' in answer && typeof answer.id === 'string' ? answer.id : null;
	} catch {
		return null;
	}
}
