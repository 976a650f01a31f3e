import type { DrawnEntry } from '@titraj/backend/merchant-api/routes/draw-routes.ts';
import type { MerchantSweepstake } from '@titraj/backend/merchant-api/routes/sweepstake-routes.ts';
import type { ReactNode } from 'react';
import { useRead } from '../../api/read.ts';
import { drawWinners, publishDrawn, readDraw, settleWinner } from '../../api/sweepstakes.ts';
import { formatTime } from '../../texts/format.ts';
import { t, tOf } from '../../texts/text.ts';
import { ActionButton } from '../../ui/ActionButton.tsx';
import { Field, TextArea } from '../../ui/Field.tsx';
import { Loading } from '../../ui/Loading.tsx';
import { textOf, toLines } from '../../ui/typed.ts';

interface Props {
	readonly sweepstake: MerchantSweepstake;
	/** Reads the sweepstake again. */
	readonly onChange: () => unknown;
}

/** The draw of a sweepstake that is over: winners and substitutes, what they answered, and who agreed to be named. */
export function Draw({ sweepstake: { id, phase, draw }, onChange }: Props): ReactNode {
	const drawn = useRead(readDraw(id));
	if (phase !== 'closed') return null;
	const again = () => Promise.all([drawn.mutate(), onChange()]);
	return (
		<section className="card stack" aria-label={t('draw.title')}>
			<h2>{t('draw.title')}</h2>
			<Loading of={drawn}>
				{({ valid, drawn: entries }) =>
					draw === null ? (
						<>
							<p>{t('draw.about', { count: valid })}</p>
							<div className="actions">
								<DrawAction id={id} onDone={again} />
							</div>
						</>
					) : (
						<>
							<p>{t('draw.made', { time: formatTime(draw.at), name: draw.by })}</p>
							<ul className="rows">
								{entries.map((entry) => (
									<DrawnRow key={entry.id} id={id} entry={entry} onDone={again} />
								))}
							</ul>
							{entries.some(({ outcome, shown_as }) => outcome === 'confirmed' && shown_as !== null) && (
								<div className="actions">
									<ActionButton
										label={t('draw.publish')}
										question={t('draw.publish-question')}
										done={t('action.saved')}
										leavesForm
										act={() => publishDrawn(id)}
										onDone={again}
									/>
								</div>
							)}
						</>
					)
				}
			</Loading>
		</section>
	);
}

function DrawAction({ id, onDone }: { readonly id: number; readonly onDone: () => unknown }): ReactNode {
	return (
		<ActionButton
			label={t('draw.draw')}
			question={t('draw.question')}
			done={t('action.done')}
			leavesForm
			act={(typed) => drawWinners(id, { prizes: toLines(textOf(typed, 'prizes') ?? ''), substitutes: Number(textOf(typed, 'substitutes') ?? 0) })}
			onDone={onDone}
		>
			<TextArea label={t('draw.prizes')} name="prizes" rows={3} required hint={t('draw.prizes-hint')} />
			<Field label={t('draw.substitutes')} name="substitutes" type="number" min={0} max={100} required defaultValue={2} hint={t('draw.substitutes-hint')} />
		</ActionButton>
	);
}

function DrawnRow({ id, entry, onDone }: { readonly id: number; readonly entry: DrawnEntry; readonly onDone: () => unknown }): ReactNode {
	const { place, first_name, last_name, email, prize, outcome, shown_as } = entry;
	const name = `${first_name} ${last_name}`;
	return (
		<li className="row">
			<span className="number">{place}.</span>
			<div>
				<b>{name}</b> {email}
				<br />
				<small>{[prize ?? t('draw.substitute'), ...(prize === null ? [] : [tOf('draw.outcome', outcome)])].join(' · ')}</small>
				{outcome === 'confirmed' && <p className="hint">{shown_as === null ? t('draw.unnamed') : t('draw.named', { name: shown_as })}</p>}
			</div>
			{prize !== null && outcome !== 'declined' && (
				<div className="actions">
					<ActionButton
						label={t('draw.confirm', { name })}
						short={t('action.confirm')}
						question={t('draw.confirm-question')}
						done={t('action.saved')}
						tone="quiet"
						act={(typed) => settleWinner(id, entry.id, { outcome: 'confirmed', shown_as: textOf(typed, 'shown_as') })}
						onDone={onDone}
					>
						<Field label={t('draw.shown-as')} name="shown_as" maxLength={200} defaultValue={shown_as ?? ''} hint={t('draw.shown-as-hint')} />
					</ActionButton>
					<ActionButton
						label={t('draw.decline', { name })}
						short={t('short.decline')}
						question={t('draw.decline-question')}
						done={t('action.saved')}
						tone="quiet"
						act={() => settleWinner(id, entry.id, { outcome: 'declined' })}
						onDone={onDone}
					/>
				</div>
			)}
		</li>
	);
}
