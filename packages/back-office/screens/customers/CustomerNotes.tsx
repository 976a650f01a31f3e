import { type FormEvent, type ReactNode, useState } from 'react';
import { noteCustomer, readCustomerNotes, removeCustomerNote } from '../../api/customers.ts';
import { useRead } from '../../api/read.ts';
import type { Failure } from '../../api/result.ts';
import { useMay } from '../../app/session-context.ts';
import { formatTime } from '../../texts/format.ts';
import { t } from '../../texts/text.ts';
import { ActionButton } from '../../ui/ActionButton.tsx';
import { FailureNotice } from '../../ui/FailureNotice.tsx';
import { TextArea } from '../../ui/Field.tsx';
import { Loading } from '../../ui/Loading.tsx';
import { showToast } from '../../ui/toast-store.ts';
import { textOf } from '../../ui/typed.ts';

/** What staff noted about a customer. */
export function CustomerNotes({ id }: { readonly id: number }): ReactNode {
	const notes = useRead(readCustomerNotes(id));
	const mayWrite = useMay()('customers:write');
	const [failure, setFailure] = useState<Failure | null>(null);
	const submit = async (event: FormEvent<HTMLFormElement>) => {
		event.preventDefault();
		const form = event.currentTarget;
		const text = textOf(new FormData(form), 'text');
		if (text === null) return;
		const result = await noteCustomer(id, text);
		setFailure(result.ok ? null : result.failure);
		if (!result.ok) return;
		form.reset();
		showToast(t('action.saved'));
		await notes.mutate();
	};
	return (
		<section className="card stack">
			<h2>{t('customer.notes')}</h2>
			<Loading of={notes}>
				{({ items }) => (
					<>
						{items.length === 0 && <p>{t('customer.no-notes')}</p>}
						<ul className="stack">
							{items.map((note) => (
								<li key={note.id}>
									<p className="typed">{note.text}</p>
									<small>
										{note.by} · {formatTime(note.at)}
									</small>
									{mayWrite && (
										<ActionButton
											label={t('customer.remove-note')}
											question={note.text}
											done={t('action.done')}
											tone="quiet"
											act={() => removeCustomerNote(id, note.id)}
											onDone={() => notes.mutate()}
										/>
									)}
								</li>
							))}
						</ul>
					</>
				)}
			</Loading>
			{mayWrite && (
				<form className="form" onSubmit={(event) => void submit(event)}>
					<TextArea label={t('customer.new-note')} name="text" maxLength={2000} rows={3} required hint={t('customer.note-hint')} />
					{failure && <FailureNotice failure={failure} />}
					<button type="submit" className="quiet">
						{t('customer.save-note')}
					</button>
				</form>
			)}
		</section>
	);
}
