import { connectProvider } from '../../payments/index.ts';
import { logFailure } from '../../platform/log/log-error.ts';
import type { BackendConfig } from '../../platform/settings/config.ts';
import type { Database } from '../tables.ts';
import { readAttempts } from './stored-attempt.ts';

/** Ends replaced attempts at their providers, so that no order is paid twice. One that was paid meanwhile is reported by its provider; a failure is logged. */
export async function cancelAtProviders(db: Database, ids: readonly number[], config: BackendConfig): Promise<void> {
	for (const attempt of await readAttempts(db, ids)) {
		if (attempt.providerId === null) continue;
		await connectProvider(attempt.provider, config)
			?.cancel(attempt)
			.catch((cause) => logFailure('A replaced payment could not be cancelled at its provider', cause, { reference: attempt.reference }));
	}
}
