import type { Kysely } from 'kysely';
import type { BackendConfig } from '../config.ts';
import type { Tables } from '../database/tables.ts';
import { cancelUnpaid } from './cancel-unpaid.ts';

const INTERVAL = 10 * 60_000;

interface Surroundings {
	config: BackendConfig;
	/** There is stock again. */
	onCancelled: () => void;
}

/** Looks for unpaid orders at the start and every ten minutes, one look at a time. */
export function startCancelling(db: Kysely<Tables>, { config, onCancelled }: Surroundings): { close(): Promise<void> } {
	let isClosed = false;
	let running = Promise.resolve();
	const look = async () => {
		try {
			if (!isClosed && (await cancelUnpaid(db, config, config.now())) > 0) onCancelled();
		} catch (cause) {
			console.error(`Unpaid orders could not be looked for: ${cause instanceof Error ? cause.message : cause}`);
		}
	};
	const next = () => {
		running = running.then(look);
	};
	next();
	const timer = setInterval(next, INTERVAL);
	timer.unref();
	return {
		async close() {
			isClosed = true;
			clearInterval(timer);
			await running;
		},
	};
}
