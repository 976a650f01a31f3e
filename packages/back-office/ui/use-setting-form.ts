import { type FormEvent, useState } from 'react';
import { type Loaded, readOnce } from '../api/read.ts';
import type { Failure, Result } from '../api/result.ts';
import { t } from '../texts/text.ts';
import { actConfirmed } from './OwnPassword.tsx';
import { changedFields, mergeTyped, type SettingGroup, type Typed } from './setting-group.ts';
import { showToast } from './toast-store.ts';
import { useUnsaved } from './use-unsaved.ts';

interface Options<T> {
	readonly group: SettingGroup<T>;
	readonly start: Loaded<T>;
	readonly onSaved: (now: Loaded<T>) => unknown;
}

interface SettingForm {
	readonly typed: Typed;
	readonly set: (name: string, value: string) => void;
	readonly isChanged: boolean;
	readonly failure: Failure | null;
	readonly isSending: boolean;
	/** Fields that another person has changed since they were read, and to something else. */
	readonly theirs: Typed | null;
	/** Takes over what the other person changed, unless it was changed here, too. */
	readonly merge: () => void;
	readonly submit: (event: FormEvent<HTMLFormElement>) => void;
}

interface Sent<T> {
	readonly result: Result<unknown>;
	/** What is stored after it. */
	readonly now: Result<T>;
	/** What the change was made to. */
	readonly from: Loaded<T>;
}

/** A form of settings that are saved together, with the version that they were read in. */
export function useSettingForm<T>({ group, start, onSaved }: Options<T>): SettingForm {
	const [base, setBase] = useState(start);
	/** The fields as they are stored. */
	const [stored, setStored] = useState(() => group.toTyped(start.value));
	const [typed, setTyped] = useState(stored);
	const [failure, setFailure] = useState<Failure | null>(null);
	const [other, setOther] = useState<Loaded<T> | null>(null);
	const [isSending, setIsSending] = useState(false);
	const changed = changedFields(stored, typed);
	useUnsaved(changed.length > 0);

	/** Fields of what is stored now that neither were read nor are typed. */
	const findTheirs = (now: Typed): Typed =>
		Object.fromEntries(
			changedFields(stored, now)
				.filter((name) => now[name] !== typed[name])
				.map((name) => [name, now[name] ?? '']),
		);
	const send = async (own: FormData, from: Loaded<T>, isLast = false): Promise<Sent<T>> => {
		const result = await actConfirmed(own, () => group.save(typed, { read: from, changed }));
		const isConflict = !result.ok && result.failure.status === 412;
		const now = result.ok || isConflict ? await readOnce(group.read()) : result;
		// As in useVersionedForm: something else has changed, or the same.
		if (now.ok && isConflict && !isLast && Object.keys(findTheirs(group.toTyped(now.value))).length === 0) return send(own, now, true);
		return { result, now, from };
	};
	const save = async (own: FormData) => {
		const { result, now, from } = await send(own, base);
		setIsSending(false);
		setFailure(now.ok || result.ok ? null : now.failure);
		if (now.ok && !result.ok) return setOther(now);
		if (!result.ok) return;
		// If it cannot be read now, the next save changes what this one wrote.
		const saved = now.ok ? now : { value: from.value, version: result.version ?? from.version };
		const shown = now.ok ? group.toTyped(now.value) : typed;
		setBase(saved);
		setStored(shown);
		setTyped(shown);
		onSaved(saved);
		showToast(t(now.ok ? 'action.saved' : 'action.saved-unread'));
	};
	return {
		...{ typed, failure, isSending, isChanged: changed.length > 0 },
		theirs: other && findTheirs(group.toTyped(other.value)),
		set: (name, value) => setTyped((before) => ({ ...before, [name]: value })),
		merge() {
			if (other === null) return;
			const read = group.toTyped(other.value);
			setTyped(mergeTyped(stored, typed, read));
			setStored(read);
			setBase(other);
			setOther(null);
		},
		submit(event) {
			event.preventDefault();
			setIsSending(true);
			void save(new FormData(event.currentTarget));
		},
	};
}
