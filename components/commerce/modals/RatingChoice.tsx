import { useId } from 'react';
import { Icon } from '#components/ui/Icon.tsx';
import { useLabels } from '#lib/platform/client/use-labels.ts';
import styles from './RatingChoice.module.css';

const RATES = [1, 2, 3, 4, 5] as const;

/** One to five stars as radio buttons, each with a text for screen readers. */
export function RatingChoice({ error }: { readonly error: string | undefined }) {
	const t = useLabels();
	const id = useId();
	return (
		<fieldset aria-describedby={error && id}>
			<legend>{t('review.rate')}</legend>
			<div className={styles['stars']}>
				{RATES.map((rate) => (
					<label key={rate} className={styles['star']}>
						<input type="radio" name="rate" value={rate} className="visually-hidden" />
						<Icon name="star" size={32} />
						<span className="visually-hidden">{t('rating.one', { value: rate })}</span>
					</label>
				))}
			</div>
			{error && (
				<p className={styles['error']} id={id}>
					{error}
				</p>
			)}
		</fieldset>
	);
}
