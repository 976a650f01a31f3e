/** A backup that the running backend made. */
export interface AskedBackup {
	readonly name: string;
	readonly bytes: number;
	readonly lackingFiles: number;
}

/** Asks the backend that has the data folder to make a backup now, and waits for it. Throws with what to do if it refuses. */
export async function askRunningBackend({ url, key }: { readonly url: string; readonly key: string }): Promise<AskedBackup> {
	const response = await fetch(`${url}/merchant/v1/backups`, { method: 'POST', headers: { authorization: `Bearer ${key}` } }).catch((error: unknown) => {
		throw new Error(`The running backend at ${url} gives no answer: \`npm run backup -- list\` shows whether it made the backup`, { cause: error });
	});
	const body: unknown = await response.json().catch(() => null);
	if (typeof body !== 'object' || body === null) throw new Error(`The running backend at ${url} refused the backup (${response.status})`);
	if (!response.ok) throw new Error(`The running backend refused the backup: ${'detail' in body ? body.detail : response.status}`);
	const read = (name: string): unknown => Object.entries(body).find(([known]) => known === name)?.[1];
	return { name: String(read('name')), bytes: Number(read('bytes')), lackingFiles: Number(read('lacking_files')) };
}
