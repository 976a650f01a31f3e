import type { Validity, ValidityState } from '#lib/content/validity.ts';
import { useLabels } from '#lib/platform/client/use-labels.ts';
import { formatDate } from '#lib/platform/i18n/formats.ts';
import styles from './Screen.module.css';

interface FlyerDaysProps {
	readonly state: ValidityState;
	readonly validity: Validity;
}

/** The days on which a flyer is valid, and whether it is. The dates are absolute, so that they are right on an older page, too. */
export function FlyerDays({ state, validity: { from, to } }: FlyerDaysProps) {
	const t = useLabels();
	const [first, last] = [from && formatDate(from, t.locale), to && formatDate(to, t.locale)];
	if (state === 'over' && last)
		return (
			<p className={styles['days']} data-state={state}>
				{t('flyer.over', { date: last })}
			</p>
		);
	const days =
		first && last ? t('flyer.from_to', { from: first, to: last }) : last ? t('flyer.until', { date: last }) : first && t('flyer.from', { date: first });
	if (!days) return null;
	return (
		<p className={styles['days']} data-state={state}>
			{days} {t(state === 'upcoming' ? 'flyer.prices_later' : 'flyer.prices_now')}
		</p>
	);
}
