import { Icon } from '#components/ui/Icon.tsx';
import { useLabels } from '#lib/platform/client/use-labels.ts';
import { formatDecimal } from '#lib/platform/i18n/format-number.ts';
import styles from './RatingSummary.module.css';

interface RatingSummaryProps {
	/** 0 to 5. */
	readonly value: number;
	readonly votes: number;
}

/** The average rating and the number of votes; screen readers get one sentence. */
export function RatingSummary({ value, votes }: RatingSummaryProps) {
	const t = useLabels();
	const mean = formatDecimal(value, t.locale);
	return (
		<span className={styles['rating']} role="img" aria-label={t.plural('rating.summary', votes, { value: mean })}>
			<Icon name="star-filled" size={14} />
			<span>
				{mean} <small>{`(${votes})`}</small>
			</span>
		</span>
	);
}
