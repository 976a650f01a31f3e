import { useState } from 'react';
import type { SWRResponse } from 'swr';
import { type Loaded, type LoadFailed, type Read, readOnce, useFreshRead } from '../api/read.ts';
import { t } from '../texts/text.ts';
import { showToast } from './toast-store.ts';

interface FormRead<T> {
	readonly read: SWRResponse<Loaded<T>, LoadFailed>;
	/** Key of the form: another one starts it from what was read last. */
	readonly round: number;
	/** Starts the form again from what is stored, after a save. If that cannot be read, the form stays as typed, and a toast says so. */
	readonly restart: () => Promise<void>;
}

/**
 * Data that a form changes, read again whenever its screen is opened: a cached response would fill the fields with old values. Later reads,
 * as after the window was focused, do not change what is being typed: the form keeps the version that it started from.
 */
export function useFormRead<T>(asked: Read<T>): FormRead<T> {
	const read = useFreshRead(asked);
	const [round, setRound] = useState(0);
	return {
		...{ read, round },
		async restart() {
			const now = await readOnce(asked);
			if (!now.ok) return showToast(t('action.saved-unread'));
			await read.mutate(now, { revalidate: false });
			setRound((before) => before + 1);
		},
	};
}
