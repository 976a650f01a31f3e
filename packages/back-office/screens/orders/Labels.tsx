import type { ReactNode } from 'react';
import { cancelLabel, giveUpLabel, type Label, readOrderLabels, toLabelsPdf } from '../../api/labels.ts';
import { useRead } from '../../api/read.ts';
import type { Result } from '../../api/result.ts';
import { useMay } from '../../app/session-context.ts';
import { toProviderText } from '../../texts/api-words.ts';
import { formatTime } from '../../texts/format.ts';
import { t, tOf } from '../../texts/text.ts';
import { ActionButton } from '../../ui/ActionButton.tsx';
import { FileLink } from '../../ui/FileLink.tsx';
import { Loading } from '../../ui/Loading.tsx';
import { MakeLabels } from './MakeLabels.tsx';

interface Props {
	readonly number: string;
	/** Something of the order waits to be sent. */
	readonly canShip: boolean;
	readonly onChanged: () => unknown;
}

/** Labels of the order's parcels: made at a carrier, printed and cancelled. */
export function Labels({ number, canShip, onChanged }: Props): ReactNode {
	const labels = useRead(readOrderLabels(number));
	const mayWrite = useMay()('orders:write');
	const refresh = () => Promise.all([labels.mutate(), onChanged()]);
	return (
		<Loading of={labels}>
			{({ items }) =>
				items.length === 0 && !canShip ? null : (
					<section className="card" aria-labelledby="labels">
						<h2 id="labels">{t('labels.title')}</h2>
						<ul className="stack">
							{items.map((label) => (
								<LabelRow key={label.id} label={label} mayWrite={mayWrite} onChanged={refresh} />
							))}
						</ul>
						{canShip && mayWrite && !items.some(({ state }) => state === 'made') && <MakeLabels numbers={[number]} onMade={refresh} />}
					</section>
				)
			}
		</Loading>
	);
}

function LabelRow({
	label,
	mayWrite,
	onChanged,
}: {
	readonly label: Label;
	readonly mayWrite: boolean;
	readonly onChanged: () => Promise<unknown>;
}): ReactNode {
	const { id, carrier, state, tracking_code, tracking_url, error, asked_at } = label;
	/** A failure is kept at the label, too, and changes what can be done with it. A failed reading is shown where it is used. */
	const orReadAgain = async (call: Promise<Result<unknown>>) => {
		const result = await call;
		if (!result.ok) await onChanged().catch(() => undefined);
		return result;
	};
	return (
		<li>
			{tOf('carrier', carrier)} {tracking_url === null ? tracking_code : <a href={tracking_url}>{tracking_code}</a>} · {tOf('labels.state', state)}
			<br />
			<small>{formatTime(asked_at)}</small>
			{error !== null && <p className="field-error">{toProviderText(error)}</p>}
			{(state === 'asked' || state === 'made') && error !== null && mayWrite && (
				<div className="actions">
					<ActionButton
						label={t('labels.give-up')}
						question={t(state === 'made' ? 'labels.give-up-cancelling-question' : 'labels.give-up-question')}
						done={t('labels.given-up')}
						tone="danger"
						act={() => orReadAgain(giveUpLabel(id))}
						onDone={onChanged}
					/>
				</div>
			)}
			{state === 'made' && (
				<div className="actions">
					<FileLink className="button quiet" href={toLabelsPdf([id])} isFromOutside>
						{t('labels.print-one')}
					</FileLink>
					{mayWrite && (
						<ActionButton
							label={t('labels.cancel')}
							question={t('labels.cancel-question')}
							done={t('labels.cancelled')}
							tone="danger"
							act={() => orReadAgain(cancelLabel(id))}
							onDone={onChanged}
						/>
					)}
				</div>
			)}
		</li>
	);
}
