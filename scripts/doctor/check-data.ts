import type { StartRefusals } from '@titraj/backend/start-refusals.ts';
import type { Finding } from './finding.ts';

const NAME = 'data';

interface Place {
	readonly dataDir: string;
	/** Whether a shop of this checkout runs, or this is a public shop: its backend has the folder rightly. */
	readonly mayRun: boolean;
}

/** Reports whether the backend would start with its data, and what a start would change. */
export function checkData({ owner, reasons, pending }: StartRefusals, { dataDir, mayRun }: Place): readonly Finding[] {
	if (owner !== null && !mayRun) {
		const message = `${dataDir} is in use by a backend that runs alone (process ${owner}).`;
		return [{ name: NAME, state: 'bad', message, fix: 'Stop it, or start with another folder: npm start -- --data .data/other' }];
	}
	if (reasons.length > 0) return reasons.map((message) => ({ name: NAME, state: 'bad', message }));
	const free: Finding = {
		name: NAME,
		state: 'good',
		message: owner === null ? `${dataDir} is free` : `${dataDir} is used by the running shop (process ${owner})`,
	};
	if (pending.length === 0) return [free];
	const message = `A start runs ${pending.length} migrations: ${pending.join(', ')}.`;
	return [free, { name: 'migrations', state: 'note', message, fix: 'npm run backup before it; npm run update does both (docs/update.md)' }];
}
