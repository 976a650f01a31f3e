import { Icon } from '#components/ui/Icon.tsx';
import { useLabels } from '#lib/platform/client/use-labels.ts';
import styles from './StarRow.module.css';

const STARS = [1, 2, 3, 4, 5] as const;

/** A rating as five stars. */
export function StarRow({ rate }: { readonly rate: number }) {
	const t = useLabels();
	return (
		<span className={styles['stars']} role="img" aria-label={t('rating.one', { value: rate })}>
			{STARS.map((star) => (
				<Icon key={star} name={star <= Math.round(rate) ? 'star-filled' : 'star'} size={16} />
			))}
		</span>
	);
}
