import { Icon } from '#components/ui/Icon.tsx';
import { useLabels } from '#lib/i18n/use-labels.ts';
import styles from './Reasons.module.css';

const REASONS = ['box', 'heart', 'return'] as const;

/** What an account is good for. */
export function Reasons() {
	const t = useLabels();
	return (
		<aside className={styles['r']} aria-labelledby="razlozi">
			<h2 id="razlozi">{t('login.reasons')}</h2>
			<ul>
				{REASONS.map((icon) => (
					<li key={icon}>
						<Icon name={icon} />
						{t(`login.reason.${icon}`)}
					</li>
				))}
			</ul>
		</aside>
	);
}
