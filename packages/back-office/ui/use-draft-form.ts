import { type Dispatch, type FormEvent, type SetStateAction, useState } from 'react';
import { type Loaded, type Read, readOnce } from '../api/read.ts';
import type { Failure, Result } from '../api/result.ts';
import { t } from '../texts/text.ts';
import { showToast } from './toast-store.ts';
import { useUnsaved } from './use-unsaved.ts';

interface Options<T, Draft> {
	readonly start: Loaded<T>;
	readonly toDraft: (value: T) => Draft;
	/** Reads what is stored now. */
	readonly read: Read<T>;
	/** Replaces the whole, if the version is still that one. */
	readonly save: (draft: Draft, version: string | null) => Promise<Result<unknown>>;
	readonly onSaved: () => unknown;
}

interface DraftForm<Draft> {
	readonly draft: Draft;
	readonly setDraft: Dispatch<SetStateAction<Draft>>;
	readonly failure: Failure | null;
	readonly isSending: boolean;
	/** What another person has saved since the form was opened. */
	readonly other: Draft | null;
	/** Continues from what the other person saved: with it, or with what was changed here. */
	readonly resolve: (takesTheirs: boolean) => void;
	readonly submit: (event: FormEvent) => void;
}

/** A form of something that is saved as a whole, with the version that it was read in. */
export function useDraftForm<T, Draft>({ start, toDraft, read, save, onSaved }: Options<T, Draft>): DraftForm<Draft> {
	const [base, setBase] = useState(() => ({ draft: toDraft(start.value), version: start.version }));
	const [draft, setDraft] = useState(base.draft);
	const [failure, setFailure] = useState<Failure | null>(null);
	const [other, setOther] = useState<typeof base | null>(null);
	const [isSending, setIsSending] = useState(false);
	useUnsaved(!isSame(draft, base.draft));

	const send = async (version: string | null, isLast = false): Promise<unknown> => {
		const result = await save(draft, version);
		setFailure(result.ok || result.failure.status === 412 ? null : result.failure);
		if (result.ok) {
			// As in useVersionedForm: what is stored may not be readable now.
			setBase({ draft, version: result.version ?? version });
			showToast(t('content.saved'));
			return onSaved();
		}
		if (result.failure.status !== 412) return;
		const now = await readOnce(read);
		if (!now.ok) return setFailure(now.failure);
		const stored = toDraft(now.value);
		// As in useVersionedForm: something else has changed, or the same.
		if (!isLast && (isSame(stored, base.draft) || isSame(stored, draft))) return send(now.version, true);
		setOther({ draft: stored, version: now.version });
	};
	return {
		...{ draft, setDraft, failure, isSending, other: other?.draft ?? null },
		resolve(takesTheirs) {
			if (other === null) return;
			setBase(other);
			if (takesTheirs) setDraft(other.draft);
			setOther(null);
		},
		submit(event) {
			event.preventDefault();
			setIsSending(true);
			// Until the form starts again from what is stored: what is typed before that would be lost.
			void send(base.version).finally(() => setIsSending(false));
		},
	};
}

const isSame = (one: unknown, other: unknown): boolean => JSON.stringify(one) === JSON.stringify(other);
