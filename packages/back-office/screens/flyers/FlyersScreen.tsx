import type { FlyerSummary } from '@titraj/backend/merchant-api/routes/flyer-routes.ts';
import type { ReactNode } from 'react';
import { createFlyer, readFlyers } from '../../api/flyers.ts';
import { useRead } from '../../api/read.ts';
import { goTo } from '../../app/place.ts';
import { formatDay } from '../../texts/format.ts';
import { t, tOf } from '../../texts/text.ts';
import { ActionButton } from '../../ui/ActionButton.tsx';
import { EmptyList } from '../../ui/EmptyList.tsx';
import { Field } from '../../ui/Field.tsx';
import { Loading } from '../../ui/Loading.tsx';
import { textOf } from '../../ui/typed.ts';

/** Flyers, the latest first, and new ones. */
export default function FlyersScreen(): ReactNode {
	const flyers = useRead(readFlyers());
	return (
		<>
			<h1>{t('flyers.title')}</h1>
			<p>{t('flyers.about')}</p>
			<div className="actions">
				<NewFlyer />
			</div>
			<Loading of={flyers}>
				{({ items }) =>
					items.length === 0 ? (
						<EmptyList none={t('empty.flyers')} />
					) : (
						<ul className="rows">
							{items.map((flyer) => (
								<li key={flyer.id} className="row">
									<span className="state" data-tone={flyer.state === 'published' ? 'done' : flyer.state === 'scheduled' ? 'attention' : undefined}>
										{tOf('content.state', flyer.state)}
									</span>
									<div>
										<a href={`#/flyers/${flyer.id}`}>{flyer.title}</a>
										<br />
										<small>{toFacts(flyer).join(' · ')}</small>
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

const toFacts = ({ valid_from, valid_to, pages }: FlyerSummary): string[] => [
	...(valid_from === null ? [] : [t('flyers.from', { day: formatDay(valid_from) })]),
	...(valid_to === null ? [] : [t('flyers.to', { day: formatDay(valid_to) })]),
	t('flyers.pages', { count: pages }),
];

function NewFlyer(): ReactNode {
	return (
		<ActionButton
			label={t('flyers.new')}
			question={t('flyers.new-question')}
			done={t('action.saved')}
			act={async (typed) => {
				const result = await createFlyer({ title: textOf(typed, 'title') ?? '', valid_from: textOf(typed, 'valid_from'), valid_to: textOf(typed, 'valid_to') });
				if (result.ok) goTo(`/flyers/${result.value.id}`);
				return result;
			}}
			onDone={() => undefined}
		>
			<Field label={t('content.field.title')} name="title" required maxLength={300} />
			<Field label={t('flyer.valid-from')} name="valid_from" type="date" />
			<Field label={t('flyer.valid-to')} name="valid_to" type="date" hint={t('flyer.valid-hint')} />
		</ActionButton>
	);
}
