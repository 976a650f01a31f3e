import { readdirSync } from 'node:fs';
import { join } from 'node:path';
import type { UploadManifest } from './upload-manifest.ts';

/** Scans every file of an output folder. */
export function scanOutput(output: string, uploads: Pick<UploadManifest, 'scan' | 'endScan'>): void {
	const waiting = [''];
	for (let at = waiting.pop(); at !== undefined; at = waiting.pop())
		for (const entry of readdirSync(join(output, at), { withFileTypes: true })) {
			const path = `${at}/${entry.name}`;
			if (entry.isDirectory()) waiting.push(path);
			else uploads.scan(path, join(output, path));
		}
	uploads.endScan();
}
