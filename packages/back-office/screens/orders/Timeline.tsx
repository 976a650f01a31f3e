import { type FormEvent, type ReactNode, useState } from 'react';
import { readTimeline, writeNote } from '../../api/orders.ts';
import { useRead } from '../../api/read.ts';
import type { Failure } from '../../api/result.ts';
import { useMay } from '../../app/session-context.ts';
import { formatTime } from '../../texts/format.ts';
import { t } from '../../texts/text.ts';
import { FailureNotice } from '../../ui/FailureNotice.tsx';
import { TextArea } from '../../ui/Field.tsx';
import { Loading } from '../../ui/Loading.tsx';
import { showToast } from '../../ui/toast-store.ts';
import { toNote, toTitle } from './happening-text.ts';

/** What happened to the order, the newest first, with notes that customers do not see. */
export function Timeline({ number, currency }: { readonly number: string; readonly currency: string }): ReactNode {
	const timeline = useRead(readTimeline(number));
	const mayWrite = useMay()('orders:write');
	const [failure, setFailure] = useState<Failure | null>(null);
	const [text, setText] = useState('');
	const submit = async (event: FormEvent) => {
		event.preventDefault();
		const result = await writeNote(number, text);
		setFailure(result.ok ? null : result.failure);
		if (!result.ok) return;
		setText('');
		showToast(t('action.saved'));
		await timeline.mutate();
	};
	return (
		<section className="card">
			<h2>{t('order.history')}</h2>
			{mayWrite && (
				<form className="form" onSubmit={(event) => void submit(event)}>
					<TextArea
						label={t('order.new-note')}
						hint={t('order.new-note-hint')}
						rows={2}
						maxLength={5000}
						required
						value={text}
						onChange={(event) => setText(event.target.value)}
					/>
					{failure && <FailureNotice failure={failure} />}
					<div>
						<button type="submit" className="quiet">
							{t('order.save-note')}
						</button>
					</div>
				</form>
			)}
			<Loading of={timeline}>
				{({ items }) => (
					<ol className="stack timeline">
						{items.toReversed().map((happening) => {
							const { at, kind, what, text, by } = happening;
							const note = toNote(happening, { number, currency });
							return (
								<li key={`${at} ${kind} ${what} ${text}`}>
									<small>
										{formatTime(at)}
										{by !== null && ` · ${by}`}
									</small>
									<br />
									{toTitle(happening)}
									{note !== null && <p className="typed">{note}</p>}
								</li>
							);
						})}
					</ol>
				)}
			</Loading>
		</section>
	);
}
