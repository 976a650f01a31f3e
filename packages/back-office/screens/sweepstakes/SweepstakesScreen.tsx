import type { ReactNode } from 'react';
import { useRead } from '../../api/read.ts';
import { createSweepstake, readSweepstakes } from '../../api/sweepstakes.ts';
import { goTo } from '../../app/place.ts';
import { formatTime } from '../../texts/format.ts';
import { t, tOf } from '../../texts/text.ts';
import { ActionButton } from '../../ui/ActionButton.tsx';
import { EmptyList } from '../../ui/EmptyList.tsx';
import { Field } from '../../ui/Field.tsx';
import { Loading } from '../../ui/Loading.tsx';
import { textOf } from '../../ui/typed.ts';
import { TIMES, toMoment } from './sweepstake-form.ts';

/** Sweepstakes, the latest first, and new ones. */
export default function SweepstakesScreen(): ReactNode {
	const sweepstakes = useRead(readSweepstakes());
	return (
		<>
			<h1>{t('sweepstakes.title')}</h1>
			<p>{t('sweepstakes.about')}</p>
			<div className="actions">
				<NewSweepstake />
			</div>
			<Loading of={sweepstakes}>
				{({ items }) =>
					items.length === 0 ? (
						<EmptyList none={t('empty.sweepstakes')} />
					) : (
						<ul className="rows">
							{items.map(({ id, title, state, phase, starts_at, ends_at, entries }) => (
								<li key={id} className="row">
									<span className="state" data-tone={state === 'published' ? 'done' : state === 'scheduled' ? 'attention' : undefined}>
										{tOf('content.state', state)}
									</span>
									<div>
										<a href={`#/sweepstakes/${id}`}>{title}</a>
										<br />
										<small>
											{t('sweepstakes.row', { phase: tOf('sweepstakes.phase', phase), from: formatTime(starts_at), to: formatTime(ends_at), count: entries })}
										</small>
									</div>
								</li>
							))}
						</ul>
					)
				}
			</Loading>
		</>
	);
}

function NewSweepstake(): ReactNode {
	return (
		<ActionButton
			label={t('sweepstakes.new')}
			question={t('sweepstakes.new-question')}
			done={t('action.saved')}
			act={async (typed) => {
				const momentOf = (name: string): string => toMoment(textOf(typed, name) ?? '');
				const result = await createSweepstake({
					...{ title: textOf(typed, 'title') ?? '', starts_at: momentOf('starts_at') },
					...{ ends_at: momentOf('ends_at'), winners_at: momentOf('winners_at') },
				});
				if (result.ok) goTo(`/sweepstakes/${result.value.id}`);
				return result;
			}}
			onDone={() => undefined}
		>
			<Field label={t('content.field.title')} name="title" required maxLength={300} hint={t('sweepstakes.title-hint')} />
			{TIMES.map((name) => (
				<Field key={name} label={t(`sweepstake.field.${name}`)} name={name} type="datetime-local" required />
			))}
		</ActionButton>
	);
}
