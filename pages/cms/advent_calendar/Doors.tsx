import { PromotionFacts } from '#components/promotions/PromotionFacts.tsx';
import { ButtonLink } from '#components/ui/Button.tsx';
import { Picture } from '#components/ui/Picture.tsx';
import type { Door } from '#lib/domain/content-screens.ts';
import { formatDate } from '#lib/i18n/formats.ts';
import { useLabels } from '#lib/i18n/use-labels.ts';
import styles from './Doors.module.css';

/** The doors in their order; the one of today stands open. */
export function Doors({ doors }: { readonly doors: readonly Door[] }) {
	const t = useLabels();
	return (
		<ol className={styles['d']}>
			{doors.map(({ day, date, state, title, offer, promotion }) => (
				<li key={day} data-state={state}>
					<b>{day}</b>
					{offer ? (
						<>
							<Picture picture={offer.picture} alt="" sizes="10rem" maximumWidth={320} />
							<h2>{title}</h2>
							<p>{offer.text}</p>
							{promotion && <PromotionFacts promotion={promotion} />}
							<ButtonLink href={offer.button.url} size="small">
								{offer.button.title}
							</ButtonLink>
						</>
					) : (
						<p>{state === 'past' ? t('calendar.past', { title: title ?? '' }) : t('calendar.opens', { date: formatDate(date, t.locale) })}</p>
					)}
				</li>
			))}
		</ol>
	);
}
