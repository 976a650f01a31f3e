import { Icon } from '#components/ui/Icon.tsx';
import { useLabels } from '#lib/platform/client/use-labels.ts';
import styles from './Reasons.module.css';

const REASONS = ['box', 'heart', 'return'] as const;

/** Reasons to open an account. */
export function Reasons() {
	const t = useLabels();
	return (
		<aside className={styles['reasons']} aria-labelledby="razlozi">
			<h2 className={styles['title']} id="razlozi">
				{t('login.reasons')}
			</h2>
			<ul>
				{REASONS.map((icon) => (
					<li key={icon} className={styles['reason']}>
						<Icon name={icon} />
						{t(`login.reason.${icon}`)}
					</li>
				))}
			</ul>
		</aside>
	);
}
