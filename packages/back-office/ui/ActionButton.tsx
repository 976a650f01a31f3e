import { type FormEvent, type ReactNode, useId, useRef, useState } from 'react';
import type { Failure, Result } from '../api/result.ts';
import { t } from '../texts/text.ts';
import { FailureNotice } from './FailureNotice.tsx';
import { actConfirmed, OwnPassword } from './OwnPassword.tsx';
import { showToast } from './toast-store.ts';

interface Props {
	/** On the button, and as the title of the question. */
	readonly label: string;
	/** On the button instead, where what it acts on stands beside it; `label` begins with it. */
	readonly short?: string;
	/** What will happen. */
	readonly question: string;
	/** Toast when it is done; left out if `act` shows one itself. */
	readonly done?: string;
	readonly tone?: 'danger' | 'quiet' | undefined;
	/** When it is done, a form of the screen starts again or is left; a question comes first if something in it is unsaved. */
	readonly leavesForm?: boolean;
	/** Fields of the question; their values are in the data of the form. */
	readonly children?: ReactNode;
	readonly act: (typed: FormData) => Promise<Result<unknown>>;
	/** Reads again what changed; the question stays until it has, so that the next one is not filled with old values. */
	readonly onDone: () => unknown;
}

/** A button that asks for confirmation before it acts, and reports the outcome. */
export function ActionButton({ label, short, question, done, tone, leavesForm, children, act, onDone }: Props): ReactNode {
	const dialog = useRef<HTMLDialogElement>(null);
	const [isOpen, setIsOpen] = useState(false);
	const [failure, setFailure] = useState<Failure | null>(null);
	const [isSending, setIsSending] = useState(false);
	const title = useId();

	const open = () => {
		setFailure(null);
		setIsOpen(true);
		dialog.current?.showModal();
	};
	const submit = async (event: FormEvent<HTMLFormElement>) => {
		event.preventDefault();
		const typed = new FormData(event.currentTarget);
		setIsSending(true);
		const result = await actConfirmed(typed, act);
		if (result.ok && done !== undefined) showToast(done);
		// A failed reading is shown where it is used.
		if (result.ok) await Promise.resolve(onDone()).catch(() => undefined);
		setIsSending(false);
		if (!result.ok) return setFailure(result.failure);
		setIsOpen(false);
		dialog.current?.close();
	};

	return (
		<>
			<button type="button" className={tone} aria-label={short && label} data-leaves={leavesForm ? '' : undefined} onClick={open}>
				{short ?? label}
			</button>
			<dialog ref={dialog} aria-labelledby={title} onClose={() => setIsOpen(false)}>
				{isOpen && (
					<form onSubmit={(event) => void submit(event)}>
						<h2 id={title}>{label}</h2>
						<p>{question}</p>
						{children}
						{failure && <FailureNotice failure={failure} />}
						<OwnPassword failure={failure} />
						<div className="actions">
							<button type="submit" className={tone === 'danger' ? 'danger' : undefined} disabled={isSending}>
								{t('action.confirm')}
							</button>
							<button type="button" className="quiet" onClick={() => dialog.current?.close()}>
								{t('action.back')}
							</button>
						</div>
					</form>
				)}
			</dialog>
		</>
	);
}
