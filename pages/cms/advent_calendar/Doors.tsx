import { PromotionFacts } from '#components/promotions/PromotionFacts.tsx';
import { ButtonLink } from '#components/ui/Button.tsx';
import { Picture } from '#components/ui/Picture.tsx';
import type { Door } from '#lib/content/content-screens.ts';
import { useLabels } from '#lib/platform/client/use-labels.ts';
import { formatDate } from '#lib/platform/i18n/formats.ts';
import styles from './Doors.module.css';

/** The doors in order; the open one shows its content. */
export function Doors({ doors }: { readonly doors: readonly Door[] }) {
	const t = useLabels();
	return (
		<ol className={styles['doors']}>
			{doors.map(({ day, date, state, title, offer, promotion }) => (
				<li key={day} className={styles['door']} data-state={state}>
					<b className={styles['day']}>{day}</b>
					{offer ? (
						<>
							{offer.picture && (
								<div className={styles['picture']}>
									<Picture picture={offer.picture} alt="" sizes="15rem" maximumWidth={640} />
								</div>
							)}
							<h2 className={styles['title']}>{title}</h2>
							<p className={styles['text']}>{offer.text}</p>
							{promotion && <PromotionFacts promotion={promotion} />}
							<ButtonLink href={offer.button.url} size="small">
								{offer.button.title}
							</ButtonLink>
						</>
					) : (
						<p className={styles['text']}>
							{state === 'past' ? t('calendar.past', { title: title ?? '' }) : t('calendar.opens', { date: formatDate(date, t.locale) })}
						</p>
					)}
				</li>
			))}
		</ol>
	);
}
